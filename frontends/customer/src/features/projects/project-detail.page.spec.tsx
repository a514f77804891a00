import { aChange, aMilestone, anAdmin, aProject, aTask, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { ProjectDetailPage } from './project-detail.page.js';

const { api, live, data, rows } = startFakeApi();
const given = (own: Parameters<typeof aProject>[0] = {}) => {
  const project = aProject(own);
  rows.projects = [project];
  return project;
};
const show = (id: string, search = '') =>
  showScreen(ProjectDetailPage, '/customer/projects/:id', `/customer/projects/${id}${search}`);

describe('A project of the customer', () => {
  it('has each of its parts at an address of its own', async () => {
    const { id } = given();
    rows.milestones = [aMilestone({ project_id: id, title: 'Cables are in' })];
    const router = show(id, '?tab=milestones');
    expect(await screen.findByRole('heading', { name: 'Cables are in' })).toBeInTheDocument();
    const parts = within(screen.getByRole('navigation', { name: 'Parts of this project' }));
    expect(parts.getAllByRole('link').map((link) => link.textContent.replace(/\d+$/, ''))).toEqual([
      'Overview',
      'Milestones',
      'Tasks',
      'Activity',
      'Files',
      'People',
    ]);
    await userEvent.click(parts.getByRole('link', { name: 'People' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=people'));
    expect(await screen.findByText('Dana Willis')).toBeInTheDocument();
  });

  it('shows its tasks as a board, or as a list that the address keeps; a task keeps the way back', async () => {
    const { id } = given();
    rows.tasks = [aTask({ project_id: id, title: 'Label the panel' })];
    const router = show(id, '?tab=tasks');
    expect(await screen.findByRole('link', { name: /Label the panel/ })).toHaveAttribute(
      'href',
      `/customer/task/${id}/${rows.tasks[0]?.id}?tab=tasks`,
    );
    await userEvent.click(screen.getByText('List'));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=tasks&view=list'));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it('asks its owner for approvals first', async () => {
    const { id } = given();
    rows.milestones = [aMilestone({ project_id: id, title: 'Shop in Oriental', status: 'awaiting_approval' })];
    show(id);
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect(waiting.getByText('Shop in Oriental')).toBeInTheDocument();
    expect(waiting.getByRole('button', { name: /Approve/ })).toBeInTheDocument();
  });

  it('lets its owner change name, description, priority and target date, and sends only what changed', async () => {
    const { id } = given({ name: 'New tills' });
    const sent: unknown[] = [];
    api.events.on('request:start', ({ request }) => {
      if (request.method === 'PUT')
        void request
          .clone()
          .json()
          .then((body) => sent.push(body));
    });
    show(id);
    await userEvent.click(await screen.findByRole('button', { name: 'More for New tills' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit project' }));
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.paste('Newer tills');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Newer tills' })).toBeInTheDocument();
    expect(await screen.findByText('Project updated')).toBeInTheDocument();
    expect(sent).toEqual([{ name: 'Newer tills', version: 1 }]);
  });

  it('leads its owner with a new task; our work on it is behind “…”', async () => {
    const { id, name } = given();
    rows.milestones = [
      aMilestone({ project_id: id, title: 'Cables are in', status: 'in_progress', approval_required: true }),
      aMilestone({ project_id: id, title: 'Shop is open', status: 'planned' }),
    ];
    show(id, '?tab=milestones');
    await screen.findByRole('heading', { name: 'Cables are in' });
    expect(screen.getByRole('button', { name: 'New task' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: `More for ${name}` })).toBeInTheDocument();
    for (const ours of [/Start work/, /Send for approval/, /Cancel milestone/, /Add milestone/, /Edit project/])
      expect(screen.queryByRole('button', { name: ours })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'More for Cables are in' }));
    expect(await screen.findByRole('menuitem', { name: 'Back to planned' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Send for approval' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: `More for ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add milestone' }));
    expect(await screen.findByRole('dialog', { name: 'New milestone' })).toBeVisible();
  });

  it('is only read by a viewer', async () => {
    const { id } = given({ access: 'viewer' });
    rows.milestones = [aMilestone({ project_id: id, status: 'awaiting_approval' })];
    show(id);
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('heading', { name: 'Coming up' });
    expect(screen.queryByRole('button', { name: 'New task' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /^More for/ }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Ask about this project']);
    expect(screen.queryByRole('region', { name: 'Waiting for you' })).not.toBeInTheDocument();
  });

  it('says that changes come in, and by whom', async () => {
    const { id } = given();
    show(id);
    await screen.findByRole('heading', { level: 1 });
    await live.joined(`project:${id}`);
    live.change(`project:${id}`, aChange({ table: 'projects', record: { id: id } }));
    expect(await screen.findByText('Updating')).toBeInTheDocument();
    expect(screen.getByText('Changed by Avery Cole just now')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Updating')).not.toBeInTheDocument(), { timeout: 3_000 });
  });
});

describe('An address that leads to no project (specification, section 5)', () => {
  it.each([
    ['abc', 'Invalid project ID provided'],
    ['0193a0c8-0000-7000-8000-000000000000', 'Project not found or you do not have permission to view it'],
  ])('%s says so, with the way back and nothing to try again', async (id, sentence) => {
    show(id);
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to My Projects' })).toHaveAttribute('href', '/customer/projects');
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  it('leads an admin back to everybody’s projects', async () => {
    data.user = anAdmin();
    show('abc');
    expect(await screen.findByRole('link', { name: 'Back to All Projects' })).toBeInTheDocument();
  });

  it('offers Try Again when the project merely could not be reached', async () => {
    const { id } = given({ name: 'New tills' });
    api.use(
      http.get('*/api/v1/projects/:id', () => HttpResponse.json({ error: 'Too many' }, { status: 429 }), {
        once: true,
      }),
    );
    show(id);
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'New tills' })).toBeInTheDocument();
  });
});
