import { Injectable } from '@nestjs/common';
import type { Change } from '@portal/contracts';
import { OnFeed, type FeedItem, type Heard } from '../../infrastructure/events/index.js';
import { projectFeedItems } from '../projects/index.js';
import { findActivityLogRow, toActivityLogView } from './activity-log.query.js';

/** Shows new entries to everybody who has the project open; internal ones to admins only (decisions, section 8). */
@Injectable()
export class ActivityLogsProjector {
  @OnFeed('activity_log.written')
  async show({ event, em }: Heard<'activity_log.written'>): Promise<FeedItem[]> {
    const row = await findActivityLogRow(em, event.entity_id);
    if (!row) return [];
    const change: Change = {
      event: 'INSERT',
      table: 'activity_logs',
      record: toActivityLogView(row),
      at: event.occurred_at.toISOString(),
    };
    return projectFeedItems('activity_logs', row.project_id, change, row.internal ? null : change);
  }
}
