import type { ProjectAccess } from '@portal/contracts';
import { RecordSheets, type RecordBodyProps } from '@portal/ui-antd';
import { aComment, aPerson, aProject, aTask, startFakeApi } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '../../testing/show-screen.js';
import { startOnWideScreen } from '../../testing/wide-screen.js';
import { writeText } from '../../testing/write-text.js';
import { TaskBoard } from '../task-board.js';
import { TaskTable } from '../table/task-table.js';
import { SheetTask } from './sheet-task.js';

const { rows } = startFakeApi();
startOnWideScreen();
const project = aProject();
const projectId = project.id;

const hrefOf = ({ id }: { id: string }) => `/customer/task/${projectId}/${id}`;
const Body = (props: RecordBodyProps) => <SheetTask {...props} hrefOf={hrefOf} />;

const show = (search = '', access: ProjectAccess = 'owner', Tasks: typeof TaskBoard | typeof TaskTable = TaskBoard) =>
  showScreen(
    () => (
      <>
        <Tasks projectId={projectId} access={access} hrefOf={hrefOf} />
        <RecordSheets kinds={{ task: { noun: 'task', page: '/customer/task/:id/:id', Body } }} />
      </>
    ),
    '*',
    `/customer/projects/${projectId}?tab=tasks${search}`,
  );
const given = (own: Parameters<typeof aTask>[0] = {}) => {
  const task = aTask({ project_id: projectId, title: 'Label the panel', status: 'todo', ...own });
  Object.assign(rows, { projects: [project], tasks: [task], comments: [] });
  return task;
};
const sheet = (task: { number: string }) => screen.findByRole('dialog', { name: `Task ${task.number}` });

describe('A task over its board', () => {
  it('opens by its card, has an address, and gives the focus back when Escape closes it', async () => {
    const task = given();
    rows.comments = [aComment({ task_id: task.id, body_html: '<p>Two are broken.</p>' })];
    const router = show();
    const card = await screen.findByRole('link', { name: 'Label the panel' });
    card.focus();
    await userEvent.keyboard('{Enter}');
    expect(await within(await sheet(task)).findByText('Two are broken.')).toBeInTheDocument();
    expect(router.state.location.search).toBe(`?tab=tasks&task=${task.id}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?tab=tasks'));
    await waitFor(() => expect(card).toHaveFocus());
    expect(router.state.historyAction).toBe('POP'); // no second entry that Back would have to go through
  });

  it('is closed by Back', async () => {
    const task = given();
    const router = show();
    await userEvent.click(await screen.findByRole('link', { name: 'Label the panel' }));
    await sheet(task);
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is shown by its address; closed, the board is there', async () => {
    const task = given();
    const router = show(`&task=${task.id}`);
    await userEvent.click(await within(await sheet(task)).findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=tasks'));
    expect(await screen.findByRole('link', { name: 'Label the panel' })).toBeInTheDocument();
  });

  it('opens as a page in a new tab, and from the sheet', async () => {
    const task = given();
    const router = show();
    const card = await screen.findByRole('link', { name: 'Label the panel' });
    expect(card).toHaveAttribute('href', `/customer/task/${projectId}/${task.id}`);
    fireEvent.click(card, { ctrlKey: true });
    expect(router.state.location.search).toBe('?tab=tasks');
    await userEvent.click(card);
    expect(within(await sheet(task)).getByRole('link', { name: 'Open as a page' })).toHaveAttribute(
      'href',
      `/customer/task/${projectId}/${task.id}`,
    );
  });

  it('leads to the next one of the board', async () => {
    const task = given({ position: 10 });
    rows.tasks.push(aTask({ project_id: projectId, title: 'Test the panel', status: 'todo', position: 20 }));
    show();
    await userEvent.click(await screen.findByRole('link', { name: 'Label the panel' }));
    await userEvent.click(await within(await sheet(task)).findByRole('button', { name: 'Next in the list' }));
    expect(await screen.findByRole('heading', { name: 'Test the panel', level: 2 })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next in the list' })).toBeDisabled();
  });

  it('opens from the list too', async () => {
    const task = given();
    show('', 'owner', TaskTable);
    await userEvent.click(await screen.findByRole('link', { name: 'Label the panel' }));
    expect(await sheet(task)).toBeInTheDocument();
  });
});

describe('A task’s properties', () => {
  it('are edited in place; Escape ends the edit, not the sheet', async () => {
    const person = aPerson({ name: 'Avery Cole', role: 'admin' });
    rows.people = [person];
    const task = given({ weight: 3 });
    show(`&task=${task.id}`);
    const open = within(await sheet(task));
    await userEvent.click(await open.findByRole('button', { name: /^Edit weight/ }));
    await userEvent.keyboard('{Escape}');
    expect(await sheet(task)).toBeInTheDocument();
    await userEvent.click(open.getByRole('button', { name: /^Edit weight/ }));
    await userEvent.clear(screen.getByLabelText('Weight'));
    await userEvent.type(screen.getByLabelText('Weight'), '8{Enter}');
    await waitFor(() => expect(rows.tasks[0]).toMatchObject({ weight: 8 }));
    await userEvent.click(open.getByRole('button', { name: /^Edit assigned to/ }));
    await userEvent.click(await screen.findByTitle('Avery Cole'));
    await waitFor(() => expect(rows.tasks[0]).toMatchObject({ assignee_id: person.id }));
  });

  it('have the state with its legal steps in the line of the title', async () => {
    const task = given({ status: 'blocked' });
    show(`&task=${task.id}`);
    await userEvent.click(await within(await sheet(task)).findByRole('button', { name: /^Status: Blocked/ }));
    expect(screen.queryByRole('menuitem', { name: 'Done' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'In progress' }));
    await waitFor(() => expect(rows.tasks[0]).toMatchObject({ status: 'in_progress' }));
  });

  it('give the focus back to the state when Escape closes its list; the sheet stays', async () => {
    const task = given();
    show(`&task=${task.id}`);
    const state = await within(await sheet(task)).findByRole('button', { name: /^Status: To do/ });
    state.focus();
    await userEvent.keyboard('{Enter}');
    const first = within(await screen.findByRole('menu')).getAllByRole('menuitem')[0];
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(state).toHaveFocus();
    await waitFor(() => expect(state).not.toHaveClass('ant-dropdown-open'));
    expect(await sheet(task)).toBeInTheDocument();
    expect(rows.tasks[0]).toMatchObject({ status: 'todo' });
  });

  it('have the description as rich text, edited where it stands', async () => {
    const task = given({ description: 'All **24** ports' });
    show(`&task=${task.id}`);
    const open = within(await sheet(task));
    expect((await open.findByText('24')).tagName).toBe('STRONG');
    await userEvent.click(open.getByRole('button', { name: 'Edit description' }));
    await writeText('Description', ', from 1');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(rows.tasks[0]).toMatchObject({ description: 'All **24** ports, from 1' }));
    await waitFor(() => expect(open.getByRole('button', { name: 'Edit description' })).toHaveFocus());
  });

  it('are only read by those who may not change the task', async () => {
    const task = given();
    rows.projects = [{ ...project, access: 'viewer' }];
    show(`&task=${task.id}`, 'viewer');
    const open = within(await sheet(task));
    expect(open.queryByRole('button', { name: /Edit|Status|More|Comment/ })).not.toBeInTheDocument();
  });
});
