import {
  aMilestone,
  anAdmin,
  aPage,
  aProblem,
  aProject,
  aProjectSummary,
  aTask,
  aWeightAnalytics,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { ProjectDetailPage } from './project-detail.page.js';

let project = aProject();
const { api, rows } = startFakeApi(anAdmin);
beforeEach(() => {
  project = aProject({ name: 'New office network', access: 'owner', budget: 12_500, budget_hours: 80 });
  rows.projects = [project];
});

const show = (search = '') =>
  showScreen(ProjectDetailPage, '/admin/:screen/:id?', `/admin/projects/${project.id}${search}`);
const answer = (call: string, body: object) =>
  api.use(http.get(`*/api/v1/${call}`, () => HttpResponse.json({ data: body })));

describe('A project in the console', () => {
  it('shows what is agreed, the money among it', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'New office network' })).toBeInTheDocument();
    expect(await screen.findByText('$12,500.00')).toBeInTheDocument();
    expect(await screen.findByText('2 h 30 min')).toBeInTheDocument();
  });

  it('says what is overdue and opens exactly that', async () => {
    answer('analytics/project-summary', aProjectSummary({ overdue_count: 3 }));
    const router = show('?list=status%3Dactive');
    await userEvent.click(await screen.findByRole('link', { name: 'Show them' }));
    await waitFor(() => expect(router.state.location.search).toBe('?list=status%3Dactive&tab=list&overdue=true'));
    expect(screen.getByRole('link', { name: /^List/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Back to Projects' })).toHaveAttribute(
      'href',
      '/admin/projects?status=active',
    );
  });

  it('says in words when it will be done, and what that means for the target date', async () => {
    Object.assign(project, { target_date: '2026-03-31' });
    answer('analytics/weight-analytics', aWeightAnalytics({ forecast_date: '2026-04-03' }));
    show('?tab=weights');
    expect(await screen.findByText('3 days after the target date')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Switches installed: done 5, open 12' })).toBeInTheDocument();
    const weeks = within(screen.getByRole('group', { name: /^Weight finished each week/ }));
    expect(weeks.getByRole('img', { name: /: weight finished 8$/ })).toBeInTheDocument();
  });

  it('says why there is no forecast, and when there is nothing to weigh', async () => {
    show('?tab=weights');
    expect(await screen.findByText(/it takes three weeks of finished work/)).toBeInTheDocument();
    answer('analytics/weight-analytics', aWeightAnalytics({ total: 0, by_milestone: [] }));
    show('?tab=weights');
    expect(await screen.findByText('Nothing to weigh yet')).toBeInTheDocument();
  });

  it('keeps the time frame of its numbers in the address', async () => {
    const router = show('?tab=weights');
    await userEvent.click(await screen.findByText('90 days'));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=weights&timeframe=90d'));
  });

  it('offers exactly the steps that the transitions allow, and takes one', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Status: Active' }));
    const steps = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(steps).toEqual(['Put on hold', 'Complete project', 'Cancel project']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Put on hold' }));
    expect(await screen.findByText('Project updated')).toBeInTheDocument();
    expect(project.status).toBe('on_hold');
    expect(await screen.findByRole('button', { name: 'Resume project' })).toBeInTheDocument();
  });

  it('shows both values when somebody else was faster, and saves the chosen one', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: `Edit name of ${project.number}` }));
    Object.assign(project, { name: 'Their name', version: 2 });
    await userEvent.keyboard('My name{Enter}');
    expect(await screen.findByRole('radio', { name: /Theirs\s*Their name/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(project.name).toBe('My name'));
  });

  it('is deleted only after a question that names it', async () => {
    const router = show();
    await userEvent.click(await screen.findByRole('button', { name: 'More for New office network' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete project' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(`Delete project ${project.number}?`);
    expect(dialog).toHaveTextContent('“New office network” disappears for everybody');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete project' }));
    expect(await screen.findByText('Project deleted')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/projects'));
    expect(router.state.location.state).toEqual({ deleted: { id: project.id, name: 'New office network' } });
  });

  it.each([
    ['list', 'tasks', aTask({ number: 'T-0007', title: 'Pull the cables' }), 'T-0007 Pull the cables'],
    ['milestones', 'milestones', aMilestone({ title: 'Wiring' }), 'Wiring'],
  ])('brings back what was deleted under %s', async (tab, path, gone, name) => {
    let isGone = true;
    api.use(
      http.get(`*/api/v1/${path}`, ({ request }) =>
        HttpResponse.json(aPage(new URL(request.url).searchParams.has('deleted') && isGone ? [gone] : [])),
      ),
      http.post(`*/api/v1/${path}/${gone.id}/restore`, () => {
        isGone = false;
        return HttpResponse.json({ data: gone });
      }),
    );
    show(`?tab=${tab}`);
    await userEvent.click(await screen.findByRole('button', { name: `Restore ${name}` }));
    expect(await screen.findByText(`“${name}” is back`)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(`Deleted ${path}`)).not.toBeInTheDocument());
  });

  it.each([
    ['project.not_found', 404, 'Project not found or you do not have permission to view it', true],
    ['project.invalid_id', 400, 'Invalid project ID provided', false],
  ] as const)('says %s in the words of the specification', async (code, status, error, mayRestore) => {
    api.use(
      http.get('*/api/v1/projects/:id', () =>
        HttpResponse.json(aProblem({ code, status, error }), {
          status,
          headers: { 'content-type': 'application/problem+json' },
        }),
      ),
    );
    show();
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Restore project' })).toHaveLength(mayRestore ? 1 : 0);
  });
});
