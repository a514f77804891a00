import { anId, aProject, aTask, http, HttpResponse, startFakeApi } from '@portal/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../test/show-part.js';
import { TaskBoard } from './task-board.js';
import type { TaskViewProps } from './use-project-tasks.js';

const projectId = anId();
const { api, rows } = startFakeApi();

const has = (...tasks: Parameters<typeof aTask>[0][]) => {
  rows.tasks = tasks.map((own, index) => aTask({ project_id: projectId, position: (index + 1) * 10, ...own }));
  return rows.tasks;
};
const show = (own: Partial<TaskViewProps> = {}) =>
  showPart(<TaskBoard projectId={projectId} access="owner" hrefOf={(task) => `/task/${task.id}`} {...own} />);
const cards = (column: string) =>
  within(screen.getByRole('region', { name: column }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const focus = async (title: string) => (await screen.findByRole('link', { name: title })).focus();
const stored = (title: string) => rows.tasks.find((task) => task.title === title);

const board = (...titles: string[]) => has(...titles.map((title) => ({ title, status: 'todo' as const })));

describe('The board of a project', () => {
  it('carries a card by keyboard, shows it there at once and says every step', async () => {
    has({ title: 'Cable' }, { title: 'Rack', status: 'in_progress' }, { title: 'Paint', status: 'in_progress' });
    show();
    await focus('Cable');
    await userEvent.keyboard(' ');
    expect(screen.getByText(/^Picked up “Cable”: To do, 1 of 1\./)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByText('In progress, 2 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Dropped “Cable” in In progress, 2 of 3.')).toBeInTheDocument();
    expect(cards('In progress')).toEqual(['Rack', 'Cable', 'Paint']);
    expect(screen.getByRole('link', { name: 'Cable' })).toHaveFocus();
    await waitFor(() => expect(stored('Cable')).toMatchObject({ status: 'in_progress', position: 25 }));
    expect(await screen.findByText('Task updated')).toBeInTheDocument();
  });

  it('puts a card into another place of its column without a word', async () => {
    board('Cable', 'Rack');
    show();
    await focus('Cable');
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() => expect(stored('Cable')).toMatchObject({ version: 2 }));
    expect(cards('To do')).toEqual(['Rack', 'Cable']);
    await focus('Rack');
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    expect(await screen.findAllByText('Task updated')).toHaveLength(1);
  });

  it('puts a card back on Escape, and when the person goes elsewhere, without a call', async () => {
    board('Cable', 'Rack');
    show();
    await focus('Cable');
    await userEvent.keyboard(' {ArrowRight}{Escape}');
    expect(cards('To do')).toEqual(['Cable', 'Rack']);
    await userEvent.keyboard(' {ArrowDown}');
    expect(cards('To do')).toEqual(['Rack', 'Cable']);
    await userEvent.click(screen.getByRole('searchbox'));
    expect(cards('To do')).toEqual(['Cable', 'Rack']);
    expect(stored('Cable')).toMatchObject({ version: 1 });
  });

  it('takes a move back when the server refuses it, and says why (specification, section 4)', async () => {
    board('Cable');
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    api.use(
      http.put('*/api/v1/tasks/:id', async () => {
        await asked;
        return HttpResponse.json({ error: 'This project is on hold' }, { status: 409 });
      }),
    );
    show();
    await focus('Cable');
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    expect(cards('In progress')).toEqual(['Cable']);
    answer();
    await waitFor(() => expect(cards('To do')).toEqual(['Cable']));
    expect(cards('In progress')).toEqual([]);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('lets the person choose when somebody else moved the card first (decisions, section 2)', async () => {
    const [task] = board('Cable');
    show();
    await focus('Cable');
    Object.assign(task!, { status: 'cancelled', version: 2 });
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('In progress')).toBeInTheDocument();
    expect(within(dialog).getByText('Cancelled')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(cards('To do')).toEqual([]));
    expect(task).toMatchObject({ status: 'cancelled', version: 2 });
  });

  it('moves on top of what somebody else changed elsewhere in the task', async () => {
    const [task] = board('Cable');
    show();
    await focus('Cable');
    Object.assign(task!, { title: 'Cables', version: 2 });
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    await waitFor(() => expect(task).toMatchObject({ title: 'Cables', status: 'in_progress', version: 3 }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers only the steps of the workflow in a card’s menu', async () => {
    has({ title: 'Line', status: 'blocked' });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Move Line to…' }));
    const menu = await screen.findByRole('menu');
    const steps = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    expect(steps).toEqual(['To do', 'In progress', 'Cancelled', 'Move up', 'Move down']);
    await userEvent.click(within(menu).getByText('In progress'));
    expect(await within(screen.getByRole('region', { name: 'In progress' })).findByText('Line')).toBeInTheDocument();
    await waitFor(() => expect(stored('Line')).toMatchObject({ status: 'in_progress' }));
  });

  it('changes the order in a column by the menu', async () => {
    board('Cable', 'Rack', 'Paint');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Move Paint to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    expect(cards('To do')).toEqual(['Cable', 'Paint', 'Rack']);
    await waitFor(() => expect(stored('Paint')).toMatchObject({ position: 15 }));
  });

  it('is only read by a viewer', async () => {
    board('Cable', 'Rack');
    show({ access: 'viewer' });
    await focus('Cable');
    await userEvent.keyboard(' {ArrowDown}');
    expect(screen.getByRole('link', { name: 'Rack' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Move|New task|Add a task/ })).not.toBeInTheDocument();
    expect(screen.queryByPlaceholderText('Add a task')).not.toBeInTheDocument();
  });

  it('says who changed a card a moment ago', async () => {
    const [task] = board('Cable');
    show({ marks: new Map([[task!.id, { text: 'Changed by Avery just now', glowing: true }]]) });
    await screen.findByRole('link', { name: 'Cable' });
    expect(screen.getByText('Changed by Avery just now')).toBeInTheDocument();
    expect(screen.getByText('Cable: Changed by Avery just now')).toBeInTheDocument();
  });

  it('says why it is empty, and takes the first task and the next ones without losing a letter', async () => {
    show();
    expect(await screen.findByText('No tasks yet')).toBeInTheDocument();
    const user = userEvent.setup({ delay: null }); // types on without waiting for anything
    await user.click(screen.getByRole('button', { name: 'Add the first task' }));
    await user.keyboard('Rack{Enter}Order the router{Enter}Cable check');
    await waitFor(() => expect(rows.tasks.map(({ title }) => title)).toEqual(['Rack', 'Order the router']));
    await waitFor(() => expect(cards('To do')).toEqual(['Rack', 'Order the router']));
    expect(screen.getByRole('textbox', { name: /^Add a task to To do/ })).toHaveFocus();
    expect(document.activeElement).toHaveValue('Cable check');
  });

  it('opens the form of a new task by its button, also when there is none yet', async () => {
    show();
    await screen.findByText('No tasks yet');
    await userEvent.click(screen.getByRole('button', { name: 'New task' }));
    expect(await screen.findByRole('dialog', { name: 'New task' })).toBeInTheDocument();
  });

  it('offers no new tasks once the project is over', async () => {
    rows.projects = [aProject({ id: projectId, status: 'completed' })];
    board();
    show();
    expect(await screen.findByText('The project is completed, so no tasks can be added.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /task/ })).not.toBeInTheDocument();
  });

  it.each([
    ['the field', 'textbox'],
    ['the column’s +', 'button'],
  ])(
    'stores every task that is typed quickly after a click on %s, in its order, with slow answers',
    async (_, role) => {
      const titles = ['Rack', 'Cable', 'Cable', 'Label the ports', 'Paint'];
      const sent: { title: string; key: string | null }[] = [];
      let answer: () => void = () => undefined;
      const slow = new Promise<void>((resolve) => (answer = resolve));
      api.use(
        http.post('*/api/v1/tasks', async ({ request }) => {
          const { title } = (await request.clone().json()) as { title: string };
          sent.push({ title, key: request.headers.get('idempotency-key') });
          await slow;
          return undefined;
        }),
      );
      board('Desk');
      show();
      const user = userEvent.setup({ delay: null });
      await user.click(await screen.findByRole(role, { name: /^Add a task to To do/ }));
      for (const title of titles) await user.keyboard(`${title}{Enter}`);
      expect(document.activeElement).toHaveValue('');
      const waiting = within(screen.getByRole('list', { name: 'Tasks on their way' }));
      for (const title of new Set(titles)) expect(waiting.getAllByText(title)).not.toHaveLength(0);
      expect(waiting.getAllByRole('listitem')).toHaveLength(5);
      answer();
      await waitFor(() => expect(rows.tasks.map(({ title }) => title)).toEqual(['Desk', ...titles]));
      expect(sent.map(({ title }) => title)).toEqual(titles);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(5);
      expect(await screen.findByText('5 tasks created')).toBeInTheDocument();
    },
  );

  it('keeps a quickly typed task that was refused, says why, and sends it again', async () => {
    api.use(
      http.post('*/api/v1/tasks', () => HttpResponse.json({ error: 'Not now' }, { status: 403 }), { once: true }),
    );
    board('Desk');
    show();
    await userEvent.click(await screen.findByRole('textbox', { name: /^Add a task to To do/ }));
    await userEvent.keyboard('Cable{Enter}');
    expect(await screen.findByText('Not now')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(stored('Cable')).toMatchObject({ status: 'todo' }));
  });

  it('has after a reload what was typed into a column and not stored, and sends it under the same key', async () => {
    const keys: (string | null)[] = [];
    api.use(
      http.post('*/api/v1/tasks', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? new Promise<never>(() => undefined) : undefined;
      }),
    );
    board('Desk');
    show();
    const field = () => screen.findByRole('textbox', { name: /^Add a task to To do/ });
    await userEvent.click(await field());
    await userEvent.keyboard('Cable{Enter}Ra');
    await waitFor(() => expect(keys).toHaveLength(1));
    cleanup();
    show();
    await waitFor(async () => expect(await field()).toHaveValue('Ra'));
    expect(screen.getByText('The page was left before this was saved')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(stored('Cable')).toMatchObject({ status: 'todo' }));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('names the task whose move did not get through', async () => {
    board('Cable');
    api.use(http.put('*/api/v1/tasks/:id', () => HttpResponse.error()));
    show();
    await focus('Cable');
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('“Cable”: Failed to update task');
  });

  it('finds tasks, and says when none fits', async () => {
    board('Cable', 'Rack');
    show();
    await screen.findByRole('link', { name: 'Cable' });
    await userEvent.type(screen.getByRole('searchbox'), 'rack{Enter}');
    await waitFor(() => expect(cards('To do')).toEqual(['Rack']));
    await userEvent.type(screen.getByRole('searchbox'), 'et{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(cards('To do')).toEqual(['Cable', 'Rack']);
  });

  it('tells that the tasks could not be fetched, and tries again', async () => {
    api.use(http.get('*/api/v1/tasks', () => HttpResponse.json({ error: 'Not now' }, { status: 403 }), { once: true }));
    board('Cable');
    show();
    expect(await screen.findByText('The tasks could not be loaded')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Cable' })).toBeInTheDocument();
  });
});
