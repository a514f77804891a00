import { aUser } from '../../factories/user.factory.js';
import type { TestApp } from '../create-test-app.js';
import { deliverEvents } from '../jobs/deliver-events.js';
import { pdf } from '../mail/sample-files.js';
import type { StoryPeople } from './record-people.js';
import type { Caller } from './story-calls.js';

/** What steps of a record answered, by its state after each. */
async function steps(admin: Caller, path: string, statuses: readonly string[]): Promise<Record<string, object>> {
  const answers: Record<string, object> = {};
  for (const status of statuses) answers[status] = (await admin('put', path, { status })).data;
  return answers;
}

/** A project is 40% done: its milestones, tasks, a comment with a file, its members, and what was noted of it. */
export async function recordProjects(
  app: TestApp,
  { admin, customer, adminId, customerId }: StoryPeople,
): Promise<object> {
  const create = async (path: string, input: object) => (await admin('post', path, input)).data;
  const planning = await create('projects', {
    name: 'New office network',
    description: 'Cabling, switches and Wi-Fi for the second floor.',
    customer_id: customerId,
    start_date: '2026-01-05',
    target_date: '2026-03-31',
    manager_id: adminId,
  });
  const project_id = planning.id;
  await steps(admin, `projects/${project_id}`, ['active']);

  const planned = await create('milestones', { project_id, title: 'Switches installed', due_date: '2026-02-10' });
  const survey = await create('milestones', { project_id, title: 'Floor surveyed', approval_required: true });
  const submitted = await steps(admin, `milestones/${survey.id}`, ['in_progress', 'awaiting_approval']);
  const approved = (await customer('post', `milestones/${survey.id}/approve`, {})).data;

  const todo = await create('tasks', { project_id, title: 'Label the patch panel' });
  const moved = await steps(admin, `tasks/${todo.id}`, ['in_progress', 'done']);
  const others = { project_id, milestone_id: planned.id };
  const cables = await create('tasks', { ...others, title: 'Pull the cables', weight: 5, estimate_minutes: 600 });
  await steps(admin, `tasks/${cables.id}`, ['in_progress', 'done']);
  const rack = await create('tasks', { ...others, title: 'Mount the rack', weight: 5 });
  await admin('put', `tasks/${rack.id}`, { status: 'in_progress', spent_minutes: 150 });
  for (const [title, weight] of [
    ['Set up the switches', 3],
    ['Hang the access points', 4],
  ])
    await create('tasks', { ...others, title, weight });

  const comment = await create('task-comments', { task_id: todo.id, body: 'The panel is labeled.' });
  const file = { file_name: 'floor-plan.pdf', file_data: pdf.toString('base64') };
  const attachment = await create(`task-comments/${comment.id}/attachments`, file);
  const { user: luis } = await app.db.given(aUser({ email: 'luis@example.com', first_name: 'Luis' }));
  await admin('put', `users/${luis.id}`, { last_name: 'Ortega' });
  const member = await create(`projects/${project_id}/members`, { email: 'luis@example.com', role: 'editor' });

  await deliverEvents(app.app);
  const logged = await admin<{ activity_type: string }[]>('get', `activity-logs?entity_type=task&entity_id=${todo.id}`);
  const people = (await admin<{ role: string }[]>('get', `projects/${project_id}/people`)).data;
  const notifications = (await customer<{ category: string }[]>('get', 'notifications')).data;
  return {
    project: { planning, active: (await customer('get', `projects/${project_id}`)).data },
    milestone: { planned, awaiting_approval: submitted['awaiting_approval'], completed: approved },
    task: { todo, ...moved },
    comment,
    attachment,
    member,
    person: people.find(({ role }) => role === 'editor'),
    activity_log: logged.data.find(({ activity_type: type }) => type === 'status_changed'),
    notification: notifications.find(({ category }) => category === 'approvals'),
    summary: (await admin('get', `analytics/project-summary?project_id=${project_id}`)).data,
    metrics: (await admin('get', `analytics/task-metrics?project_id=${project_id}`)).data,
    weights: (await admin('get', `analytics/weight-analytics?project_id=${project_id}`)).data,
  };
}
