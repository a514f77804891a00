import { Injectable } from '@nestjs/common';
import type { Change, EventName } from '@portal/contracts';
import {
  OnFeed,
  FeedsChannels,
  projectOf,
  type FeedItem,
  type FeedContext,
} from '../../infrastructure/events/index.js';
import { projectFeedItems } from '../projects/index.js';
import { readMilestoneRows, toMilestoneView } from './milestones.queries.js';

export type MilestoneEvent = Extract<EventName, `milestone.${string}`>;

const kinds: Partial<Record<MilestoneEvent, Change['event']>> = {
  'milestone.created': 'INSERT',
  'milestone.restored': 'INSERT',
  'milestone.deleted': 'DELETE',
};

/** Publishes changes of milestones to the rooms of the project (decisions, section 8). */
@Injectable()
@FeedsChannels((event) => [`milestones:${projectOf(event)}`])
export class MilestonesProjector {
  @OnFeed(
    'milestone.created',
    'milestone.updated',
    'milestone.status_changed',
    'milestone.approved',
    'milestone.changes_requested',
    'milestone.deleted',
    'milestone.restored',
  )
  async show({ event, load }: FeedContext<MilestoneEvent>): Promise<FeedItem[]> {
    const [row] = await load(readMilestoneRows, event.entity_id);
    if (!row) return [];
    const kind = kinds[event.name] ?? 'UPDATE';
    return projectFeedItems('milestones', row.project_id, {
      event: kind,
      table: 'milestones',
      record: kind === 'DELETE' ? { id: row.id } : toMilestoneView(row),
      at: event.occurred_at.toISOString(),
    });
  }
}
