import { aMilestone, anAdmin, aProject, aTask, startFakeApi } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { showScreen } from '@portal/features/testing';
import { LegacyProjectDetailPage } from './legacy-project-detail.page.js';
import { LegacyProjectListPage } from './legacy-project-list.page.js';

const { rows } = startFakeApi(anAdmin);

describe('Legacy projects', () => {
  it('are a plain table with a link to each', async () => {
    const project = aProject({ name: 'New office network', status: 'on_hold' });
    rows.projects = [project];
    showScreen(LegacyProjectListPage, '/admin/projects-legacy', '/admin/projects-legacy');
    const row = (await screen.findByRole('link', { name: 'New office network' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('On hold')).toBeInTheDocument();
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/admin/projects-legacy/${project.id}`);
  });

  it('say where projects are made when there are none', async () => {
    showScreen(LegacyProjectListPage, '/admin/projects-legacy', '/admin/projects-legacy');
    expect(await screen.findByText('Projects are made in Project Management.')).toBeInTheDocument();
  });

  it('show one as plain facts with its milestones and tasks', async () => {
    const project = aProject({ name: 'New office network' });
    rows.projects = [project];
    rows.milestones = [aMilestone({ project_id: project.id, title: 'Switches installed' })];
    rows.tasks = [aTask({ project_id: project.id, title: 'Label the patch panel', status: 'blocked' })];
    showScreen(LegacyProjectDetailPage, '/admin/projects-legacy/:id', `/admin/projects-legacy/${project.id}`);
    const tasks = await screen.findByRole('table', { name: 'Tasks in their order' });
    expect(within(tasks).getByText('Blocked')).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'Milestones in their order' })).toHaveTextContent(
      'Switches installed',
    );
    expect(screen.getByRole('link', { name: 'Open in Project Management' })).toHaveAttribute(
      'href',
      `/admin/projects/${project.id}`,
    );
  });
});
