import { Injectable } from '@nestjs/common';
import {
  OnFeed,
  FeedsChannels,
  projectOf,
  type FeedItem,
  type FeedContext,
} from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf } from '../../infrastructure/events/decorators.js';
import { projectFeedItems } from '../projects/index.js';
import { readMilestoneRows, toMilestoneView } from './milestones.queries.js';

const shown = [
  'milestone.created',
  'milestone.updated',
  'milestone.status_changed',
  'milestone.approved',
  'milestone.changes_requested',
  'milestone.deleted',
  'milestone.restored',
] as const;
export type MilestoneEvent = (typeof shown)[number];

/** Publishes changes of milestones to the rooms of the project (decisions, section 8). */
@Injectable()
@FeedsChannels((event) => [`milestones:${projectOf(event)}`])
export class MilestonesProjector {
  @OnFeed(...shown)
  async show({ event, load }: FeedContext<MilestoneEvent>): Promise<FeedItem[]> {
    const [row] = await load(readMilestoneRows, event.entity_id);
    if (!row) return [];
    const change = changeOf('milestones', changeKindOf(event.name), toMilestoneView(row), event.occurred_at);
    return projectFeedItems('milestones', row.project_id, change);
  }
}
