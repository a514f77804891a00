import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { OnFeed, type FeedItem, type EventContext, FeedsChannels } from '../../infrastructure/events/index.js';
import { changeOf, toAdmins, resyncUsers } from '../../infrastructure/events/decorators.js';
import { customersWithChangedMoneyVisibility } from '../companies/index.js';
import { findDealRow } from './deals.queries.js';
import { toCustomerDealView, toDealView } from './deal.view.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { moneyFeed } from './money-feed.js';

const channel: Channel = 'deals';
const table = 'customer_deals';

const { itemsOf, project } = moneyFeed({
  channel,
  table,
  find: findDealRow,
  toAdmin: toDealView,
  toCustomer: toCustomerDealView,
  isShown: ({ offered_at }) => offered_at !== null,
});

/** Shows changes of deals on open screens: admins all, customers what is offered to them (decisions, section 8). */
@Injectable()
@FeedsChannels(() => [channel])
export class DealsProjector {
  @OnFeed('deal.created', 'deal.step_planned', 'deal.period_billed', 'deal.deleted', 'deal.restored')
  async show({ event, em }: EventContext): Promise<FeedItem[]> {
    const items = await project({ event, em });
    if (items.length > 0 || event.name !== 'deal.deleted') return items;
    // a draft that was taken back as if it had never been has no row left to show; only admins saw it
    return [toAdmins(channel, changeOf(table, 'DELETE', { id: event.entity_id }, event.occurred_at))];
  }

  /** Customers don't see the internal notes: a change of these alone isn't published to them. */
  @OnFeed('deal.updated')
  async projectChange({ event, em }: EventContext<'deal.updated'>): Promise<FeedItem[]> {
    const items = await project({ event, em });
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
    const live = rows.filter((row) => row !== undefined).filter(({ deleted_at }) => deleted_at === null);
    return live.map((row) => toAdmins(channel, changeOf(table, 'UPDATE', toDealView(row), event.occurred_at)));
  }

  /** When a user's company or flags change, deals enter and leave the user's lists. */
  @OnFeed('user.updated')
  async projectVisibility({ event, em }: EventContext<'user.updated'>): Promise<FeedItem[]> {
    const readers = await customersWithChangedMoneyVisibility(em, event.entity_id, event.payload.changes);
    return resyncUsers(channel, readers);
  }
}

/** The deals that a project is paid by from now on, or was before. */
const linked = ({ payload }: EventContext<'project.updated'>['event']): string[] => {
  const change = payload.changes['deal_id'];
  return [change?.from, change?.to].filter((id) => typeof id === 'string');
};

const dealOf = async (em: EntityManager, { entity_id: id }: EventContext['event']): Promise<string[]> => {
  const projects = await kysely(em).selectFrom('projects').select('deal_id').where('id', '=', id).execute();
  return projects.flatMap(({ deal_id }) => deal_id ?? []);
};
