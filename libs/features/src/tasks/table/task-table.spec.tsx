import type { ChangeTasks } from '@portal/contracts';
import { aMilestone, anId, aProblem, aTask, http, HttpResponse, startFakeApi } from '@portal/testing';
import { useOpenRecord } from '@portal/ui';
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../../test/show-part.js';
import { TaskTable } from './task-table.js';
import type { TaskViewProps } from '../use-project-tasks.js';

const projectId = anId();
const { api, rows } = startFakeApi();

const has = (...tasks: Parameters<typeof aTask>[0][]) => {
  rows.tasks = tasks.map((own) => aTask({ project_id: projectId, ...own }));
  return rows.tasks;
};
const show = (own: Partial<TaskViewProps> = {}, address?: string) =>
  showPart(
    <TaskTable projectId={projectId} access="owner" hrefOf={(task) => `/task/${task.id}`} {...own} />,
    undefined,
    address,
  );
const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('The list of tasks', () => {
  it('can be narrowed to the tasks that nobody has', async () => {
    has({ title: 'Cable', assignee_id: anId() }, { title: 'Rack' });
    show({}, '/?assignee_id=none');
    expect(await screen.findByRole('link', { name: 'Rack' })).toBeInTheDocument();
    expect(titles()).toEqual(['Rack']);
    expect(screen.getByRole('button', { name: 'Remove filter Assigned to: Unassigned' })).toBeInTheDocument();
  });

  it('renames the task in focus by e, saved by Enter', async () => {
    const [cable] = has({ title: 'Cable' }, { title: 'Rack' });
    show();
    await screen.findByRole('link', { name: 'Cable' });
    await userEvent.keyboard('j');
    expect(screen.getByRole('link', { name: 'Cable' })).toHaveFocus();
    await userEvent.keyboard('e');
    await userEvent.keyboard('Cables{Enter}');
    expect(await screen.findByRole('link', { name: 'Cables' })).toBeInTheDocument();
    await waitFor(() => expect(cable).toMatchObject({ title: 'Cables', version: 2 }));
  });

  it('keeps two changes of one task in the order they were made, however slow the first is', async () => {
    const [cable] = has({ title: 'Cable' });
    const sent: unknown[] = [];
    let answer: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (answer = resolve));
    api.use(
      http.put('*/api/v1/tasks/:id', async ({ request }) => {
        sent.push(((await request.clone().json()) as { title: string }).title);
        if (sent.length === 1) await slow;
        return undefined;
      }),
    );
    show();
    for (const [from, to] of [
      ['Cable', 'Cables'],
      ['Cables', 'Cabling'],
    ]) {
      await userEvent.click(await screen.findByRole('button', { name: `Edit title of ${from}` }));
      await userEvent.keyboard(`${to}{Enter}`);
    }
    await waitFor(() => expect(sent).toEqual(['Cables']));
    expect(screen.getByRole('link', { name: 'Cabling' })).toBeInTheDocument();
    answer();
    await waitFor(() => expect(cable).toMatchObject({ title: 'Cabling', version: 3 }));
    expect(sent).toEqual(['Cables', 'Cabling']);
    expect(screen.getByRole('link', { name: 'Cabling' })).toBeInTheDocument();
    expect(await screen.findByText('Task updated')).toBeInTheDocument();
    expect(screen.queryByText('2 tasks updated')).not.toBeInTheDocument();
  });

  it('leaves a title as it was on Escape, and never saves an empty one', async () => {
    const [cable] = has({ title: 'Cable' });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit title of Cable' }));
    await userEvent.keyboard('Other{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit title of Cable' }));
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(await screen.findByRole('link', { name: 'Cable' })).toBeInTheDocument();
    expect(cable).toMatchObject({ title: 'Cable', version: 1 });
  });

  it('changes the status in place, by the steps of the workflow', async () => {
    const [line] = has({ title: 'Line', status: 'blocked' });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Edit status of Line/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.getAttribute('aria-label') ?? option.textContent)).not.toContain('Done');
    await userEvent.click(await screen.findByTitle('In progress'));
    await waitFor(() => expect(line).toMatchObject({ status: 'in_progress' }));
    expect(await screen.findByRole('button', { name: 'Edit status of Line: In progress' })).toHaveFocus();
  });

  it('says beside the field that a weight is out of range, keeps what is typed, and gives the focus back', async () => {
    const [line] = has({ title: 'Line', weight: 3 });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Edit weight of Line/ }));
    await userEvent.keyboard('99{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('A whole number from 1 to 13');
    expect(screen.getByLabelText('Weight of Line')).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(line).toMatchObject({ weight: 9 }));
    expect(await screen.findByRole('button', { name: /^Edit weight of Line/ })).toHaveFocus();
  });

  it('finds the person by typing, and leaves all as it was on Escape', async () => {
    has({ title: 'Line' });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Edit who Line is assigned to/ }));
    await userEvent.keyboard('zzz');
    expect(await screen.findByText('Nobody and nothing by that name')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /^Edit who Line is assigned to/ })).toHaveFocus();
  });

  it('deletes several after a question that names them, and says how many', async () => {
    const deleted: string[] = [];
    const [cable] = has({ title: 'Cable' }, { title: 'Rack' });
    api.use(
      http.delete('*/api/v1/tasks/:id', ({ params }) => {
        const id = String(params['id']);
        if (id === cable?.id)
          return HttpResponse.json(aProblem({ code: 'conflict', status: 409, error: 'It has logged time' }), {
            status: 409,
          });
        deleted.push(id);
        return HttpResponse.json({ data: { id } });
      }),
    );
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/Cable, .*Rack: gone for everybody/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete 2 tasks' }));
    expect(await screen.findByText('1 of 2 deleted, 1 refused: It has logged time')).toBeInTheDocument();
    expect(deleted).toHaveLength(1);
  });

  it('sets and takes away a due date in place', async () => {
    const [line] = has({ title: 'Line', due_date: '2031-05-06' });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Edit due date of Line/ }));
    await userEvent.clear(screen.getByLabelText('Due date of Line'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(line).toMatchObject({ due_date: null }));
  });

  it('takes no due date of a year with more than four digits', async () => {
    const [line] = has({ title: 'Line', due_date: '2031-05-06' });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Edit due date of Line/ }));
    const field = screen.getByLabelText('Due date of Line');
    fireEvent.change(field, { target: { value: '70131-02-02' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The latest year is 9999');
    expect(line).toMatchObject({ due_date: '2031-05-06' });
  });

  it('says why what was typed in place is refused, and shows what was there before', async () => {
    has({ title: 'Line', due_date: '2031-05-06' });
    api.use(
      http.put('*/api/v1/tasks/:id', () =>
        HttpResponse.json(
          aProblem({
            code: 'invalid',
            status: 400,
            details: [{ path: 'due_date', message: 'Must be a day after 2000' }],
          }),
          { status: 400 },
        ),
      ),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Edit due date of Line/ }));
    await userEvent.clear(screen.getByLabelText('Due date of Line'));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('“Line”: Due date: Must be a day after 2000')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Edit due date of Line: .*2031/ })).toBeInTheDocument();
  });

  it('sorts by what a column holds; undated tasks stay last', async () => {
    has({ title: 'Late', due_date: '2031-02-01' }, { title: 'Undated' }, { title: 'Soon', due_date: '2031-01-01' });
    show();
    await screen.findByRole('link', { name: 'Late' });
    const byDue = within(screen.getByRole('table')).getByRole('button', { name: 'Due' });
    await userEvent.click(byDue);
    expect(titles()).toEqual(['Soon', 'Late', 'Undated']);
    await userEvent.click(byDue);
    expect(titles()).toEqual(['Late', 'Soon', 'Undated']);
  });

  it('filters by what the address says', async () => {
    has({ title: 'Cable', status: 'done' }, { title: 'Rack', milestone_id: anId() });
    show({}, '/?status=done');
    await screen.findByRole('link', { name: 'Cable' });
    expect(titles()).toEqual(['Cable']);
    expect(screen.getByText('1 of 2 tasks')).toBeInTheDocument();
  });

  it('changes several at once, to states that all of them can go to', async () => {
    const [cable, rack] = has({ title: 'Cable', status: 'backlog' }, { title: 'Rack', status: 'todo' });
    rows.milestones = [aMilestone({ project_id: projectId, title: 'Wired' })];
    let sent: ChangeTasks | undefined;
    api.use(
      http.post('*/api/v1/tasks/bulk', async ({ request }) => {
        sent = (await request.json()) as ChangeTasks;
        for (const task of [cable!, rack!]) Object.assign(task, { status: sent.status, version: 2 });
        return HttpResponse.json({ data: [cable, rack] });
      }),
    );
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    const bar = screen.getByRole('group', { name: 'Actions for selected rows' });
    expect(within(bar).getByText('2 tasks selected')).toBeInTheDocument();
    const palette = renderHook(useOpenRecord).result.current;
    expect(palette?.record).toBe('2 selected tasks');
    const offered = ['Status: In progress', 'Priority: High', 'Assigned to: Nobody', 'Milestone: Wired', 'Delete'];
    expect(palette?.actions.map(({ label }) => label)).toEqual(expect.arrayContaining(offered));
    await userEvent.click(within(bar).getByRole('button', { name: 'Status' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).queryByText('Done')).not.toBeInTheDocument();
    await userEvent.click(within(menu).getByText('In progress'));
    await waitFor(() =>
      expect(sent).toEqual({ project_id: projectId, ids: [cable!.id, rack!.id], status: 'in_progress' }),
    );
    expect(await screen.findByText('2 tasks updated')).toBeInTheDocument();
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  });

  it('is only read by a viewer', async () => {
    has({ title: 'Cable' });
    show({ access: 'viewer' });
    await screen.findByRole('link', { name: 'Cable' });
    expect(screen.queryByRole('button', { name: /^Edit|New task/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('draws a long list in parts', async () => {
    has(...Array.from({ length: 130 }, (_, index) => ({ title: `Task ${index}` })));
    show({ access: 'viewer' });
    await screen.findByText('130 tasks');
    expect(screen.getAllByRole('link')).toHaveLength(100);
    await userEvent.click(screen.getByRole('button', { name: 'Show 30 more' }));
    expect(screen.getAllByRole('link')).toHaveLength(130);
  });
});
