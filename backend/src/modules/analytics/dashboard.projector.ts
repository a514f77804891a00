import { Injectable } from '@nestjs/common';
import { rooms, type Channel, type EventName, type MoneyOwnership } from '@portal/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  OnFeed,
  type FeedItem,
  type EventContext,
  type FeedContext,
  FeedsChannels,
} from '../../infrastructure/events/index.js';
import { customersWhoSee, findConsultationRow } from '../consultations/index.js';
import { projectPeople } from '../projects/index.js';
import { findTicketRow, ticketReaders } from '../support/index.js';
import { findInvoiceRow, findPaymentRow } from '../billing/index.js';
import { customersWithChangedMoneyVisibility, customersWithMoneyVisibility } from '../companies/index.js';
import { findDocumentRow } from '../deal-documents/index.js';
import { findDealRow } from '../deals/index.js';

type ChildEvent = Extract<EventName, `task.${string}` | `milestone.${string}`>;
type MemberEvent = 'project_member.added' | 'project_member.removed';

/** Signals open dashboards that a number may have changed; the screen fetches the numbers. */
@Injectable()
@FeedsChannels(() => ['dashboard'])
export class DashboardProjector {
  @OnFeed(
    'consultation.requested',
    'consultation.status_changed',
    'consultation.contact_logged',
    'consultation.replied',
    'consultation.deleted',
    'consultation.restored',
  )
  async countRequests({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await findConsultationRow(em, event.entity_id);
    return hints(event, row ? await customersWhoSee(em, row) : []);
  }

  @OnFeed('ticket.opened', 'ticket.updated', 'ticket.status_changed', 'ticket.deleted', 'ticket.restored')
  async countTickets({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await findTicketRow(em, event.entity_id);
    return hints(event, row ? await ticketReaders(em, row) : []);
  }

  /** A meeting answers a request while it stands. */
  @OnFeed('meeting.created', 'meeting.status_changed', 'meeting.rescheduled')
  countAnswered({ event }: EventContext): FeedItem[] {
    return hints(event, []);
  }

  @OnFeed('user.created', 'user.role_changed', 'user.deleted', 'user.restored')
  countCustomers({ event }: EventContext): FeedItem[] {
    return hints(event, []);
  }

  @OnFeed('project.created', 'project.status_changed', 'project.deleted', 'project.restored')
  async countProjects({ event, once }: FeedContext): Promise<FeedItem[]> {
    return hints(event, await peopleOf(once, event.entity_id));
  }

  /** A project that goes to another owner is no longer counted by the one before. */
  @OnFeed('project.updated')
  async countOwners({ event, once }: FeedContext<'project.updated'>): Promise<FeedItem[]> {
    const from = event.payload.changes['customer_id']?.from;
    return typeof from === 'string' ? hints(event, [from, ...(await peopleOf(once, event.entity_id))]) : [];
  }

  @OnFeed('project_member.added', 'project_member.removed')
  countForMember({ event }: EventContext<MemberEvent>): FeedItem[] {
    return hints(event, [event.payload.user_id]);
  }

  @OnFeed(
    'task.created',
    'task.status_changed',
    'task.deleted',
    'task.restored',
    'milestone.status_changed',
    'milestone.deleted',
    'milestone.restored',
  )
  async countWork({ event, once }: FeedContext<ChildEvent>): Promise<FeedItem[]> {
    return hints(event, await peopleOf(once, event.payload.project_id));
  }

  @OnFeed('deal.status_changed', 'deal.period_billed', 'deal.deleted', 'deal.restored')
  async countDeals({ event, em }: EventContext): Promise<FeedItem[]> {
    return hintsAbout(em, event, await findDealRow(em, event.entity_id));
  }

  @OnFeed('deal_document.status_changed')
  async countDocuments({ event, em }: EventContext): Promise<FeedItem[]> {
    return hintsAbout(em, event, await findDocumentRow(em, event.entity_id));
  }

  @OnFeed('invoice.status_changed')
  async countInvoices({ event, em }: EventContext): Promise<FeedItem[]> {
    return hintsAbout(em, event, await findInvoiceRow(em, event.entity_id));
  }

  @OnFeed('deal_payment.recorded', 'deal_payment.status_changed', 'deal_payment.refunded')
  async countPayments({ event, em }: EventContext): Promise<FeedItem[]> {
    return hintsAbout(em, event, await findPaymentRow(em, event.entity_id));
  }

  /** When a user's company or flags change, other rows count. */
  @OnFeed('user.updated')
  async countSight({ event, em }: EventContext<'user.updated'>): Promise<FeedItem[]> {
    const readers = await customersWithChangedMoneyVisibility(em, event.entity_id, event.payload.changes);
    return readers.length > 0 ? hints(event, readers) : [];
  }
}

const peopleOf = async (once: FeedContext['once'], projectId: string): Promise<string[]> =>
  (await once(projectPeople, projectId)).map(({ id }) => id);

const hintsAbout = async (
  em: EntityManager,
  event: EventContext['event'],
  row: MoneyOwnership | undefined,
): Promise<FeedItem[]> => hints(event, row ? await customersWithMoneyVisibility(em, row) : []);

const CHANNEL: Channel = 'dashboard';

/** Word that a number may have changed, to the admins and to these customers. */
export const hints = (event: EventContext['event'], customers: readonly string[]): FeedItem[] =>
  [rooms.admins(CHANNEL), ...new Set(customers.map((id) => rooms.user(CHANNEL, id)))].map((room) => ({
    room,
    channel: CHANNEL,
    change: {
      event: 'UPDATE',
      table: 'dashboard',
      record: { id: event.entity_id },
      at: event.occurred_at.toISOString(),
    },
  }));
