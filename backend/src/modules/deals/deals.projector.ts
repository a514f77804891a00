import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rooms, type Change, type Channel } from '@portal/contracts';
import { OnFeed, type FeedItem, type Heard } from '../../infrastructure/events/index.js';
import { customersWhoSeeMoney, customersWhoseMoneySightChanged } from '../companies/index.js';
import { findDealRow, type DealRow } from './deal.query.js';
import { toCustomerDealView, toDealView } from './deal.view.js';

const CHANNEL: Channel = 'deals';
const TABLE = 'customer_deals';

type Kind = Change['event'];

type PlainEvent = 'deal.created' | 'deal.step_planned' | 'deal.period_billed' | 'deal.deleted' | 'deal.restored';

const kinds: Partial<Record<PlainEvent, Kind>> = {
  'deal.created': 'INSERT',
  'deal.restored': 'INSERT',
  'deal.deleted': 'DELETE',
};

/** Shows changes of deals on open screens: admins all, customers what is offered to them (decisions, section 8). */
@Injectable()
export class DealsProjector {
  @OnFeed('deal.created', 'deal.step_planned', 'deal.period_billed', 'deal.deleted', 'deal.restored')
  async show({ event, em }: Heard<PlainEvent>): Promise<FeedItem[]> {
    const row = await findDealRow(em, event.entity_id);
    return row ? itemsOf(em, row, kinds[event.name] ?? 'UPDATE', event.occurred_at) : [];
  }

  /** A change of our notes alone is nothing that customers could see. */
  @OnFeed('deal.updated')
  async showChange({ event, em }: Heard<'deal.updated'>): Promise<FeedItem[]> {
    const row = await findDealRow(em, event.entity_id);
    const items = row ? await itemsOf(em, row, 'UPDATE', event.occurred_at) : [];
    return Object.keys(event.payload.changes).join() === 'internal_notes' ? items.slice(0, 1) : items;
  }

  /** What is sent comes into its customers' sight, what is taken back goes out of it. */
  @OnFeed('deal.status_changed')
  async showStep({ event, em }: Heard<'deal.status_changed'>): Promise<FeedItem[]> {
    const row = await findDealRow(em, event.entity_id);
    if (!row || row.deleted_at !== null) return [];
    const { from, to } = event.payload;
    const toCustomers = to === 'draft' ? 'DELETE' : from === 'draft' ? 'INSERT' : 'UPDATE';
    return itemsOf(em, row, 'UPDATE', event.occurred_at, toCustomers);
  }

  /** Somebody moves to another company, or his flags change: money comes into and goes out of sight. */
  @OnFeed('user.updated')
  async showSight({ event, em }: Heard<'user.updated'>): Promise<FeedItem[]> {
    const readers = await customersWhoseMoneySightChanged(em, event.entity_id, event.payload.changes);
    return readers.map((id) => ({ resync: { room: rooms.user(CHANNEL, id), channel: CHANNEL } }));
  }
}

async function itemsOf(
  em: EntityManager,
  row: DealRow,
  kind: Kind,
  occurredAt: Date,
  step?: Kind,
): Promise<FeedItem[]> {
  const change = (event: Kind, record: Change['record']): Change => ({
    event,
    table: TABLE,
    record: event === 'DELETE' ? { id: row.id } : record,
    at: occurredAt.toISOString(),
  });
  const items: FeedItem[] = [{ room: rooms.admins(CHANNEL), channel: CHANNEL, change: change(kind, toDealView(row)) }];
  if (row.offered_at === null && step !== 'DELETE') return items;
  const shown = change(step ?? kind, toCustomerDealView(row));
  const customers = await customersWhoSeeMoney(em, row);
  return [...items, ...customers.map((id) => ({ room: rooms.user(CHANNEL, id), channel: CHANNEL, change: shown }))];
}
