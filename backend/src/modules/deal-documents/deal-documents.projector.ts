import { Injectable } from '@nestjs/common';
import { isDealOver, rooms, type Change, type Channel } from '@portal/contracts';
import { OnFeed, FeedsChannels, type FeedItem, type EventContext } from '../../infrastructure/events/index.js';
import { customersWithMoneyVisibility } from '../companies/index.js';
import { findDealRow } from '../deals/index.js';
import { findDocumentRow, toCustomerDocumentView, toDocumentView } from './deal-documents.queries.js';

const CHANNEL: Channel = 'deals';
const TABLE = 'deal_documents';

type DocumentEvent =
  | 'deal_document.created'
  | 'deal_document.updated'
  | 'deal_document.status_changed'
  | 'deal_document.deleted'
  | 'deal_document.restored';

const kinds: Partial<Record<DocumentEvent, Change['event']>> = {
  'deal_document.created': 'INSERT',
  'deal_document.restored': 'INSERT',
  'deal_document.deleted': 'DELETE',
};

/** Shows changes of documents on open screens: admins all, customers what was sent to them (decisions, section 8). */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class DealDocumentsProjector {
  @OnFeed(
    'deal_document.created',
    'deal_document.updated',
    'deal_document.status_changed',
    'deal_document.deleted',
    'deal_document.restored',
  )
  async show({ event, em }: EventContext<DocumentEvent>): Promise<FeedItem[]> {
    const row = await findDocumentRow(em, event.entity_id);
    if (!row) return [];
    const change = (kind: Change['event'], record: Change['record']): Change => ({
      event: kind,
      table: TABLE,
      record: kind === 'DELETE' ? { id: row.id } : record,
      at: event.occurred_at.toISOString(),
    });
    const kind = kinds[event.name] ?? 'UPDATE';
    const item = (room: string, shown: Change): FeedItem => ({ room, channel: CHANNEL, change: shown });
    const toAdmins = item(rooms.admins(CHANNEL), change(kind, toDocumentView(row)));
    if (row.sent_at === null || row.offered_at === null) return [toAdmins];
    const isSending =
      event.name === 'deal_document.status_changed' && 'to' in event.payload && event.payload.to === 'sent';
    const shown = change(isSending ? 'INSERT' : kind, toCustomerDocumentView(row));
    const customers = await customersWithMoneyVisibility(em, row);
    return [toAdmins, ...customers.map((id) => item(rooms.user(CHANNEL, id), shown))];
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
    const sent = await em.execute<unknown[]>(
      'select 1 from deal_documents where deal_id = ? and sent_at is not null and deleted_at is null limit 1',
      [event.entity_id],
    );
    if (!deal || sent.length === 0) return [];
    const customers = await customersWithMoneyVisibility(em, deal);
    return customers.map((id) => ({ resync: { room: rooms.user(CHANNEL, id), channel: CHANNEL } }));
  }
}
