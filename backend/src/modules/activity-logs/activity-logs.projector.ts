import { Injectable } from '@nestjs/common';
import type { ActivityLogView, Change } from '@portal/contracts';
import { changeOf } from '../../infrastructure/events/decorators.js';
import {
  FeedsChannels,
  OnFeed,
  OnShownRows,
  projectOf,
  type FeedContext,
  type FeedItem,
} from '../../infrastructure/events/index.js';
import { projectFeedItems } from '../projects/index.js';
import {
  readEntries,
  readEntriesOfEvents,
  toActivityLogView,
  toActivityLogViewOfAdmin,
  type ShownEntry,
} from './activity-logs.queries.js';

/** Publishes new entries to the rooms of the project; internal ones to admins only (decisions, section 8). */
@Injectable()
@FeedsChannels((event) => [`activity_logs:${projectOf(event)}`])
export class ActivityLogsProjector {
  /** What an event left in the log. */
  @OnShownRows('activity_logs')
  async projectEntries({ event, load }: FeedContext): Promise<FeedItem[]> {
    const rows = await load(readEntriesOfEvents, event.id, ({ event_id }) => event_id ?? '');
    return rows.flatMap((row) => itemsOf(row, event.occurred_at));
  }

  /** A note written by a client. */
  @OnFeed('activity_log.written')
  async projectNote({ event, load }: FeedContext<'activity_log.written'>): Promise<FeedItem[]> {
    const rows = await load(readEntries, event.entity_id);
    return rows.flatMap((row) => itemsOf(row, event.occurred_at));
  }
}

function itemsOf(row: ShownEntry, at: Date): FeedItem[] {
  const change = (view: ActivityLogView): Change => changeOf('activity_logs', 'INSERT', view, at);
  const customersChange = row.internal ? null : change(toActivityLogView(row));
  return projectFeedItems('activity_logs', row.project_id, change(toActivityLogViewOfAdmin(row)), customersChange);
}
