import { Injectable } from '@nestjs/common';
import { projectChannels, rooms, type Change, type Channel, type ProjectChannel } from '@portal/contracts';
import { changeOf, toAdmins, toUsers } from '../../infrastructure/events/decorators.js';
import {
  FeedsChannels,
  OnFeed,
  projectOf,
  type FeedContext,
  type FeedItem,
} from '../../infrastructure/events/index.js';
import { projectPeople } from './project-access.js';
import { readProjectRows, toAdminProjectView, toCustomerProjectView, type ProjectRow } from './projects.queries.js';

const CHANNEL: Channel = 'projects';

/** How a projector reads. */
type Reads = Pick<FeedContext, 'load' | 'once'>;

interface Shown {
  event: Pick<FeedContext['event'], 'occurred_at'>;
  row: ProjectRow;
  /** Only its figures follow what happened to a part of it. */
  quiet?: boolean;
}

const rowOf = async ({ load }: Reads, id: string): Promise<ProjectRow | undefined> =>
  (await load(readProjectRows, id))[0];

/** The change as each audience sees it. */
function changesOf(kind: Change['event'], { event, row, quiet = false }: Shown) {
  const change = (view: { id: string }): Change => changeOf('projects', kind, view, event.occurred_at, { quiet });
  return { forAdmins: change(toAdminProjectView(row)), forCustomers: change(toCustomerProjectView(row)) };
}

/** The row on the lists of admins and of the project's people. */
async function onLists({ once }: Reads, kind: Change['event'], shown: Shown): Promise<FeedItem[]> {
  const people = (await once(projectPeople, shown.row.id)).map(({ id }) => id);
  const { forAdmins, forCustomers } = changesOf(kind, shown);
  return [toAdmins(CHANNEL, forAdmins), ...toUsers(CHANNEL, people, forCustomers)];
}

/** The row on those lists, and for the rooms of the project. */
async function onScreens(reads: Reads, kind: Change['event'], shown: Shown): Promise<FeedItem[]> {
  const { forAdmins, forCustomers } = changesOf(kind, shown);
  const inRooms = projectFeedItems('project', shown.row.id, forAdmins, forCustomers);
  return [...(await onLists(reads, kind, shown)), ...inRooms];
}

/** One that was taken back as if it had never been has no row left to show. */
function goneForGood({ entity_id: id, payload, occurred_at }: FeedContext<'project.deleted'>['event']): FeedItem[] {
  const change = changeOf('projects', 'DELETE', { id }, occurred_at, { quiet: true });
  return [toAdmins(CHANNEL, change), ...toUsers(CHANNEL, [payload.customer_id], change)];
}

/** Shows changes of projects on open lists and screens, each audience its view of it (decisions, section 8). */
@Injectable()
@FeedsChannels((event) => [CHANNEL, ...channelsOf(projectOf(event))])
export class ProjectsProjector {
  @OnFeed('project.created', 'project.restored')
  async projectNew({ event, ...reads }: FeedContext<'project.created' | 'project.restored'>): Promise<FeedItem[]> {
    const row = await rowOf(reads, event.entity_id);
    return row && row.deleted_at === null ? onLists(reads, 'INSERT', { event, row }) : [];
  }

  /** Who owned it before and sees it no longer loses it from the list, and leaves its channels. */
  @OnFeed('project.status_changed', 'project.updated')
  async projectUpdate({
    event,
    ...reads
  }: FeedContext<'project.status_changed' | 'project.updated'>): Promise<FeedItem[]> {
    const items = await update(reads, event);
    const from = 'changes' in event.payload ? event.payload.changes['customer_id']?.from : undefined;
    return typeof from === 'string' ? [...items, ...(await lose(reads, event, from))] : items;
  }

  @OnFeed('project.deleted')
  async projectDeleted({ event, ...reads }: FeedContext<'project.deleted'>): Promise<FeedItem[]> {
    const row = await rowOf(reads, event.entity_id);
    if (!row) return goneForGood(event);
    if (row.deleted_at === null) return [];
    return [...(await onScreens(reads, 'DELETE', { event, row })), ...closeRooms(row.id)];
  }

  @OnFeed('project_member.added')
  async projectToAdded({ event, ...reads }: FeedContext<'project_member.added'>): Promise<FeedItem[]> {
    const { project_id, user_id } = event.payload;
    const row = await rowOf(reads, project_id);
    if (!row || row.deleted_at !== null) return [];
    return toUsers(CHANNEL, [user_id], changesOf('INSERT', { event, row }).forCustomers);
  }

  @OnFeed('project_member.removed')
  hideFromRemoved({ event, ...reads }: FeedContext<'project_member.removed'>): Promise<FeedItem[]> {
    return lose(reads, event, event.payload.user_id);
  }

  /** Progress is made of tasks, the next date of milestones: who looks at the project sees them move. */
  @OnFeed(
    'task.created',
    'task.status_changed',
    'task.deleted',
    'task.restored',
    'milestone.created',
    'milestone.status_changed',
    'milestone.deleted',
    'milestone.restored',
  )
  projectFigures({ event, ...reads }: FeedContext): Promise<FeedItem[]> {
    return update(reads, event, true);
  }

  @OnFeed('task.updated', 'milestone.updated')
  async projectCounts({ event, ...reads }: FeedContext<'task.updated' | 'milestone.updated'>): Promise<FeedItem[]> {
    const counts = ['weight', 'due_date', 'title'].some((field) => field in event.payload.changes);
    return counts ? update(reads, event, true) : [];
  }
}

async function update(reads: Reads, event: FeedContext['event'], quiet = false): Promise<FeedItem[]> {
  const row = await rowOf(reads, projectOf(event));
  return row && row.deleted_at === null ? onScreens(reads, 'UPDATE', { event, row, quiet }) : [];
}

/** Takes the project from a user's lists, unless the user sees it by another right or again. */
async function lose(reads: Reads, event: FeedContext['event'], userId: string): Promise<FeedItem[]> {
  const projectId = projectOf(event);
  const [row, people] = [await rowOf(reads, projectId), await reads.once(projectPeople, projectId)];
  if (!row || (row.deleted_at === null && people.some(({ id }) => id === userId))) return [];
  const change = changesOf('DELETE', { event, row }).forCustomers;
  return [...toUsers(CHANNEL, [userId], change), ...leaveRoomsOf(projectId, userId)];
}

const channelsOf = (projectId: string): Channel[] => projectChannels.map((kind) => `${kind}:${projectId}` as const);

/** Ends the user's joins of the project's channels. */
const leaveRoomsOf = (projectId: string, userId: string): FeedItem[] =>
  channelsOf(projectId).map((channel) => ({ leave: { room: rooms.customers(channel), channel, userId } }));

/** Ends all joins of the project's channels: it is deleted. */
const closeRooms = (projectId: string): FeedItem[] =>
  channelsOf(projectId).flatMap((channel) =>
    [rooms.admins(channel), rooms.customers(channel)].map((room) => ({ leave: { room, channel } })),
  );

/**
 * The feed items of a change, for the rooms of one of the project's channels.
 * @param customersChange the change as customers of the project see it, if it differs; null where they don't see it
 */
export function projectFeedItems(
  kind: ProjectChannel,
  projectId: string,
  change: Change,
  customersChange: Change | null = change,
): FeedItem[] {
  const channel: Channel = `${kind}:${projectId}`;
  const toAdmins: FeedItem = { room: rooms.admins(channel), channel, change };
  if (!customersChange) return [toAdmins];
  return [toAdmins, { room: rooms.customers(channel), channel, change: customersChange }];
}
