import { Injectable } from '@nestjs/common';
import { isDealOver, type Channel } from '@portal/contracts';
import { OnFeed, FeedsChannels, type FeedItem, type EventContext } from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins, toUsers, resyncUsers } from '../../infrastructure/events/decorators.js';
import { customersWithMoneyVisibility } from '../companies/index.js';
import { findDealRow } from '../deals/index.js';
import { findDocumentRow, toCustomerDocumentView, toDocumentView } from './deal-documents.queries.js';
import { exists } from '../../infrastructure/database/read-kit.js';

const CHANNEL: Channel = 'deals';
const TABLE = 'deal_documents';

const shown = [
  'deal_document.created',
  'deal_document.updated',
  'deal_document.status_changed',
  'deal_document.deleted',
  'deal_document.restored',
] as const;

/** Shows changes of documents on open screens: admins all, customers what was sent to them (decisions, section 8). */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class DealDocumentsProjector {
  @OnFeed(...shown)
  async show({ event, em }: EventContext<(typeof shown)[number]>): Promise<FeedItem[]> {
    const row = await findDocumentRow(em, event.entity_id);
    if (!row) return [];
    const kind = changeKindOf(event.name);
    const items = [toAdmins(CHANNEL, changeOf(TABLE, kind, toDocumentView(row), event.occurred_at))];
    if (row.sent_at === null || row.offered_at === null) return items;
    const isSending =
      event.name === 'deal_document.status_changed' && 'to' in event.payload && event.payload.to === 'sent';
    const change = changeOf(TABLE, isSending ? 'INSERT' : kind, toCustomerDocumentView(row), event.occurred_at);
    return [...items, ...toUsers(CHANNEL, await customersWithMoneyVisibility(em, row), change)];
  }

  /**
   * A deal that is taken back takes its documents out of its customers' sight, and brings them into it when sent again; one
   * that ends lets none of them wait for a signature.
   */
  @OnFeed('deal.status_changed')
  async projectVisibility({ event, em }: EventContext<'deal.status_changed'>): Promise<FeedItem[]> {
    const { from, to } = event.payload;
    if (from !== 'draft' && to !== 'draft' && !isDealOver(to)) return [];
    const deal = await findDealRow(em, event.entity_id);
    const sent = await exists(
      em,
      'select 1 from deal_documents where deal_id = ? and sent_at is not null and deleted_at is null limit 1',
      [event.entity_id],
    );
    if (!deal || !sent) return [];
    return resyncUsers(CHANNEL, await customersWithMoneyVisibility(em, deal));
  }
}
