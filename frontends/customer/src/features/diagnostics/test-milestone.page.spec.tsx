import { showScreen } from '@portal/features/testing';
import { aChange, anAdmin, anId, aProject, http, HttpResponse, startFakeApi } from '@portal/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TestMilestonePage } from './test-milestone.page.js';

const { api, live, rows } = startFakeApi(anAdmin);

it('/test-milestone-realtime makes a milestone and shows it arrive by real time (specification, section 2)', async () => {
  const project = aProject();
  rows.projects = [project];
  const milestone = { id: anId(), project_id: project.id, title: 'Test milestone 1' };
  const sent: unknown[] = [];
  api.use(
    http.post('*/api/v1/diagnostics/test-milestones', async ({ request }) => {
      sent.push(await request.json());
      live.change(`milestones:${project.id}`, aChange({ event: 'INSERT', table: 'milestones', record: milestone }));
      return HttpResponse.json({ data: milestone }, { status: 201 });
    }),
  );
  showScreen(TestMilestonePage, '/test-milestone-realtime', '/test-milestone-realtime');
  await screen.findByText(/^Listening/);
  await act(() => live.joined(`milestones:${project.id}`));
  await userEvent.click(screen.getByRole('button', { name: 'Create a test milestone' }));
  expect(await screen.findByText('Created: Test milestone 1')).toBeVisible();
  expect(screen.getByText(/ms after the click/)).toBeVisible();
  expect(sent).toEqual([{ project_id: project.id }]);
});
