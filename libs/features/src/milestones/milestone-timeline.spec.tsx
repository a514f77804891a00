import type { ReorderMilestones } from '@portal/contracts';
import { aMilestone, anAdmin, anId, aProject, aTask, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../test/show-part.js';
import { ApprovalPanel } from './approval-panel.js';
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

  it('shows a new one at once, before the server has answered (specification 4)', async () => {
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
    await userEvent.click(await screen.findByRole('button', { name: 'Add milestone' }));
    await userEvent.type(await screen.findByLabelText('Title'), 'Tested');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add milestone' }));
    const row = (await screen.findByRole('heading', { name: 'Tested' })).closest('li')!;
    expect(within(row).getByText('Saving')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('Milestone created')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Saving')).not.toBeInTheDocument());
    expect(titles()).toEqual(['Wired', 'Tested']);
  });

  it('takes a refused one away and gives back what was typed', async () => {
    has({ title: 'Wired' });
    api.use(http.post('*/api/v1/milestones', () => HttpResponse.json({}, { status: 500 })));
    showTimeline();
    await userEvent.click(await screen.findByRole('button', { name: 'Add milestone' }));
    await userEvent.type(await screen.findByLabelText('Title'), 'Tested');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add milestone' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Tested'));
    expect(screen.queryByRole('heading', { name: 'Tested' })).not.toBeInTheDocument();
  });

  it('offers the step that comes next; approval is never passed over', async () => {
    const [plain, strict] = has(
      { title: 'Plain', status: 'in_progress' },
      { title: 'Strict', status: 'in_progress', approval_required: true },
    );
    showTimeline('editor');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark completed' }));
    await waitFor(() => expect(plain!.status).toBe('completed'));
    await userEvent.click(screen.getByRole('button', { name: 'Send for approval' }));
    await waitFor(() => expect(strict!.status).toBe('awaiting_approval'));
    expect(await screen.findByText('The owner has been asked to approve this.')).toBeInTheDocument();
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

describe('What waits for an approval', () => {
  const showPanel = (access: 'owner' | 'editor' = 'owner') =>
    showPart(<ApprovalPanel projectId={projectId} access={access} />);

  it('is approved by its owner after one question', async () => {
    const [ready] = has({ title: 'Ready', status: 'awaiting_approval' }, { title: 'Later' });
    showPanel();
    expect(await screen.findByRole('heading', { name: 'Waiting for you' })).toBeInTheDocument();
    expect(screen.queryByText('Later')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Approve milestone' }));
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Approve milestone' }));
    expect(await screen.findByText('Milestone updated')).toBeInTheDocument();
    expect(ready!.status).toBe('completed');
    await waitFor(() => expect(screen.queryByText('Waiting for you')).not.toBeInTheDocument());
  });

  it('goes back to work with words; without words it does not', async () => {
    const [ready] = has({ title: 'Ready', status: 'awaiting_approval' });
    api.use(
      http.post('*/api/v1/milestones/:id/request-changes', async ({ request }) => {
        const { comment } = (await request.json()) as { comment: string };
        Object.assign(ready!, { status: 'in_progress', change_request: comment, version: 2 });
        return HttpResponse.json({ data: ready });
      }),
    );
    showPanel();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for changes' }));
    const send = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Ask for changes' });
    await userEvent.click(send());
    expect(await screen.findByText('Required')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('What should be different'), 'A bigger rack');
    await userEvent.click(send());
    await waitFor(() => expect(ready!.change_request).toBe('A bigger rack'));
  });

  it('is approved for the owner only with a reason', async () => {
    data.user = anAdmin();
    has({ id: anId(), title: 'Ready', status: 'awaiting_approval' });
    let reason: unknown;
    api.use(
      http.post('*/api/v1/milestones/:id/approve', async ({ request }) => {
        reason = await request.json();
        return HttpResponse.json({ data: rows.milestones[0] });
      }),
    );
    showPanel();
    await userEvent.click(await screen.findByRole('button', { name: 'Approve for the owner' }));
    const approve = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve milestone' });
    await userEvent.click(approve());
    expect(await screen.findByText('Required')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Why you approve it'), 'Agreed by phone');
    await userEvent.click(approve());
    await waitFor(() => expect(reason).toEqual({ reason: 'Agreed by phone', version: 1 }));
  });

  it('is nobody else’s to approve', async () => {
    has({ title: 'Ready', status: 'awaiting_approval' });
    showPart(
      <>
        <ApprovalPanel projectId={projectId} access="editor" />
        <MilestoneTimeline projectId={projectId} access="editor" />
      </>,
    );
    await screen.findByRole('heading', { name: 'Ready' });
    expect(screen.queryByText('Waiting for you')).not.toBeInTheDocument();
  });
});
