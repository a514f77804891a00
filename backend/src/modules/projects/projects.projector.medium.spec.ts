import { projectChannels, UpdateProject, type EventName } from '@portal/contracts';
import { actorOf, type Cast } from '../../../test/factories/cast.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { feedItems } from '../../../test/support/jobs/feed-items.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import type { FeedItem, StoredEvent } from '../../infrastructure/events/index.js';
import { ProjectMembersService, ProjectsService } from './index.js';

const { context, cast } = contextWithCast();

const as = <Result>(name: keyof Cast, work: () => Promise<Result>) => context.db.as(actorOf(cast[name]), work);
const given = async () =>
  (await context.db.given(aProject({ customer: cast.customer, members: { viewer: cast.primary }, budgetCents: 4_200 })))
    .project;

/** The feed items of the newest event of this name, without those of other domains. */
async function shown(name: EventName): Promise<FeedItem[]> {
  const [event] = await context.db.rows<StoredEvent>(
    'select * from domain_events where name = ? order by id desc limit 1',
    [name],
  );
  if (!event) throw new Error(`No ${name} happened`);
  Object.assign(event, { occurred_at: new Date(event.occurred_at) });
  return (await feedItems(context.app, event)).filter(
    (item) => !('change' in item) || ['projects', 'project_members'].includes(item.change.table),
  );
}

/** `room → event table` of each change, and who must leave. */
const summary = (items: FeedItem[], projectId: string) =>
  items.flatMap((item) => {
    const short = (text: string) => text.replace(projectId, 'ID');
    if ('change' in item) return [`${short(item.room)} ${item.change.event} ${item.change.table}`];
    return 'leave' in item ? [`leave ${short(item.leave.room)}${item.leave.userId ? ' one' : ''}`] : [];
  });

const everyRoom = (suffix: string) => projectChannels.map((kind) => `leave ${kind}:ID@${suffix}`);

it('shows a change to admins and the project’s people, on list and screen; money to admins only', async () => {
  const { id } = await given();
  await as('admin', () =>
    context.db.service(ProjectsService).update(actorOf(cast.admin), id, UpdateProject.parse({ name: 'New' })),
  );
  const items = await shown('project.updated');
  expect(summary(items, id).sort()).toEqual(
    [
      'projects@admin UPDATE projects',
      `projects@user:${cast.customer.id} UPDATE projects`,
      `projects@user:${cast.primary.id} UPDATE projects`,
      'project:ID@admin UPDATE projects',
      'project:ID@customer UPDATE projects',
    ].sort(),
  );
  for (const item of items) {
    if (!('change' in item)) throw new Error('Only changes were expected');
    expect(item.change.record).toMatchObject({ id, name: 'New', version: 2 });
    expect('budget' in item.change.record).toBe(item.room.endsWith('@admin'));
    expect(item.change.record).not.toHaveProperty('access');
  }
});

it('takes a given-away project from who owned it, and shows it to the new owner', async () => {
  const { id } = await given();
  const input = UpdateProject.parse({ customer_id: cast.stranger.id });
  await as('admin', () => context.db.service(ProjectsService).update(actorOf(cast.admin), id, input));
  const rooms = summary(await shown('project.updated'), id);
  expect(rooms).toEqual(
    expect.arrayContaining([
      `projects@user:${cast.stranger.id} UPDATE projects`,
      `projects@user:${cast.customer.id} DELETE projects`,
      ...everyRoom('customer').map((leave) => `${leave} one`),
    ]),
  );
  expect(rooms).not.toContain(`projects@user:${cast.customer.id} UPDATE projects`);
});

it('takes a deleted project from everybody, and shows a restored one anew', async () => {
  const { id } = await given();
  await as('admin', () => context.db.service(ProjectsService).remove(actorOf(cast.admin), id));
  expect(summary(await shown('project.deleted'), id)).toEqual([
    'projects@admin DELETE projects',
    `projects@user:${cast.customer.id} DELETE projects`,
    `projects@user:${cast.primary.id} DELETE projects`,
    'project:ID@admin DELETE projects',
    'project:ID@customer DELETE projects',
    ...projectChannels.flatMap((kind) => [`leave ${kind}:ID@admin`, `leave ${kind}:ID@customer`]),
  ]);
  await as('admin', () => context.db.service(ProjectsService).restore(actorOf(cast.admin), id));
  expect(summary(await shown('project.restored'), id)).toEqual([
    'projects@admin INSERT projects',
    `projects@user:${cast.customer.id} INSERT projects`,
    `projects@user:${cast.primary.id} INSERT projects`,
  ]);
});

it('shows who comes and goes; who was removed loses the project, unless added again meanwhile', async () => {
  const { id } = await given();
  const members = context.db.service(ProjectMembersService);
  const owner = actorOf(cast.customer);
  const added = await as('customer', () => members.add(owner, id, { email: cast.coworker.email, role: 'editor' }));
  expect(summary(await shown('project_member.added'), id).sort()).toEqual(
    [
      'project:ID@admin INSERT project_members',
      'project:ID@customer INSERT project_members',
      `projects@user:${cast.coworker.id} INSERT projects`,
    ].sort(),
  );
  await as('customer', () => members.remove(owner, id, added.id));
  const gone = ['project:ID@admin DELETE project_members', 'project:ID@customer DELETE project_members'];
  expect(summary(await shown('project_member.removed'), id).sort()).toEqual(
    [
      ...gone,
      `projects@user:${cast.coworker.id} DELETE projects`,
      ...everyRoom('customer').map((leave) => `${leave} one`),
    ].sort(),
  );
  await as('customer', () => members.add(owner, id, { email: cast.coworker.email, role: 'editor' }));
  expect(summary(await shown('project_member.removed'), id).sort()).toEqual(gone);
});
