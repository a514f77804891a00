import { anId, aTask, startFakeApi } from '@portal/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../test/show-part.js';
import { TaskBoard } from '../tasks/task-board.js';

const projectId = anId();
const { rows } = startFakeApi();
const given = (...tasks: Parameters<typeof aTask>[0][]): void => {
  rows.tasks = tasks.map((own, index) => aTask({ project_id: projectId, position: (index + 1) * 10, ...own }));
};
const show = () => showPart(<TaskBoard projectId={projectId} access="owner" hrefOf={(task) => `/task/${task.id}`} />);
const column = async (name: string) => within(await screen.findByRole('region', { name }));
const fold = async (name: string) => userEvent.click((await column(name)).getByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('The columns of a board', () => {
  it('fold, each, and are so again on the next visit', async () => {
    given({ title: 'Cable', status: 'todo' }, { title: 'Rack', status: 'in_review' });
    show();
    await fold('In review');
    expect((await column('In review')).queryByRole('link')).not.toBeInTheDocument();
    cleanup();
    show();
    expect((await column('To do')).getByRole('link', { name: 'Cable' })).toBeInTheDocument();
    expect((await column('In review')).getByRole('button', { name: 'In review', expanded: false })).toBeInTheDocument();
    await fold('In review');
    expect((await column('In review')).getByRole('link', { name: 'Rack' })).toBeInTheDocument();
  });

  it('are passed by the arrow keys while they are folded, and take a card that is carried there', async () => {
    given(
      { title: 'Cable', status: 'todo' },
      { title: 'Rack', status: 'in_progress' },
      { title: 'Paint', status: 'in_review' },
    );
    show();
    await fold('In progress');
    (await screen.findByRole('link', { name: 'Cable' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Paint' })).toHaveFocus();
    await userEvent.keyboard(' {ArrowLeft}');
    expect((await column('In progress')).getByRole('link', { name: 'Paint' })).toHaveFocus();
  });

  it('draw more of a long column where the arrow keys go on', async () => {
    given(...Array.from({ length: 32 }, (_, at) => ({ title: `Port ${at + 1}`, status: 'todo' as const })));
    show();
    (await screen.findByRole('link', { name: 'Port 30' })).focus();
    expect(screen.queryByRole('link', { name: 'Port 31' })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Port 31' })).toHaveFocus();
  });
});
