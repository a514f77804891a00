import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { mentionsIn } from '@portal/contracts';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { isBulkRequest, OnDomainEvent, Shows, type EventContext } from '../../../infrastructure/events/index.js';
import { findTicketRow, type TicketRow } from '../../support/index.js';
import { Delivery, type UntitledMessage } from '../delivery/delivery.js';
import type { Recipient } from '../notification.entity.js';
import type { TicketTemplateName } from '../templates/catalogue/ticket-texts.js';
import { findMessage } from '../delivery/mails/mailed-message.js';
import { isStepNews, ticketTitleVariables } from '../delivery/mails/ticket-mails.js';
import { findRecipients, RecipientsReader, findAdmins } from './notifiers/recipients.reader.js';

/** Something that happened to a ticket. */
interface TicketNews {
  template: TicketTemplateName;
  /**
   * The requester; with the people on it; these; one of these; or admins: all with the on-call address of an urgent ticket, or
   * the assignee, else all, or alone.
   */
  to: 'requester' | 'customers' | 'people' | 'person' | 'every_admin' | 'concerned' | 'assignee' | 'admins';
  /** Whom `person` means. */
  personId?: string;
  /** Whom `admins` means. */
  adminIds?: readonly (string | null)[];
  data?: Record<string, string>;
}

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
    const [data, byCustomer] = [await firstMessage(em, ticket.id), await isByCustomer(context)];
    if (event.actor_id === ticket.requester_id)
      await this.notify(context, ticket, { template: 'ticket_received', to: 'requester' });
    else if (!byCustomer)
      await this.notify(context, ticket, { template: 'ticket_opened_for_you', to: 'requester', data });
    // one that goes on with a closed ticket has its people, who get its message as any other
    if (ticket.follows_id !== null)
      await this.notify(
        context,
        ticket,
        byCustomer
          ? { template: 'ticket_message', to: 'customers', data }
          : { template: 'ticket_reply', to: 'people', data },
      );
    const urgent: Record<string, string> = ticket.priority === 'urgent' ? { urgent: 'true' } : {};
    await this.notify(context, ticket, { template: 'ticket_opened', to: 'every_admin', data: { ...data, ...urgent } });
  }

  /** An answer goes to the other side, and what a customer writes to the other customers. */
  @OnDomainEvent('ticket.replied')
  async onTicketReplied(context: EventContext<'ticket.replied'>): Promise<void> {
    const { by, visibility, comment_id, step } = context.event.payload;
    const ticket = await ticketOf(context);
    if (!ticket) return;
    const data = { comment_id };
    if (visibility === 'internal') {
      const note = await findMessage(context.em, comment_id);
      const mentioned = mentionsIn(note?.body ?? '').map(({ id }) => id);
      const concerned = [ticket.assignee_id, note?.forwarder_id ?? null, ...mentioned];
      return this.notifyOfNote(context, ticket, comment_id, concerned);
    }
    if (by === 'admin') {
      const said = step && isStepNews(step) ? { ...data, to: step.to } : data;
      return this.notify(context, ticket, { template: 'ticket_reply', to: 'customers', data: said });
    }
    await this.notify(context, ticket, { template: 'ticket_answer', to: 'concerned', data });
    await this.notify(context, ticket, { template: 'ticket_message', to: 'customers', data });
  }

  /** Notifies admins whom an edited note mentions and didn't mention before. */
  @OnDomainEvent('comment.edited')
  async onNoteEdited(context: EventContext<'comment.edited'>): Promise<void> {
    const { entity_id, payload } = context.event;
    const { task_id, project_id, visibility, mentioned = [] } = payload;
    if (task_id === null || project_id !== null || visibility !== 'internal' || mentioned.length === 0) return;
    const ticket = await findTicketRow(context.em, task_id);
    if (ticket) await this.notifyOfNote(context, ticket, entity_id, mentioned);
  }

  /** Who was put on a ticket is notified of it. */
  @OnDomainEvent('ticket.people_changed')
  async onTicketPeopleChanged(context: EventContext<'ticket.people_changed'>): Promise<void> {
    const { is_added, user_id: personId } = context.event.payload;
    if (is_added)
      await this.notify(context, await ticketOf(context), { template: 'ticket_added', to: 'person', personId });
  }

  /** A ticket that becomes urgent is notified of like one that was opened urgent (decisions 6.36). */
  @OnDomainEvent('ticket.updated')
  async onTicketUpdated(context: EventContext<'ticket.updated'>): Promise<void> {
    if (context.event.payload.changes['priority']?.to !== 'urgent') return;
    const ticket = await ticketOf(context);
    if (ticket?.priority === 'urgent' && ticket.resolved_at === null)
      await this.notify(context, ticket, { template: 'ticket_urgent', to: 'every_admin' });
  }

  /** Who was given the ticket hears of it, also where it was given on meanwhile. */
  @OnDomainEvent('ticket.assigned')
  async onTicketAssigned(context: EventContext<'ticket.assigned'>): Promise<void> {
    const ticket = await ticketOf(context);
    const assigned = ticket && { ...ticket, assignee_id: context.event.payload.to };
    await this.notify(context, assigned, { template: 'ticket_assigned', to: 'assignee' });
  }

  /** The customer is notified in which ticket a merged one continues. */
  @OnDomainEvent('ticket.merged')
  async onTicketMerged(context: EventContext<'ticket.merged'>): Promise<void> {
    const merged = await ticketOf(context);
    if (!merged) return;
    const ticket = await findTicketRow(context.em, context.event.payload.into_id);
    await this.notify(context, ticket, { template: 'ticket_merged', to: 'requester', data: { merged: merged.number } });
  }

  /** The customer is notified of a merged one that is one of its own again. */
  @OnDomainEvent('ticket.unmerged')
  async onTicketUnmerged(context: EventContext<'ticket.unmerged'>): Promise<void> {
    if (!context.event.payload.has_left) return;
    await this.notify(context, await ticketOf(context), { template: 'ticket_unmerged', to: 'requester' });
  }

  /**
   * The customer is notified of a ticket that ends, waits for an answer, or is reopened by an admin; of an
   * answer's own step by the answer, of that of a merge taken back by that.
   */
  @OnDomainEvent('ticket.status_changed')
  async onTicketStatusChanged(context: EventContext<'ticket.status_changed'>): Promise<void> {
    const { from, to, by_unmerge, by_reply } = context.event.payload;
    if (by_unmerge || by_reply || !isStepNews({ from, to })) return;
    const ticket = await ticketOf(context);
    if (ticket?.merged_into_id === null)
      await this.notify(context, ticket, { template: 'ticket_status', to: 'requester', data: { to } });
  }

  @OnDomainEvent('ticket.closing_soon')
  async onTicketClosingSoon(context: EventContext<'ticket.closing_soon'>): Promise<void> {
    const { closes_at } = context.event.payload;
    const ticket = await ticketOf(context);
    if (ticket?.status === 'resolved')
      await this.notify(context, ticket, { template: 'ticket_closing', to: 'requester', data: { closes_at } });
  }

  @OnDomainEvent('ticket.clock_warning')
  async warn(context: EventContext<'ticket.clock_warning'>): Promise<void> {
    const { promise } = context.event.payload;
    const news: TicketNews = { template: 'ticket_warning', to: 'concerned', data: { promise } };
    await this.notify(context, await ticketOf(context), news);
  }

  /** Every admin is notified of a missed promise, of an urgent ticket's the on-call address too. */
  @OnDomainEvent('ticket.clock_breached')
  async escalate(context: EventContext<'ticket.clock_breached'>): Promise<void> {
    const { promise } = context.event.payload;
    const news: TicketNews = { template: 'ticket_breached', to: 'every_admin', data: { promise } };
    await this.notify(context, await ticketOf(context), news);
  }

  private notifyOfNote(
    context: EventContext,
    ticket: TicketRow,
    comment_id: string,
    adminIds: readonly (string | null)[],
  ): Promise<void> {
    const data = { comment_id, internal: 'true' };
    return this.notify(context, ticket, { template: 'ticket_note', to: 'admins', adminIds, data });
  }

  /** Notifies all but the one who acted, who gets only the receipt, as a mail. */
  private async notify(context: EventContext, ticket: TicketRow | undefined, news: TicketNews): Promise<void> {
    if (!ticket) return;
    const { actor_id } = context.event;
    const people = await this.recipientsOf(context.em, ticket, news);
    const isReceipt = news.template === 'ticket_received';
    const isActor = ticket.requester_id === actor_id;
    const others = isReceipt ? people : people.filter(({ id }) => id === null || id !== actor_id);
    await this.delivery.notify(context, others, messageAbout(ticket, news), { isActor: isReceipt && isActor });
  }

  private async recipientsOf(em: EntityManager, ticket: TicketRow, news: TicketNews): Promise<Recipient[]> {
    const { to, personId, adminIds = [] } = news;
    if (isCustomers(to)) return findRecipients(em, customersIn(ticket, to, personId));
    const admins = await findAdmins(em);
    if (to === 'admins') return admins.filter(({ id }) => adminIds.includes(id));
    if (to === 'every_admin')
      return ticket.priority === 'urgent'
        ? [...admins, ...this.recipients.onCall(await this.recipients.staff(em))]
        : admins;
    const assignee = admins.filter(({ id }) => id === ticket.assignee_id);
    return assignee.length > 0 || to === 'assignee' ? assignee : admins;
  }
}

const ticketOf = ({ em, event }: EventContext): Promise<TicketRow | undefined> => findTicketRow(em, event.entity_id);

const isCustomers = (to: TicketNews['to']): to is 'requester' | 'customers' | 'people' | 'person' =>
  to === 'requester' || to === 'customers' || to === 'people' || to === 'person';

function customersIn(
  { requester_id, people }: TicketRow,
  to: TicketNews['to'],
  personId: string | undefined,
): string[] {
  const onTicket = people.map(({ id }) => id);
  if (to === 'person') return onTicket.filter((id) => id === personId);
  if (to === 'people') return onTicket;
  return to === 'requester' ? [requester_id] : [requester_id, ...onTicket];
}

const messageAbout = (ticket: TicketRow, { template, to, data = {} }: TicketNews): UntitledMessage => ({
  template,
  body: ticket.title,
  link: `/${isCustomers(to) ? 'customer' : 'admin'}/support/${ticket.id}`,
  data: { ...data, ticket_id: ticket.id },
  variables: ticketTitleVariables(ticket, data),
});

/** Whether a customer did it: the requester or, where it goes on with a closed ticket, a person on that. */
async function isByCustomer({ em, event }: EventContext): Promise<boolean> {
  const { actor_id: id } = event;
  const actor = id ? await kysely(em).selectFrom('users').select('role').where('id', '=', id).executeTakeFirst() : null;
  return actor?.role === 'customer';
}

async function firstMessage(em: EntityManager, ticketId: string): Promise<Record<string, string>> {
  const comment = await kysely(em)
    .selectFrom('task_comments')
    .select('id as comment_id')
    .where((eb) => eb.and({ task_id: ticketId, visibility: 'public' }))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return comment ?? {};
}
