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

  it('is approved with open tasks only after saying how many', async () => {
    const [ready] = has({ title: 'Ready', status: 'awaiting_approval' });
    const of = { project_id: projectId, milestone_id: ready!.id };
    rows.tasks = [
      ...Array.from({ length: 3 }, () => aTask({ ...of, status: 'done' })),
      aTask({ ...of, status: 'todo' }),
      aTask({ ...of, status: 'blocked' }),
      aTask({ ...of, status: 'cancelled' }),
    ];
    showPanel();
    await userEvent.click(await screen.findByRole('button', { name: 'Approve milestone' }));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('2 of 5 tasks are still open. Approve all the same?');
    await userEvent.click(within(question).getByRole('button', { name: 'Not yet' }));
    expect(ready!.status).toBe('awaiting_approval');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Approve milestone' })).toHaveFocus());
  });

  it('gives the focus to the heading of what still waits, once one is approved', async () => {
    const [ready] = has(
      { title: 'Ready', status: 'awaiting_approval' },
      { title: 'Next', status: 'awaiting_approval' },
    );
    rows.tasks = [aTask({ project_id: projectId, milestone_id: ready!.id })];
    showPanel();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Approve milestone' }))[0]!);
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Approve milestone' }));
    await waitFor(() => expect(screen.queryByText('Ready')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Waiting for you' })).toHaveFocus());
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
