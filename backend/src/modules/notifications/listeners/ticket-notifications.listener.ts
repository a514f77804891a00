import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isBulkRequest, OnDomainEvent, Shows, type EventContext } from '../../../infrastructure/events/index.js';
import { findTicketRow, type TicketRow } from '../../support/index.js';
import { Delivery, type UntitledMessage } from '../delivery/delivery.js';
import type { Account, Recipient } from '../notification.entity.js';
import type { TicketTemplateName } from '../templates/catalogue/ticket-texts.js';
import { ticketTitleVariables } from '../delivery/mails/ticket-mails.js';
import { findRecipient, RecipientsReader } from './notifiers/recipients.reader.js';

/** What of an event's context is needed to notify. */
interface AnyContext {
  em: EntityManager;
  event: { id: string; actor_id: string | null };
}
type About = { template: TicketTemplateName; data?: Record<string, string> };

/** Notifies both sides of support tickets, each thing at once by a mail of its own (decisions, section 6). */
@Injectable()
@Shows('notifications')
export class TicketNotifications {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly delivery: Delivery,
  ) {}

  /**
   * The customer gets a receipt, or what we opened; every admin is notified, of an urgent one the on-call address too.
   * Imported tickets cause no notification.
   */
  @OnDomainEvent('ticket.opened')
  async onTicketOpened(context: EventContext<'ticket.opened'>): Promise<void> {
    const { em, event } = context;
    if (isBulkRequest(event)) return;
    const ticket = await findTicketRow(em, event.entity_id);
    if (!ticket) return;
    const isOurs = event.actor_id !== ticket.requester_id;
    const data = await firstMessage(em, ticket.id);
    await this.toRequester(context, ticket, {
      template: isOurs ? 'ticket_opened_for_you' : 'ticket_received',
      ...(isOurs ? { data } : {}),
    });
    const about: About = {
      template: 'ticket_opened',
      data: { ...data, ...(ticket.priority === 'urgent' ? { urgent: 'true' } : {}) },
    };
    await this.toAdmins(context, ticket, await this.everyAdmin(em, ticket), about);
  }

  /** An answer goes to the other side; a note to the assignee. */
  @OnDomainEvent('ticket.replied')
  async onTicketReplied(context: EventContext<'ticket.replied'>): Promise<void> {
    const { em, event } = context;
    const { by, visibility, comment_id } = event.payload;
    const ticket = await findTicketRow(em, event.entity_id);
    if (!ticket) return;
    const data = { comment_id };
    if (visibility === 'internal') {
      const own = (await this.recipients.admins(em)).filter(({ id }) => id === ticket.assignee_id);
      return this.toAdmins(context, ticket, own, { template: 'ticket_note', data: { ...data, internal: 'true' } });
    }
    if (by === 'admin') return this.toRequester(context, ticket, { template: 'ticket_reply', data });
    await this.toAdmins(context, ticket, await this.concerned(em, ticket), { template: 'ticket_answer', data });
  }

  /** A ticket that becomes urgent is notified of like one that was opened urgent (decisions 6.36). */
  @OnDomainEvent('ticket.updated')
  async onTicketUpdated(context: EventContext<'ticket.updated'>): Promise<void> {
    if (context.event.payload.changes['priority']?.to !== 'urgent') return;
    const ticket = await findTicketRow(context.em, context.event.entity_id);
    if (ticket?.priority !== 'urgent' || ticket.resolved_at !== null) return;
    const about: About = { template: 'ticket_urgent' };
    await this.toAdmins(context, ticket, await this.everyAdmin(context.em, ticket), about);
  }

  @OnDomainEvent('ticket.assigned')
  async onTicketAssigned(context: EventContext<'ticket.assigned'>): Promise<void> {
    const ticket = await findTicketRow(context.em, context.event.entity_id);
    const assignee = (await this.recipients.admins(context.em)).filter(({ id }) => id === context.event.payload.to);
    if (ticket) await this.toAdmins(context, ticket, assignee, { template: 'ticket_assigned' });
  }

  /** The customer is notified in which ticket a merged one continues. */
  @OnDomainEvent('ticket.merged')
  async onTicketMerged(context: EventContext<'ticket.merged'>): Promise<void> {
    const { em, event } = context;
    const merged = await findTicketRow(em, event.entity_id);
    const ticket = await findTicketRow(em, event.payload.into_id);
    if (!merged || !ticket) return;
    await this.toRequester(context, ticket, { template: 'ticket_merged', data: { merged: merged.number } });
  }

  /**
   * The customer is notified of a ticket that ends, waits for an answer, or is reopened by an admin; of an
   * answer's own step by the answer.
   */
  @OnDomainEvent('ticket.status_changed')
  async onTicketStatusChanged(context: EventContext<'ticket.status_changed'>): Promise<void> {
    const { from, to } = context.event.payload;
    if (to === 'new' || (to === 'open' && from !== 'resolved')) return;
    const ticket = await findTicketRow(context.em, context.event.entity_id);
    if (!ticket || ticket.merged_into_id !== null) return;
    await this.toRequester(context, ticket, { template: 'ticket_status', data: { to } });
  }

  @OnDomainEvent('ticket.closing_soon')
  async onTicketClosingSoon(context: EventContext<'ticket.closing_soon'>): Promise<void> {
    const ticket = await findTicketRow(context.em, context.event.entity_id);
    if (!ticket || ticket.status !== 'resolved') return;
    const { closes_at } = context.event.payload;
    await this.toRequester(context, ticket, { template: 'ticket_closing', data: { closes_at } });
  }

  @OnDomainEvent('ticket.clock_warning')
  async warn(context: EventContext<'ticket.clock_warning'>): Promise<void> {
    const ticket = await findTicketRow(context.em, context.event.entity_id);
    if (!ticket) return;
    const { promise } = context.event.payload;
    const about: About = { template: 'ticket_warning', data: { promise } };
    await this.toAdmins(context, ticket, await this.concerned(context.em, ticket), about);
  }

  /** Every admin is notified of a missed promise, of an urgent ticket's the on-call address too. */
  @OnDomainEvent('ticket.clock_breached')
  async escalate(context: EventContext<'ticket.clock_breached'>): Promise<void> {
    const ticket = await findTicketRow(context.em, context.event.entity_id);
    if (!ticket) return;
    const { promise } = context.event.payload;
    const about: About = { template: 'ticket_breached', data: { promise } };
    await this.toAdmins(context, ticket, await this.everyAdmin(context.em, ticket), about);
  }

  private async toRequester({ em, event }: AnyContext, ticket: TicketRow, about: About): Promise<void> {
    const isActor = ticket.requester_id === event.actor_id;
    const to =
      isActor && about.template !== 'ticket_received' ? undefined : await findRecipient(em, ticket.requester_id);
    if (!to) return;
    const message = messageAbout(ticket, 'customer', about);
    await this.delivery.deliverNow(em, event.id, [{ to, message, isActor }], true);
  }

  private toAdmins({ em, event }: AnyContext, ticket: TicketRow, admins: Recipient[], about: About): Promise<void> {
    const message = messageAbout(ticket, 'admin', about);
    const others = admins.filter(({ id }) => id === null || id !== event.actor_id);
    const requests = others.map((to) => ({ to, message }));
    return this.delivery.deliverNow(em, event.id, requests, true);
  }

  /** Every admin, and of an urgent ticket the on-call address. */
  private async everyAdmin(em: EntityManager, { priority }: TicketRow): Promise<Recipient[]> {
    const admins = await this.recipients.admins(em);
    return priority === 'urgent' ? [...admins, ...this.recipients.onCall(await this.recipients.staff(em))] : admins;
  }

  /** The assignee, else every admin. */
  private async concerned(em: EntityManager, { assignee_id }: TicketRow): Promise<Account[]> {
    const admins = await this.recipients.admins(em);
    const assignee = admins.filter(({ id }) => id === assignee_id);
    return assignee.length > 0 ? assignee : admins;
  }
}

const messageAbout = (ticket: TicketRow, side: 'customer' | 'admin', { template, data }: About): UntitledMessage => ({
  template,
  body: ticket.title,
  link: `/${side}/support/${ticket.id}`,
  data: { ...data, ticket_id: ticket.id },
  variables: ticketTitleVariables(ticket, data ?? {}),
});

async function firstMessage(em: EntityManager, ticketId: string): Promise<Record<string, string>> {
  const [row] = await em.execute<{ id: string }[]>(
    `select id from task_comments where task_id = ? and visibility = 'public' order by created_at, id limit 1`,
    [ticketId],
  );
  return row ? { comment_id: row.id } : {};
}
