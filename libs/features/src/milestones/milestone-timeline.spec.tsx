import type { ReorderMilestones } from '@portal/contracts';
import { aMilestone, anAdmin, aProject, aTask, http, HttpResponse, startFakeApi } from '@portal/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../test/show-part.js';
import { clientWithoutPauses } from '../testing/caches.js';
import { MilestoneTimeline } from './milestone-timeline.js';

const project = aProject();
const projectId = project.id;
const { api, data, rows } = startFakeApi();
beforeEach(() => {
  rows.projects = [{ ...project }];
});

const has = (...milestones: Parameters<typeof aMilestone>[0][]) => {
  rows.milestones = milestones.map((own) => aMilestone({ project_id: projectId, ...own }));
  return rows.milestones;
};
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const more = async (of: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${of}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const startToAdd = async () => userEvent.click(await screen.findByRole('button', { name: 'Add milestone' }));
const showTimeline = (access: 'owner' | 'editor' | 'viewer' = 'owner') =>
  showPart(<MilestoneTimeline projectId={projectId} access={access} />);

describe('Milestones of a project', () => {
  it('shows how far each is by the weight of its tasks; cancelled ones do not count', async () => {
    const [wired] = has({ title: 'Wired' });
    const inIt = { project_id: projectId, milestone_id: wired!.id };
    rows.tasks = [
      aTask({ ...inIt, status: 'done', weight: 3 }),
      aTask({ ...inIt, status: 'todo', weight: 1 }),
      aTask({ ...inIt, status: 'cancelled', weight: 9 }),
    ];
    showTimeline();
    expect(await screen.findByText('1 of 2 tasks, 75%')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Progress of Wired' })).toHaveAttribute('aria-valuenow', '75');
  });

  it('shows a new one at once, before the server has answered (specification, section 4)', async () => {
    data.user = anAdmin();
    has({ title: 'Wired' });
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    api.use(
      http.post('*/api/v1/milestones', async () => {
        await asked;
        const created = aMilestone({ project_id: projectId, title: 'Tested' });
        rows.milestones.push(created);
        return HttpResponse.json({ data: created }, { status: 201 });
      }),
    );
    showTimeline();
    await startToAdd();
    await userEvent.type(await screen.findByLabelText('Title'), 'Tested');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add milestone' }));
    const row = (await screen.findByRole('heading', { name: 'Tested' })).closest('li')!;
    expect(within(row).getByText('Saving')).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Tested');
    answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Milestone created')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Saving')).not.toBeInTheDocument());
    expect(titles()).toEqual(['Wired', 'Tested']);
  });

  it('takes a refused one away and gives back what was typed', async () => {
    data.user = anAdmin();
    has({ title: 'Wired' });
    api.use(http.post('*/api/v1/milestones', () => HttpResponse.json({}, { status: 500 })));
    showTimeline();
    await startToAdd();
    await userEvent.type(await screen.findByLabelText('Title'), 'Tested');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add milestone' }));
    expect(await screen.findByText('HTTP 500')).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Tested');
    expect(screen.queryByRole('heading', { name: 'Tested' })).not.toBeInTheDocument();
  });

  it('leads us with the step that comes next; approval is never passed over', async () => {
    data.user = anAdmin();
    const [plain, strict] = has(
      { title: 'Plain', status: 'in_progress' },
      { title: 'Strict', status: 'in_progress', approval_required: true },
    );
    showTimeline();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark completed' }));
    await waitFor(() => expect(plain!.status).toBe('completed'));
    await userEvent.click(screen.getByRole('button', { name: 'Send for approval' }));
    await waitFor(() => expect(strict!.status).toBe('awaiting_approval'));
  });

  it('gives an editor the steps behind “…”', async () => {
    const [strict] = has({ title: 'Strict', status: 'in_progress', approval_required: true });
    showTimeline('editor');
    await more('Strict', 'Send for approval');
    await waitFor(() => expect(strict!.status).toBe('awaiting_approval'));
    expect(await screen.findByText('The owner has been asked to approve this.')).toBeInTheDocument();
  });

  it('asks before one is cancelled, and before one with open tasks is completed', async () => {
    const [wired] = has({ title: 'Wired', status: 'in_progress' });
    rows.tasks = [aTask({ project_id: projectId, milestone_id: wired!.id })];
    showTimeline();
    await screen.findByText('0 of 1 task, 0%');
    await more('Wired', 'Mark completed');
    const question = await screen.findByRole('dialog', { name: 'Mark completed: “Wired”?' });
    expect(question).toHaveTextContent('Its task is still open. Mark completed all the same?');
    await userEvent.click(within(question).getByRole('button', { name: 'Not yet' }));
    await more('Wired', 'Cancel milestone');
    const second = await screen.findByRole('dialog', { name: 'Cancel milestone “Wired”?' });
    await userEvent.click(within(second).getByRole('button', { name: 'Keep milestone' }));
    expect(wired!.status).toBe('in_progress');
  });

  it('keeps the focus on one that is completed after the question: on its button, or its heading', async () => {
    data.user = anAdmin();
    const [wired] = has({ title: 'Wired', status: 'in_progress' });
    rows.tasks = [aTask({ project_id: projectId, milestone_id: wired!.id })];
    showTimeline();
    const lead = await screen.findByRole('button', { name: 'Mark completed' });
    const answer = async (name: string): Promise<void> => {
      await userEvent.click(lead);
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    };
    await answer('Not yet');
    await waitFor(() => expect(lead).toHaveFocus());
    await answer('Mark completed');
    await waitFor(() => expect(lead).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Wired' })).toHaveFocus());
  });

  it('asks also while the tasks are still loading', async () => {
    data.user = anAdmin();
    const [wired] = has({ title: 'Wired', status: 'in_progress' });
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const tasks = [aTask({ project_id: projectId, milestone_id: wired!.id })];
    api.use(
      http.get('*/api/v1/tasks', async () => {
        await asked;
        return HttpResponse.json({ data: tasks, pagination: { page: 1, limit: 2_000, total: 1, has_more: false } });
      }),
    );
    showTimeline();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark completed' }));
    expect(screen.getByRole('listitem')).toHaveAttribute('aria-busy', 'true');
    answer();
    expect(await screen.findByRole('dialog', { name: 'Mark completed: “Wired”?' })).toBeInTheDocument();
    expect(wired!.status).toBe('in_progress');
  });

  it('asks also where the tasks can’t be loaded', async () => {
    data.user = anAdmin();
    const [wired] = has({ title: 'Wired', status: 'in_progress' });
    api.use(http.get('*/api/v1/tasks', () => HttpResponse.json({}, { status: 400 })));
    showTimeline();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark completed' }));
    expect(await screen.findByRole('dialog', { name: 'Mark completed: “Wired”?' })).toHaveTextContent('could not see');
    expect(wired!.status).toBe('in_progress');
  });

  it('takes no step once the page is left while the tasks are loading', async () => {
    data.user = anAdmin();
    has({ title: 'Wired', status: 'in_progress' });
    api.use(http.get('*/api/v1/tasks', () => new Promise<never>(() => undefined)));
    const client = clientWithoutPauses();
    showPart(<MilestoneTimeline projectId={projectId} access="owner" />, client);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark completed' }));
    expect(screen.getByRole('listitem')).toHaveAttribute('aria-busy', 'true');
    cleanup();
    await waitFor(() => expect(client.isFetching()).toBe(0)); // leaving cancels the call
    await fetch(`http://localhost/api/v1/projects/${projectId}`); // a step would have begun by then
    expect(client.getMutationCache().getAll()).toEqual([]);
  });

  it('gives a viewer nothing to press', async () => {
    has({ title: 'Wired' }, { title: 'Tested', status: 'awaiting_approval' });
    showTimeline('viewer');
    await screen.findByRole('heading', { name: 'Wired' });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('is put in order by keyboard, said aloud at each step', async () => {
    const [a, b, c] = has({ title: 'A' }, { title: 'B' }, { title: 'C' });
    let sent: ReorderMilestones | undefined;
    api.use(
      http.put('*/api/v1/milestones/order', async ({ request }) => {
        sent = (await request.json()) as ReorderMilestones;
        sent.ids.forEach((id, position) => {
          Object.assign(
            rows.milestones.find((row) => row.id === id)!,
            { position },
          );
        });
        rows.milestones.sort((one, other) => one.position - other.position);
        return HttpResponse.json({ data: rows.milestones });
      }),
    );
    showTimeline();
    (await screen.findByRole('button', { name: 'Move A' })).focus();
    await userEvent.keyboard(' {ArrowDown}');
    expect(titles()).toEqual(['B', 'A', 'C']);
    expect(screen.getByText('A, place 2 of 3.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move A' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toBeDefined());
    expect(sent).toEqual({ project_id: projectId, ids: [b!.id, a!.id, c!.id] });
    expect(titles()).toEqual(['B', 'A', 'C']);
  });

  it('is back where it was after Escape, and after a refusal', async () => {
    has({ title: 'A' }, { title: 'B' });
    let refuse: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (refuse = resolve));
    api.use(
      http.put('*/api/v1/milestones/order', async () => {
        await asked;
        return HttpResponse.json({}, { status: 403 });
      }),
    );
    showTimeline();
    (await screen.findByRole('button', { name: 'Move A' })).focus();
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    expect(titles()).toEqual(['A', 'B']);
    await userEvent.keyboard(' {ArrowDown} ');
    expect(titles()).toEqual(['B', 'A']);
    refuse();
    await waitFor(() => expect(titles()).toEqual(['A', 'B']));
  });

  it('asks by name before one is deleted', async () => {
    data.user = anAdmin();
    has({ title: 'Wired' });
    showTimeline();
    await userEvent.click(await screen.findByRole('button', { name: 'More for Wired' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Delete milestone “Wired”?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete milestone' }));
    expect(await screen.findByText('Milestone deleted')).toBeInTheDocument();
    expect(await screen.findByText('No milestones yet')).toBeInTheDocument();
  });

  it('lets the person choose when somebody else changed the same first', async () => {
    const [wired] = has({ title: 'Wired' });
    showTimeline();
    await userEvent.click(await screen.findByRole('button', { name: 'More for Wired' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const title = await screen.findByLabelText('Title');
    Object.assign(wired!, { title: 'Cabled', version: 2 });
    await userEvent.clear(title);
    await userEvent.type(title, 'Connected');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const choice = await screen.findByRole('dialog', { name: 'Somebody else changed this in the meantime' });
    expect(within(choice).getByText('Cabled')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(wired!.title).toBe('Connected'));
  });
});
