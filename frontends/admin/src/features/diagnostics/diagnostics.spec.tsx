import { realtimeTimings } from '@portal/contracts';
import { clientErrors } from '@portal/data-access';
import { showScreen } from '@portal/features/testing';
import { aChange, anActivityLog, anAdmin, anId, aProject, aTask, startFakeApi } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { ErrorTestingPage } from '../error-reports/error-testing.page.js';
import { ActivityLinksDemoPage } from './activity-links.page.js';
import { ActivityLinksTestPage } from './activity-links.page.js';
import { ActivityLogsDemoPage } from './activity-logs-demo.page.js';
import { RealtimeTestPage } from './realtime-test.page.js';

const { live, rows } = startFakeApi(anAdmin);
const show = (Screen: ComponentType) => showScreen(Screen, '/', '/');

afterEach(() => jest.restoreAllMocks());

/** A project whose activity is about a task that is there and one that is gone. */
function given() {
  const project = aProject();
  const task = aTask({ project_id: project.id });
  const about = (entity_id: string, description: string) =>
    anActivityLog({ entity_type: 'task', entity_id, project_id: project.id, description });
  rows.projects = [project];
  rows.tasks = [task];
  rows.activity = [about(task.id, 'Cables are in'), about(anId(), 'Cables are out')];
  return { project, task };
}

describe('the diagnostic tools of the console (specification, section 2)', () => {
  it('/admin/activity-logs-demo shows a record’s log as screens do, and as the API answers it', async () => {
    given();
    show(ActivityLogsDemoPage);
    const answer = await screen.findByLabelText('Answer');
    expect(await within(answer).findByText(/"description": "Cables are in"/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'As a screen shows it' })).toBeVisible();
  });

  it('/admin/activity-links-demo leads from each entry to its record', async () => {
    const { project, task } = given();
    show(ActivityLinksDemoPage);
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain(`/admin/task/${project.id}/${task.id}`);
  });

  it('/admin/activity-links-test says which links lead nowhere', async () => {
    given();
    show(ActivityLinksTestPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Test 2 links' }));
    expect(await screen.findByRole('heading', { name: '1 of 2 links lead to their record' })).toBeVisible();
    expect(screen.getByText('Found')).toBeInTheDocument();
  });

  it('/admin/realtime-test shows the connection, the joined channels and each event as it arrives', async () => {
    // it joins every list's channel, half a second after the other
    const timings: { betweenChannels: number } = realtimeTimings;
    jest.replaceProperty(timings, 'betweenChannels', 0);
    show(RealtimeTestPage);
    expect(await screen.findByText('Live')).toBeVisible();
    await live.joined('projects');
    const id = anId();
    live.change('projects', aChange({ event: 'UPDATE', table: 'projects', record: { id } }));
    expect(await screen.findByText(new RegExp(`projects · ${id}`))).toBeVisible();
  });

  it('/admin/error-testing makes errors that the device remembers, the newest 50', async () => {
    show(ErrorTestingPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Fill the store with 60' }));
    expect(clientErrors.current()).toHaveLength(50);
    expect(await screen.findByText('50 of at most 50 remembered, 50 unresolved.')).toBeVisible();
  });
});
