import { Injectable } from '@nestjs/common';
import { isDealOver, type Channel } from '@portal/contracts';
import { OnFeed, FeedsChannels, type FeedItem, type EventContext } from '../../infrastructure/events/index.js';
import { resyncUsers } from '../../infrastructure/events/decorators.js';
import { customersWithMoneyVisibility } from '../companies/index.js';
import { findDealRow, moneyFeed } from '../deals/index.js';
import { findDocumentRow, toCustomerDocumentView, toDocumentView } from './deal-documents.queries.js';
import { kysely } from '../../infrastructure/database/read-kit.js';

const channel: Channel = 'deals';

const { itemsOf, project } = moneyFeed({
  channel,
  table: 'deal_documents',
  find: findDocumentRow,
  toAdmin: toDocumentView,
  toCustomer: toCustomerDocumentView,
  isShown: ({ sent_at, offered_at }) => sent_at !== null && offered_at !== null,
});

/** Shows changes of documents on open screens: admins all, customers what was sent to them (decisions, section 8). */
@Injectable()
@FeedsChannels(() => [channel])
export class DealDocumentsProjector {
  @OnFeed('deal_document.created', 'deal_document.updated', 'deal_document.deleted', 'deal_document.restored')
  show(context: EventContext): Promise<FeedItem[]> {
    return project(context);
  }

  /** What is sent comes into its customers' sight. */
  @OnFeed('deal_document.status_changed')
  async projectStep({ event, em }: EventContext<'deal_document.status_changed'>): Promise<FeedItem[]> {
    const row = await findDocumentRow(em, event.entity_id);
    const step = event.payload.to === 'sent' ? 'INSERT' : 'UPDATE';
    return row ? itemsOf(em, row, 'UPDATE', event.occurred_at, step) : [];
  }

  /**
   * A deal that is taken back takes its documents out of its customers' sight, and brings them into it when sent again; one
   * that ends lets none of them wait for a signature, one that is accepted no quote.
   */
  @OnFeed('deal.status_changed')
  async projectVisibility({ event, em }: EventContext<'deal.status_changed'>): Promise<FeedItem[]> {
    const { from, to } = event.payload;
    if (from !== 'draft' && from !== 'sent' && to !== 'draft' && !isDealOver(to)) return [];
    const deal = await findDealRow(em, event.entity_id);
    const documents = kysely(em).selectFrom('deal_documents').select('id').where('deal_id', '=', event.entity_id);
    const sent = documents.where('sent_at', 'is not', null).where('deleted_at', 'is', null).limit(1);
    if (!deal || !(await sent.executeTakeFirst())) return [];
    return resyncUsers(channel, await customersWithMoneyVisibility(em, deal));
  }
}
