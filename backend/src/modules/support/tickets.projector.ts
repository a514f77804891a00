import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rooms, type Change, type Channel, type TicketView } from '@portal/contracts';
import {
  FeedsChannels,
  OnFeed,
  OnShownRows,
  type EventContext,
  type FeedContext,
  type FeedItem,
} from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf, resyncUsers, toAdmins, toUsers } from '../../infrastructure/events/decorators.js';
import { customersWhoSee, customersWithChangedVisibility } from '../consultations/index.js';
import {
  findTicketRow,
  readersOfOpenTickets,
  toCustomerTicketView,
  toTicketView,
  type TicketRow,
} from './tickets.queries.js';

const CHANNEL: Channel = 'support';

/**
 * Shows changes of support tickets on open screens: admins the whole row, customers their view of it (decisions,
 * section 8).
 */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class TicketsProjector {
  @OnFeed(
    'ticket.opened',
    'ticket.updated',
    'ticket.status_changed',
    'ticket.replied',
    'ticket.clock_warning',
    'ticket.clock_breached',
    'ticket.rated',
    'ticket.deleted',
    'ticket.restored',
  )
  async show({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await findTicketRow(em, event.entity_id);
    if (!row) return [];
    const isInternal = 'visibility' in event.payload && event.payload.visibility === 'internal';
    const items = await itemsOf(em, row, changeKindOf(event.name), event.occurred_at);
    return isInternal ? items.slice(0, 1) : items;
  }

  /** Who was put on a ticket, or taken off it, has another list. */
  @OnFeed('ticket.people_changed')
  async projectPeople(context: EventContext<'ticket.people_changed'>): Promise<FeedItem[]> {
    return [...(await this.show(context)), ...resyncUsers(CHANNEL, [context.event.payload.user_id])];
  }

  /** Customers know of no snooze or tag, but of the new version of the row: their screens refetch it quietly. */
  @OnFeed('ticket.snoozed', 'ticket.woken', 'ticket.tagged')
  async projectInternal({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await findTicketRow(em, event.entity_id);
    if (!row) return [];
    const [toAll] = await itemsOf(em, row, changeKindOf(event.name), event.occurred_at);
    return [...(toAll ? [toAll] : []), ...resyncUsers(CHANNEL, await ticketReaders(em, row))];
  }

  /** Messages are in another thread now: screens that show the two tickets refetch them. */
  @OnFeed('ticket.merged', 'ticket.unmerged', 'ticket.split')
  async projectMoves({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await findTicketRow(em, event.entity_id);
    return row ? resyncAll(await ticketReaders(em, row)) : [];
  }

  /** Customers know of no link. */
  @OnFeed('ticket.linked', 'ticket.unlinked')
  projectLinks(): FeedItem[] {
    return resyncAll([]);
  }

  /**
   * Another calendar has changed the clocks of open tickets: both sides refetch them, and the closed days that they
   * count.
   */
  @OnShownRows('support_tickets')
  async projectClocks({ em }: FeedContext): Promise<FeedItem[]> {
    return resyncAll(await readersOfOpenTickets(em));
  }

  /** When a user's company or the flag `primary` changes, tickets enter and leave the user's lists. */
  @OnFeed('user.updated')
  async projectVisibility({ event, em }: EventContext<'user.updated'>): Promise<FeedItem[]> {
    const readers = await customersWithChangedVisibility(em, event.entity_id, event.payload.changes);
    return resyncUsers(CHANNEL, readers);
  }
}

const resyncAll = (readers: readonly string[]): FeedItem[] => [
  { resync: { room: rooms.admins(CHANNEL), channel: CHANNEL } },
  ...resyncUsers(CHANNEL, readers),
];

/** Admins first. */
async function itemsOf(
  em: EntityManager,
  row: TicketRow,
  kind: Change['event'],
  occurredAt: Date,
): Promise<FeedItem[]> {
  const event = row.deleted_at ? 'DELETE' : kind;
  const change = (view: TicketView): Change => changeOf('support_tickets', event, view, occurredAt);
  return itemsFor(await ticketReaders(em, row), change(toTicketView(row)), change(toCustomerTicketView(row)));
}

const itemsFor = (readers: readonly string[], change: Change, customersChange: Change): FeedItem[] => [
  toAdmins(CHANNEL, change),
  ...toUsers(CHANNEL, readers, customersChange),
];

/**
 * The feed items of a change in a ticket's thread, for admins and for its readers.
 * @param customersChange the change as customers see it; null where they don't
 */
export async function ticketFeedItems(
  em: EntityManager,
  ticketId: string,
  change: Change,
  customersChange: Change | null,
): Promise<FeedItem[]> {
  const ticket = customersChange && (await findTicketRow(em, ticketId));
  return itemsFor(ticket ? await ticketReaders(em, ticket) : [], change, customersChange ?? change);
}

/** The requester of a ticket, the people on it, and the primary contacts of the company. */
export async function ticketReaders(
  em: EntityManager,
  { requester_id, company_id, people }: Pick<TicketRow, 'requester_id' | 'company_id' | 'people'>,
): Promise<string[]> {
  const leading = await customersWhoSee(em, { customer_id: requester_id, company_id });
  return [...new Set([...leading, ...people.map(({ id }) => id)])];
}
