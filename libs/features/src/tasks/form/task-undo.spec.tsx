import type { ChangeTasks } from '@portal/contracts';
import { anId, aProblem, aTask, http, HttpResponse, startFakeApi } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../../test/show-part.js';
import { TaskBoard } from '../task-board.js';
import { TaskTable } from '../table/task-table.js';

const projectId = anId();
const { api, rows } = startFakeApi();

const has = (...tasks: Parameters<typeof aTask>[0][]) => {
  rows.tasks = tasks.map((own, index) => aTask({ project_id: projectId, position: (index + 1) * 10, ...own }));
  return rows.tasks;
};
const show = (Tasks: typeof TaskBoard | typeof TaskTable) =>
  showPart(<Tasks projectId={projectId} access="owner" hrefOf={(task) => `/task/${task.id}`} />);
const cards = (column: string) =>
  within(screen.getByRole('region', { name: column }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const focus = async (title: string) => (await screen.findByRole('link', { name: title })).focus();
const stored = (title: string) => rows.tasks.find((task) => task.title === title);

/** Stores bulk changes, except those that are refused; what was sent. */
function answerBulk(isRefused: (change: ChangeTasks) => boolean = () => false): ChangeTasks[] {
  const sent: ChangeTasks[] = [];
  api.use(
    http.post('*/api/v1/tasks/bulk', async ({ request }) => {
      const body = (await request.json()) as ChangeTasks;
      sent.push(body);
      const error = aProblem({ code: 'conflict', status: 409, error: 'The project was closed' });
      if (isRefused(body)) return HttpResponse.json(error, { status: 409 });
      const { ids, ...change } = body;
      const changed = rows.tasks.filter(({ id }) => ids.includes(id));
      for (const task of changed) Object.assign(task, change, { version: task.version + 1 });
      return HttpResponse.json({ data: changed });
    }),
  );
  return sent;
}

/** Chooses every task and one value for all of them. */
async function changeAll(field: string, value: string): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  const bar = screen.getByRole('group', { name: 'Actions for selected rows' });
  await userEvent.click(within(bar).getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('menuitem', { name: value }));
  await waitFor(() => expect(bar).not.toBeInTheDocument());
}

describe('Undo of a moved card', () => {
  it('takes a card’s move back by Undo, to its place in the column, on the version that the move made', async () => {
    has({ title: 'Cable' }, { title: 'Rack' }, { title: 'Paint', status: 'in_progress' });
    const sent: unknown[] = [];
    api.use(
      http.put('*/api/v1/tasks/:id', async ({ request }) => {
        sent.push(await request.clone().json());
        return undefined;
      }),
    );
    show(TaskBoard);
    await focus('Cable');
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ status: 'todo', position: 10, version: 2 });
    await waitFor(() => expect(cards('To do')).toEqual(['Cable', 'Rack']));
    expect(stored('Cable')).toMatchObject({ status: 'todo', position: 10, version: 3 });
  });

  it('offers no Undo for a move that the workflow has no way back from', async () => {
    has({ title: 'Cable', status: 'in_review' }, { title: 'Rack' });
    show(TaskBoard);
    await focus('Cable');
    await userEvent.click(screen.getByRole('button', { name: 'Move Cable to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }));
    expect(await screen.findByText('Task updated')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(stored('Cable')).toMatchObject({ status: 'done' });
  });

  it('says why a move could not be undone: another user has moved the card on', async () => {
    has({ title: 'Cable' }, { title: 'Rack' });
    show(TaskBoard);
    await focus('Cable');
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    Object.assign(stored('Cable') ?? {}, { status: 'blocked', version: 9 });
    await userEvent.click(undo);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(stored('Cable')).toMatchObject({ status: 'blocked', version: 9 });
    expect(screen.queryByText('Undone')).not.toBeInTheDocument();
  });
});

describe('Undo of a change of several tasks', () => {
  it('gives each of several tasks its former value back by one Undo', async () => {
    const [robin, kim] = [anId(), anId()];
    const tasks = has(
      { title: 'Cable', assignee_id: robin, priority: 'low' },
      { title: 'Rack', assignee_id: kim, priority: 'urgent' },
      { title: 'Paint', assignee_id: robin, priority: 'high' },
    );
    const sent = answerBulk();
    show(TaskTable);
    await changeAll('Assigned to', 'Nobody');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(tasks.map(({ assignee_id: assignee }) => assignee)).toEqual([robin, kim, robin]);
    expect(sent.slice(1)).toEqual([
      { project_id: projectId, ids: [tasks[0]?.id, tasks[2]?.id], assignee_id: robin },
      { project_id: projectId, ids: [tasks[1]?.id], assignee_id: kim },
    ]);
    await changeAll('Priority', 'High');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(tasks.map(({ priority }) => priority)).toEqual(['low', 'urgent', 'high']));
  });

  it('gives several tasks one due date, and each its own back', async () => {
    const tasks = has({ title: 'Cable', due_date: '2031-01-30' }, { title: 'Rack' });
    const sent = answerBulk();
    show(TaskTable);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(screen.getByRole('button', { name: 'Due date' }));
    fireEvent.change(await screen.findByLabelText('Due date', { selector: 'input' }), {
      target: { value: '2031-02-06' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Set due date' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    const ids = tasks.map(({ id }) => id);
    expect(sent).toEqual([
      { project_id: projectId, ids, due_date: '2031-02-06' },
      { project_id: projectId, ids: [ids[0]], due_date: '2031-01-30' },
      { project_id: projectId, ids: [ids[1]], due_date: null },
    ]);
  });

  it('says so when a part of several could not be given its value back', async () => {
    const tasks = has({ title: 'Cable', status: 'todo' }, { title: 'Rack', status: 'in_review' });
    answerBulk((change) => change.status === 'in_review');
    show(TaskTable);
    await changeAll('Status', 'In progress');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not all of it was undone: The project was closed');
    expect(tasks.map(({ status }) => status)).toEqual(['todo', 'in_progress']);
  });

  it('offers no Undo where one of several has no way back', async () => {
    has({ title: 'Cable', status: 'in_progress' }, { title: 'Rack', status: 'in_review' });
    answerBulk();
    show(TaskTable);
    await changeAll('Status', 'Done');
    expect(await screen.findByText('2 tasks updated')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
