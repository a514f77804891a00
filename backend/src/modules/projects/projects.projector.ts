import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rooms, type Change, type Channel, type EventName } from '@portal/contracts';
import { OnFeed, type FeedItem, type Heard } from '../../infrastructure/events/index.js';
import { everybodyLeaves, personLeaves } from './project-leaving.js';
import { projectFeedItems } from './project-feed.js';
import { projectPeople } from './project-people.js';
import { findProjectRow, type ProjectRow } from './project.query.js';
import { toAdminProjectView, toCustomerProjectView } from './project.view.js';

const CHANNEL: Channel = 'projects';
const TABLE = 'projects';

interface Shown {
  event: Pick<Heard<EventName>['event'], 'occurred_at'>;
  row: ProjectRow;
  /** Only its figures follow what happened to a part of it. */
  quiet?: boolean;
}

const changeOf = (kind: Change['event'], record: Change['record'], { event, quiet }: Shown): Change => ({
  event: kind,
  table: TABLE,
  record: kind === 'DELETE' ? { id: record.id } : record,
  at: event.occurred_at.toISOString(),
  ...(quiet ? { quiet: true as const } : {}),
});

/** The row on a person's own list. */
const forPerson = (userId: string, kind: Change['event'], shown: Shown): FeedItem => ({
  room: rooms.user(CHANNEL, userId),
  channel: CHANNEL,
  change: changeOf(kind, toCustomerProjectView(shown.row), shown),
});

/** The row on the lists of admins and of the project's people. */
async function onLists(em: EntityManager, kind: Change['event'], shown: Shown): Promise<FeedItem[]> {
  const people = await projectPeople(em, shown.row.id);
  return [
    { room: rooms.admins(CHANNEL), channel: CHANNEL, change: changeOf(kind, toAdminProjectView(shown.row), shown) },
    ...people.map(({ id }) => forPerson(id, kind, shown)),
  ];
}

/** The row for everybody who has the project open. */
const onScreens = (kind: Change['event'], shown: Shown): FeedItem[] =>
  projectFeedItems(
    'project',
    shown.row.id,
    changeOf(kind, toAdminProjectView(shown.row), shown),
    changeOf(kind, toCustomerProjectView(shown.row), shown),
  );

/** Shows changes of projects on open lists and screens, each audience its view of it (decisions, section 8). */
@Injectable()
export class ProjectsProjector {
  @OnFeed('project.created', 'project.restored')
  async showNew({ event, em }: Heard<'project.created' | 'project.restored'>): Promise<FeedItem[]> {
    const row = await findProjectRow(em, event.entity_id);
    return row && row.deleted_at === null ? onLists(em, 'INSERT', { event, row }) : [];
  }

  @OnFeed('project.status_changed')
  showStatus({ event, em }: Heard<'project.status_changed'>): Promise<FeedItem[]> {
    return this.update(em, event.entity_id, event);
  }

  /** Who owned it before and sees it no longer loses it from the list, and leaves its channels. */
  @OnFeed('project.updated')
  async showUpdate({ event, em }: Heard<'project.updated'>): Promise<FeedItem[]> {
    const items = await this.update(em, event.entity_id, event);
    const from = event.payload.changes['customer_id']?.from;
    if (typeof from !== 'string') return items;
    return [...items, ...(await this.lose(em, event, event.entity_id, from))];
  }

  @OnFeed('project.deleted')
  async showDeleted({ event, em }: Heard<'project.deleted'>): Promise<FeedItem[]> {
    const row = await findProjectRow(em, event.entity_id);
    if (!row || row.deleted_at === null) return [];
    const shown = { event, row };
    return [...(await onLists(em, 'DELETE', shown)), ...onScreens('DELETE', shown), ...everybodyLeaves(row.id)];
  }

  @OnFeed('project_member.added')
  async showToAdded({ event, em }: Heard<'project_member.added'>): Promise<FeedItem[]> {
    const { project_id, user_id } = event.payload;
    const row = await findProjectRow(em, project_id);
    return row && row.deleted_at === null ? [forPerson(user_id, 'INSERT', { event, row })] : [];
  }

  @OnFeed('project_member.removed')
  hideFromRemoved({ event, em }: Heard<'project_member.removed'>): Promise<FeedItem[]> {
    return this.lose(em, event, event.payload.project_id, event.payload.user_id);
  }

  /** Progress is made of tasks, the next date of milestones: who looks at the project sees them move. */
  @OnFeed('task.created', 'task.status_changed', 'task.deleted', 'task.restored')
  showProgress({ event, em }: Heard<TaskEvent>): Promise<FeedItem[]> {
    return this.update(em, event.payload.project_id, event, true);
  }

  @OnFeed('milestone.created', 'milestone.status_changed', 'milestone.deleted', 'milestone.restored')
  showNextDate({ event, em }: Heard<MilestoneEvent>): Promise<FeedItem[]> {
    return this.update(em, event.payload.project_id, event, true);
  }

  @OnFeed('task.updated', 'milestone.updated')
  async showWhatCounts({ event, em }: Heard<'task.updated' | 'milestone.updated'>): Promise<FeedItem[]> {
    const counts = ['weight', 'due_date', 'title'].some((field) => field in event.payload.changes);
    return counts ? this.update(em, event.payload.project_id, event, true) : [];
  }

  private async update(
    em: EntityManager,
    projectId: string,
    event: Shown['event'],
    quiet = false,
  ): Promise<FeedItem[]> {
    const row = await findProjectRow(em, projectId);
    if (!row || row.deleted_at !== null) return [];
    const shown = { event, row, quiet };
    return [...(await onLists(em, 'UPDATE', shown)), ...onScreens('UPDATE', shown)];
  }

  /** Takes the project from somebody, unless he sees it in another way or again. */
  private async lose(em: EntityManager, event: Shown['event'], projectId: string, userId: string): Promise<FeedItem[]> {
    const [row, people] = [await findProjectRow(em, projectId), await projectPeople(em, projectId)];
    if (!row || (row.deleted_at === null && people.some(({ id }) => id === userId))) return [];
    return [forPerson(userId, 'DELETE', { event, row }), ...personLeaves(projectId, userId)];
  }
}

type TaskEvent = 'task.created' | 'task.status_changed' | 'task.deleted' | 'task.restored';
type MilestoneEvent = 'milestone.created' | 'milestone.status_changed' | 'milestone.deleted' | 'milestone.restored';
