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
import { projectPeople } from './members/project-members.queries.js';
import { readProjectRows, toAdminProjectView, toCustomerProjectView, type ProjectRow } from './projects.queries.js';

const CHANNEL: Channel = 'projects';
const TABLE = 'projects';

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

const changeIn = (kind: Change['event'], record: { id: string }, { event, quiet }: Shown): Change =>
  changeOf(TABLE, kind, record, event.occurred_at, { quiet: quiet === true });

/** The row on a person's own list. */
const forPeople = (userIds: readonly string[], kind: Change['event'], shown: Shown): FeedItem[] =>
  toUsers(CHANNEL, userIds, changeIn(kind, toCustomerProjectView(shown.row), shown));

/** The row on the lists of admins and of the project's people. */
async function onLists({ once }: Reads, kind: Change['event'], shown: Shown): Promise<FeedItem[]> {
  const people = await once(projectPeople, shown.row.id);
  return [
    toAdmins(CHANNEL, changeIn(kind, toAdminProjectView(shown.row), shown)),
    ...forPeople(
      people.map(({ id }) => id),
      kind,
      shown,
    ),
  ];
}

/** The row, for the rooms of the project. */
const onScreens = (kind: Change['event'], shown: Shown): FeedItem[] =>
  projectFeedItems(
    'project',
    shown.row.id,
    changeIn(kind, toAdminProjectView(shown.row), shown),
    changeIn(kind, toCustomerProjectView(shown.row), shown),
  );

/** One that was taken back as if it had never been has no row left to show. */
function goneForGood({ entity_id: id, payload, occurred_at }: FeedContext<'project.deleted'>['event']): FeedItem[] {
  const change = changeOf(TABLE, 'DELETE', { id }, occurred_at, { quiet: true });
  return [toAdmins(CHANNEL, change), ...toUsers(CHANNEL, [payload.customer_id], change)];
}

/** Shows changes of projects on open lists and screens, each audience its view of it (decisions, section 8). */
@Injectable()
@FeedsChannels((event) => [CHANNEL, ...projectChannels.map((kind) => `${kind}:${projectOf(event)}` as const)])
export class ProjectsProjector {
  @OnFeed('project.created', 'project.restored')
  async projectNew({ event, ...reads }: FeedContext<'project.created' | 'project.restored'>): Promise<FeedItem[]> {
    const row = await rowOf(reads, event.entity_id);
    return row && row.deleted_at === null ? onLists(reads, 'INSERT', { event, row }) : [];
  }

  @OnFeed('project.status_changed')
  projectStatus({ event, ...reads }: FeedContext<'project.status_changed'>): Promise<FeedItem[]> {
    return this.update(reads, event.entity_id, event);
  }

  /** Who owned it before and sees it no longer loses it from the list, and leaves its channels. */
  @OnFeed('project.updated')
  async projectUpdate({ event, ...reads }: FeedContext<'project.updated'>): Promise<FeedItem[]> {
    const items = await this.update(reads, event.entity_id, event);
    const from = event.payload.changes['customer_id']?.from;
    if (typeof from !== 'string') return items;
    return [...items, ...(await this.lose(reads, event, event.entity_id, from))];
  }

  @OnFeed('project.deleted')
  async projectDeleted({ event, ...reads }: FeedContext<'project.deleted'>): Promise<FeedItem[]> {
    const row = await rowOf(reads, event.entity_id);
    if (!row) return goneForGood(event);
    if (row.deleted_at === null) return [];
    const shown = { event, row };
    return [...(await onLists(reads, 'DELETE', shown)), ...onScreens('DELETE', shown), ...closeRooms(row.id)];
  }

  @OnFeed('project_member.added')
  async projectToAdded({ event, ...reads }: FeedContext<'project_member.added'>): Promise<FeedItem[]> {
    const { project_id, user_id } = event.payload;
    const row = await rowOf(reads, project_id);
    return row && row.deleted_at === null ? forPeople([user_id], 'INSERT', { event, row }) : [];
  }

  @OnFeed('project_member.removed')
  hideFromRemoved({ event, ...reads }: FeedContext<'project_member.removed'>): Promise<FeedItem[]> {
    return this.lose(reads, event, event.payload.project_id, event.payload.user_id);
  }

  /** Progress is made of tasks, the next date of milestones: who looks at the project sees them move. */
  @OnFeed('task.created', 'task.status_changed', 'task.deleted', 'task.restored')
  projectProgress({ event, ...reads }: FeedContext<TaskEvent>): Promise<FeedItem[]> {
    return this.update(reads, event.payload.project_id, event, true);
  }

  @OnFeed('milestone.created', 'milestone.status_changed', 'milestone.deleted', 'milestone.restored')
  projectNextDate({ event, ...reads }: FeedContext<MilestoneEvent>): Promise<FeedItem[]> {
    return this.update(reads, event.payload.project_id, event, true);
  }

  @OnFeed('task.updated', 'milestone.updated')
  async projectCounts({ event, ...reads }: FeedContext<'task.updated' | 'milestone.updated'>): Promise<FeedItem[]> {
    const counts = ['weight', 'due_date', 'title'].some((field) => field in event.payload.changes);
    return counts ? this.update(reads, event.payload.project_id, event, true) : [];
  }

  private async update(reads: Reads, projectId: string, event: Shown['event'], quiet = false): Promise<FeedItem[]> {
    const row = await rowOf(reads, projectId);
    if (!row || row.deleted_at !== null) return [];
    const shown = { event, row, quiet };
    return [...(await onLists(reads, 'UPDATE', shown)), ...onScreens('UPDATE', shown)];
  }

  /** Takes the project from a user's lists, unless the user sees it by another right or again. */
  private async lose(reads: Reads, event: Shown['event'], projectId: string, userId: string): Promise<FeedItem[]> {
    const [row, people] = [await rowOf(reads, projectId), await reads.once(projectPeople, projectId)];
    if (!row || (row.deleted_at === null && people.some(({ id }) => id === userId))) return [];
    return [...forPeople([userId], 'DELETE', { event, row }), ...leaveRoomsOf(projectId, userId)];
  }
}

type TaskEvent = 'task.created' | 'task.status_changed' | 'task.deleted' | 'task.restored';
type MilestoneEvent = 'milestone.created' | 'milestone.status_changed' | 'milestone.deleted' | 'milestone.restored';

const channelsOf = (projectId: string): Channel[] => projectChannels.map((kind) => `${kind}:${projectId}` as const);

/** Ends the user's joins of the project's channels. */
export const leaveRoomsOf = (projectId: string, userId: string): FeedItem[] =>
  channelsOf(projectId).map((channel) => ({ leave: { room: rooms.customers(channel), channel, userId } }));

/** Ends all joins of the project's channels: it is deleted. */
export const closeRooms = (projectId: string): FeedItem[] =>
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
