import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Change, Channel } from '@portal/contracts';
import { OnFeed, type FeedItem, type EventContext, FeedsChannels } from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins, toUsers, resyncUsers } from '../../infrastructure/events/decorators.js';
import { customersWithMoneyVisibility, customersWithChangedMoneyVisibility } from '../companies/index.js';
import { findDealRow, type DealRow } from './deals.queries.js';
import { toCustomerDealView, toDealView } from './deal.view.js';
import { idsOf } from '../../infrastructure/database/read-kit.js';

const CHANNEL: Channel = 'deals';
const TABLE = 'customer_deals';

type Kind = Change['event'];

/** A draft that was taken back as if it had never been has no row left to show; only admins saw it. */
const goneForGood = ({ entity_id: id, occurred_at }: EventContext['event']): FeedItem =>
  toAdmins(CHANNEL, changeOf(TABLE, 'DELETE', { id }, occurred_at));

/** Shows changes of deals on open screens: admins all, customers what is offered to them (decisions, section 8). */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class DealsProjector {
  @OnFeed('deal.created', 'deal.step_planned', 'deal.period_billed', 'deal.deleted', 'deal.restored')
  async show({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await findDealRow(em, event.entity_id);
    if (row) return itemsOf(em, row, changeKindOf(event.name), event.occurred_at);
    return event.name === 'deal.deleted' ? [goneForGood(event)] : [];
  }

  /** Customers don't see the internal notes: a change of these alone isn't published to them. */
  @OnFeed('deal.updated')
  async projectChange({ event, em }: EventContext<'deal.updated'>): Promise<FeedItem[]> {
    const row = await findDealRow(em, event.entity_id);
    const items = row ? await itemsOf(em, row, 'UPDATE', event.occurred_at) : [];
    return Object.keys(event.payload.changes).join() === 'internal_notes' ? items.slice(0, 1) : items;
  }

  /** What is sent comes into its customers' sight, what is taken back goes out of it. */
  @OnFeed('deal.status_changed')
  async projectStep({ event, em }: EventContext<'deal.status_changed'>): Promise<FeedItem[]> {
    const row = await findDealRow(em, event.entity_id);
    if (!row || row.deleted_at !== null) return [];
    const { from, to } = event.payload;
    const toCustomers = to === 'draft' ? 'DELETE' : from === 'draft' ? 'INSERT' : 'UPDATE';
    return itemsOf(em, row, 'UPDATE', event.occurred_at, toCustomers);
  }

  /** The project that a deal pays for stands in the rows of admins, and goes from it when it is deleted or paid for otherwise. */
  @OnFeed('project.created', 'project.updated', 'project.deleted', 'project.restored')
  async projectLinkedProject({ event, em }: EventContext): Promise<FeedItem[]> {
    const ids =
      event.name === 'project.updated'
        ? linked(event as EventContext<'project.updated'>['event'])
        : await dealOf(em, event);
    const rows = await Promise.all(ids.map((id) => findDealRow(em, id)));
    const items: FeedItem[] = [];
    for (const row of rows)
      if (row && row.deleted_at === null)
        items.push(...(await itemsOf(em, row, 'UPDATE', event.occurred_at)).slice(0, 1));
    return items;
  }

  /** When a user's company or flags change, deals enter and leave the user's lists. */
  @OnFeed('user.updated')
  async projectVisibility({ event, em }: EventContext<'user.updated'>): Promise<FeedItem[]> {
    const readers = await customersWithChangedMoneyVisibility(em, event.entity_id, event.payload.changes);
    return resyncUsers(CHANNEL, readers);
  }
}

/** The deals that a project is paid by from now on, or was before. */
const linked = ({ payload }: EventContext<'project.updated'>['event']): string[] => {
  const change = payload.changes['deal_id'];
  return [change?.from, change?.to].filter((id) => typeof id === 'string');
};

const dealOf = (em: EntityManager, { entity_id: id }: EventContext['event']): Promise<string[]> =>
  idsOf(em, 'select deal_id as id from projects where id = ? and deal_id is not null', [id]);

async function itemsOf(
  em: EntityManager,
  row: DealRow,
  kind: Kind,
  occurredAt: Date,
  step?: Kind,
): Promise<FeedItem[]> {
  const items = [toAdmins(CHANNEL, changeOf(TABLE, kind, toDealView(row), occurredAt))];
  if (row.offered_at === null && step !== 'DELETE') return items;
  const shown = changeOf(TABLE, step ?? kind, toCustomerDealView(row), occurredAt);
  return [...items, ...toUsers(CHANNEL, await customersWithMoneyVisibility(em, row), shown)];
}
