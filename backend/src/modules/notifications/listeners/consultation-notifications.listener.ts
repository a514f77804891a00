import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import { findConsultationRow, findReply, type ConsultationRow } from '../../consultations/index.js';
import { Delivery, type UntitledMessage } from '../delivery/delivery.js';
import type { Account } from '../notification.entity.js';
import { findRecipient, RecipientsReader, findAdmins } from './notifiers/recipients.reader.js';
import type { ConsultationTemplateName } from '../templates/catalogue/consultation-texts.js';
import { consultationVariables, isUrgent } from '../delivery/mails/consultation-mails.js';
import { topicOf } from '../templates/labels.js';

const messageAbout = (
  request: ConsultationRow,
  side: 'admin' | 'customer',
  template: ConsultationTemplateName,
  data: Record<string, string> = {},
): UntitledMessage => ({
  template,
  body: topicOf(request, side === 'admin' ? 'staff' : 'customer'),
  link: `/${side}/consultations/${request.id}`,
  data: { ...data, consultation_id: request.id },
  variables: consultationVariables({ request, data }),
});

/**
 * Notifies users of requests; the rows are written in the listener's transaction, the mails are made from the rows
 * (decisions, section 6).
 */
@Injectable()
@Shows('notifications')
export class ConsultationNotifications {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly delivery: Delivery,
  ) {}

  /**
   * Sends the customer a receipt, unless the customer created the request while signed in; an account that has never
   * signed in gets a sign-in link.
   */
  @OnDomainEvent('consultation.requested')
  async thankCustomer({ event, em }: EventContext<'consultation.requested'>): Promise<void> {
    const request = await findConsultationRow(em, event.entity_id);
    const to = request && (await customerOf(em, request, event.actor_id));
    if (!request || !to) return;
    const message = messageAbout(request, 'customer', to.status === 'invited' ? 'welcome' : 'consultation_received');
    await this.delivery.deliverReceipt(em, event.id, { to, message }, request.source === 'public');
  }

  /** Notifies every admin of a new request at once, and the on-call address when it is urgent (decisions 6.1). */
  @OnDomainEvent('consultation.requested')
  async alertStaff(context: EventContext<'consultation.requested'>): Promise<void> {
    const { event, em } = context;
    const request = await findConsultationRow(em, event.entity_id);
    if (!request) return;
    const message = messageAbout(request, 'admin', 'consultation_alert');
    const staff = (await this.recipients.staff(em)).filter(({ id }) => id === null || id !== event.actor_id);
    const onCall = isUrgent(request) ? this.recipients.onCall(staff) : [];
    await this.delivery.notify(context, [...staff, ...onCall], message);
  }

  /**
   * Notifies the customer of every transition by another user; transitions in quick succession are one mail. One that a
   * meeting caused is reported by the meeting's own mail (decisions 6.10).
   */
  @OnDomainEvent('consultation.status_changed')
  async onConsultationStatusChanged(context: EventContext<'consultation.status_changed'>): Promise<void> {
    const { event, em } = context;
    const { from, to, by_reply } = event.payload;
    if (by_reply) return;
    if (event.actor_kind === 'system' && (from === 'scheduled' || to === 'scheduled')) return;
    const request = await findConsultationRow(em, event.entity_id);
    const customer = request && (await customerOf(em, request, event.actor_id));
    if (!request || !customer) return;
    const message = messageAbout(request, 'customer', 'consultation_status', { from, to });
    await this.delivery.notify(context, [customer], message, { about: request.id });
  }

  /**
   * Notifies the other side of a reply at once: the customer, with a sign-in link for an account that has never signed
   * in; or the admins concerned, who are the assigned one and those who wrote, else all.
   */
  @OnDomainEvent('consultation.replied')
  async notifyReply(context: EventContext<'consultation.replied'>): Promise<void> {
    const { event, em } = context;
    const { contact_id, by } = event.payload;
    const request = await findConsultationRow(em, event.entity_id);
    if (!request) return;
    if (by !== 'admin') {
      const concerned = (await this.concernedBy(em, request, contact_id)).filter(({ id }) => id !== event.actor_id);
      const message = messageAbout(request, 'admin', 'consultation_answer', { contact_id });
      return this.delivery.notify(context, concerned, message);
    }
    const customer = await customerOf(em, request, event.actor_id);
    if (!customer) return;
    const template = customer.status === 'invited' ? 'consultation_reply_welcome' : 'consultation_reply';
    await this.delivery.notify(context, [customer], messageAbout(request, 'customer', template, { contact_id }));
  }

  private async concernedBy(em: EntityManager, request: ConsultationRow, contact_id: string): Promise<Account[]> {
    const reply = await findReply(em, contact_id);
    const admins = await findAdmins(em);
    const concerned = admins.filter(({ id }) => id === request.assigned_to || reply?.staff.includes(id));
    return concerned.length > 0 ? concerned : admins;
  }
}

/** The customer of a request, unless suspended or the one who acted. */
const customerOf = async (em: EntityManager, { customer_id }: ConsultationRow, actorId: string | null) =>
  customer_id === actorId ? undefined : findRecipient(em, customer_id);
