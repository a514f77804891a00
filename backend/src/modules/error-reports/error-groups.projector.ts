import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { FeedsChannels, OnFeed, type EventContext, type FeedItem } from '../../infrastructure/events/index.js';
import { changeOf, toAdmins } from '../../infrastructure/events/decorators.js';
import { errorGroups, toErrorGroupView } from './error-groups.queries.js';

const CHANNEL: Channel = 'error_reports';

/** Publishes error groups to the admins' lists as reports arrive; customers have no such list. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class ErrorGroupsProjector {
  @OnFeed('error_report.received')
  count({ event, em }: EventContext<'error_report.received'>): Promise<FeedItem[]> {
    return changesOf(em, event.payload.group_ids, event.occurred_at);
  }

  @OnFeed('error_group.status_changed')
  move({ event, em }: EventContext<'error_group.status_changed'>): Promise<FeedItem[]> {
    return changesOf(em, [event.entity_id], event.occurred_at);
  }
}

/** A group that was counted once is new; one that was purged meanwhile is left out. */
async function changesOf(em: EntityManager, ids: readonly string[], at: Date): Promise<FeedItem[]> {
  if (ids.length === 0) return [];
  const rows = await errorGroups(em).where('g.id', 'in', ids).execute();
  return rows.map((row) =>
    toAdmins(CHANNEL, changeOf('error_groups', row.version === 1 ? 'INSERT' : 'UPDATE', toErrorGroupView(row), at)),
  );
}
