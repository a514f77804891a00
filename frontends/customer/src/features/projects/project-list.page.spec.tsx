import { aChange, anAdmin, aProject, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clientWithoutRepeats, showScreen } from '@portal/features/testing';
import { ProjectListPage } from './project-list.page.js';

jest.mock('@portal/wizard', () => ({ ConsultationWizard: () => <p>The wizard</p> }));

const { api, live, data, rows } = startFakeApi();
const show = (search = '') => showScreen(ProjectListPage, '/customer/projects', `/customer/projects${search}`);
const card = async (name: string) => (await screen.findByRole('link', { name })).closest('article') as HTMLElement;

describe('My Projects', () => {
  it('shows each project with how far it is, how it goes and what comes next, and opens it', async () => {
    rows.projects = [aProject({ name: 'New tills', progress: 62.5, health: 'at_risk', next_title: 'Tills arrive' })];
    show();
    const shown = await card('New tills');
    expect(within(shown).getByRole('img', { name: /62% done/ })).toBeInTheDocument();
    expect(within(shown).getByText('At risk')).toBeInTheDocument();
    expect(within(shown).getByText(/Tills arrive/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'New tills' })).toHaveAttribute(
      'href',
      `/customer/projects/${rows.projects[0]?.id}`,
    );
  });

  it('keeps the status that is filtered by in the address', async () => {
    rows.projects = [aProject({ name: 'Running' }), aProject({ name: 'Finished', status: 'completed' })];
    const router = show('?status=active');
    await card('Running');
    expect(screen.queryByRole('link', { name: 'Finished' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status: Active' }));
    await card('Finished');
    expect(router.state.location.search).toBe('');
  });

  it('leads to a consultation where there is no project', async () => {
    show();
    await screen.findByRole('heading', { name: 'No projects yet' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Book Consultation' }).at(-1) as HTMLElement);
    expect(await screen.findByText('The wizard')).toBeInTheDocument();
  });

  it('says “Failed to fetch projects” when no answer comes', async () => {
    api.use(http.get('*/api/v1/projects', () => HttpResponse.error()));
    showScreen(ProjectListPage, '/customer/projects', '/customer/projects', clientWithoutRepeats());
    expect(await screen.findByText('Failed to fetch projects')).toBeInTheDocument();
  });

  it('offers Try Again when the projects cannot be loaded', async () => {
    rows.projects = [aProject({ name: 'New tills' })];
    api.use(
      http.get('*/api/v1/projects', () => HttpResponse.json({ error: 'Refused' }, { status: 403 }), { once: true }),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await card('New tills')).toBeInTheDocument();
  });

  it('lets a project that somebody else changed glow, and says who', async () => {
    const project = aProject({ name: 'New tills' });
    rows.projects = [project];
    show();
    const shown = await card('New tills');
    await live.joined('projects');
    live.change('projects', aChange({ table: 'projects', record: { id: project.id } }));
    expect(await within(shown).findByText('Changed by Avery Cole just now')).toBeInTheDocument();
    expect(shown).toHaveClass('is-glowing');
  });

  it('is everybody’s for an admin (decisions, section 7)', async () => {
    data.user = anAdmin();
    show();
    expect(await screen.findByRole('heading', { name: 'All Projects' })).toBeInTheDocument();
  });
});
