import { aChange, anAdmin, aPage, aProject, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { ProjectListPage } from './project-list.page.js';

const { api, live, data, rows } = startFakeApi(anAdmin);
beforeEach(() => {
  data.users = [aUser({ first_name: 'Pat', last_name: 'Reyes', company_name: 'Neuse Bakery' })];
  rows.projects = [
    aProject({ name: 'New office network', health: 'at_risk' }),
    aProject({ name: 'Online shop', status: 'planning', task_count: 0, done_count: 0, progress: 0 }),
  ];
});

const show = (search = '') => showScreen(ProjectListPage, '/admin/projects/:id?', `/admin/projects${search}`);
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

describe('Projects in the console', () => {
  it('show state, health and progress in words', async () => {
    show();
    const row = within(await rowOf('New office network'));
    for (const words of ['Active', 'At risk', '40%']) expect(row.getByText(words)).toBeInTheDocument();
    expect(within(await rowOf('Online shop')).getByText('No tasks yet')).toBeInTheDocument();
  });

  it('are filtered by the address, and by customers of whom a chip says the name', async () => {
    const [pat] = data.users;
    Object.assign(rows.projects[0] ?? {}, { customer_id: pat?.id });
    const router = show(`?customer_id=${pat?.id}`);
    await rowOf('New office network');
    expect(screen.queryByText('Online shop')).not.toBeInTheDocument();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove filter Customer: Pat Reyes, Neuse Bakery' }),
    );
    await rowOf('Online shop');
    expect(router.state.location.search).toBe('');
  });

  it('open on a page that remembers the list', async () => {
    show('?status=active');
    const link = within(await rowOf('New office network')).getByRole('link');
    expect(link).toHaveAttribute('href', `/admin/projects/${rows.projects[0]?.id}?list=status%3Dactive`);
  });

  it('that were deleted come back from a list of their own, and open only then', async () => {
    const [gone] = rows.projects;
    const asked: string[] = [];
    api.use(
      http.get('*/api/v1/projects', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('deleted') ?? '');
        return HttpResponse.json(aPage(gone ? [gone] : []));
      }),
      http.post('*/api/v1/projects/:id/restore', ({ params }) =>
        params['id'] === gone?.id ? HttpResponse.json({ data: gone }) : undefined,
      ),
    );
    show('?deleted=true');
    expect(await screen.findByText('New office network')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New office network' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove filter Deleted: In the last 30 days' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Restore New office network' }));
    expect(await screen.findByText('“New office network” is back')).toBeInTheDocument();
    expect(asked[0]).toBe('true');
  });

  it('say who changed one a moment ago', async () => {
    show();
    const row = await rowOf('New office network');
    await live.joined('projects');
    live.change('projects', aChange({ table: 'projects', record: { id: rows.projects[0]?.id ?? '' } }));
    expect(await within(row).findByText('Changed by Avery Cole just now')).toBeInTheDocument();
  });

  it('are made for a chosen customer, and open when made', async () => {
    const router = show(`?new=${data.users[0]?.id}`);
    await userEvent.click(await screen.findByLabelText('Name'));
    await userEvent.paste('Point of sale');
    expect(await screen.findByText('Pat Reyes, Neuse Bakery')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByText('Project created')).toBeInTheDocument();
    const made = rows.projects.find(({ name }) => name === 'Point of sale');
    expect(made).toMatchObject({ customer_id: data.users[0]?.id, status: 'planning' });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/projects/${made?.id}`));
  });

  it('refuse a form without a name or customer beside the fields', async () => {
    show();
    await rowOf('Online shop');
    await userEvent.click(screen.getByRole('button', { name: 'New project' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create project' }));
    expect(await screen.findAllByText('Required')).toHaveLength(2);
    expect(rows.projects).toHaveLength(2);
  });

  it('are moved together, where each of them may go', async () => {
    show();
    const row = within(await rowOf('Online shop'));
    await userEvent.click(row.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(rows.projects[1]?.status).toBe('active'));
    await userEvent.click(within(await rowOf('New office network')).getByRole('checkbox'));
    expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
  });

  it('say why there are none, and offer Try Again when they could not be loaded', async () => {
    rows.projects = [];
    show();
    expect(await screen.findByText('No projects yet')).toBeInTheDocument();
    api.use(http.get('*/api/v1/projects', () => HttpResponse.json({ error: 'Failed' }, { status: 400 })));
    show('?status=active');
    expect(await screen.findByText('The projects could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });
});
