import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Change, Channel } from '@portal/contracts';
import { OnFeed, FeedsChannels, type FeedItem, type EventContext } from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins, toUsers } from '../../infrastructure/events/decorators.js';
import { consultationUpdated, customersWhoSee } from '../consultations/index.js';
import { findMeetingRow, meetingRowsOf, meetingViews, type MeetingRow } from './meetings.queries.js';

const CHANNEL: Channel = 'consultations';
const TABLE = 'consultation_meetings';

/**
 * Publishes changes of meetings: the whole row to admins, the customer's view to users who see the request. The
 * request's row is published too, because it has the time of the next meeting (decisions, section 8).
 */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class MeetingsProjector {
  @OnFeed('meeting.created', 'meeting.updated', 'meeting.status_changed', 'meeting.deleted', 'meeting.restored')
  async show({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await findMeetingRow(em, event.entity_id);
    if (!row) return [];
    return [
      ...(await itemsOf(em, [row], changeKindOf(event.name), event.occurred_at)),
      ...(await consultationUpdated(em, row.consultation_id, event.occurred_at)),
    ];
  }

  /** Publishes the old meeting as rescheduled and the new one. */
  @OnFeed('meeting.rescheduled')
  async projectRescheduled({ event, em }: EventContext<'meeting.rescheduled'>): Promise<FeedItem[]> {
    const { from_id: fromId, consultation_id: consultationId } = event.payload;
    const [old, next] = [await findMeetingRow(em, fromId), await findMeetingRow(em, event.entity_id)];
    return [
      ...(old ? await itemsOf(em, [old], 'UPDATE', event.occurred_at) : []),
      ...(next ? await itemsOf(em, [next], 'INSERT', event.occurred_at) : []),
      ...(await consultationUpdated(em, consultationId, event.occurred_at)),
    ];
  }

  /** The meetings of a request come and go with it. */
  @OnFeed('consultation.deleted', 'consultation.restored')
  async projectWithRequest({ event, em }: EventContext): Promise<FeedItem[]> {
    return itemsOf(em, await meetingRowsOf(em, event.entity_id), changeKindOf(event.name), event.occurred_at);
  }
}

/** The feed items of changed rows of one request, for all who see it. */
async function itemsOf(
  em: EntityManager,
  rows: readonly MeetingRow[],
  kind: Change['event'],
  occurredAt: Date,
): Promise<FeedItem[]> {
  const [first] = rows;
  if (!first) return [];
  const customers = await customersWhoSee(em, first);
  return rows.flatMap((row) => {
    const shown = row.deleted_at === null ? kind : 'DELETE';
    return [
      toAdmins(CHANNEL, changeOf(TABLE, shown, meetingViews.toAdmin(row), occurredAt)),
      ...toUsers(CHANNEL, customers, changeOf(TABLE, shown, meetingViews.toCustomer(row), occurredAt)),
    ];
  });
}
