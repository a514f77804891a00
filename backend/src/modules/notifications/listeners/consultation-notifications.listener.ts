import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../infrastructure/config/config.js';
import { OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import { AnonymousMailLimit, TOO_MANY_FOR_ADDRESS } from '../../../infrastructure/mail/index.js';
import { findConsultationRow, findReply, type ConsultationRow } from '../../consultations/index.js';
import { Delivery, type NotificationRequest } from '../delivery/delivery.js';
import { MessageTitles, type UntitledMessage } from '../delivery/mails/message-titles.js';
import { Notification, type Recipient } from '../notification.entity.js';
import { RecipientsReader } from './notifiers/recipients.reader.js';
import type { ConsultationTemplateName } from '../templates/catalogue/consultation-texts.js';
import { consultationTitleVariables } from '../templates/consultation-mail.js';
import { topicOf } from '../templates/meeting-labels.js';

type About = { template: ConsultationTemplateName; link: string; data?: Record<string, string> };

const messageAbout = (request: ConsultationRow, { data, ...message }: About): UntitledMessage => ({
  ...message,
  category: 'consultations',
  body: topicOf(request, message.link.startsWith('/admin') ? 'staff' : 'customer'),
  data: { ...data, consultation_id: request.id },
  variables: consultationTitleVariables(request, data ?? {}),
});

/**
 * Notifies users of requests; the rows are written in the listener's transaction, the mails are made from the rows
 * (decisions, section 6).
 */
@Injectable()
@Shows('notifications')
export class ConsultationNotifications {
  constructor(
    private readonly config: Config,
    private readonly recipients: RecipientsReader,
    private readonly delivery: Delivery,
    private readonly anonymousMail: AnonymousMailLimit,
    private readonly titles: MessageTitles,
  ) {}

  /**
   * Sends the customer a receipt, unless the customer created the request while signed in; an account that has never
   * signed in gets a sign-in link.
   */
  @OnDomainEvent('consultation.requested')
  async thankCustomer({ event, em }: EventContext<'consultation.requested'>): Promise<void> {
    const request = await findConsultationRow(em, event.entity_id);
    const customer = request && (await this.recipients.person(em, request.customer_id));
    if (!request || !customer || customer.id === event.actor_id || customer.status === 'suspended') return;
    const message = await this.titles.writeOne(
      em,
      messageAbout(request, {
        template: customer.status === 'invited' ? 'welcome' : 'consultation_received',
        link: `/customer/consultations/${request.id}`,
      }),
    );
    const mail = Notification.mail(event.id, customer, message);
    const isAnonymous = request.source === 'public';
    if (isAnonymous && (await this.anonymousMail.take(em, customer.email)) > 0) mail.suppress(TOO_MANY_FOR_ADDRESS);
    em.persist([mail, Notification.inApp(event.id, customer.id, message)]);
  }

  /** Notifies every admin of a new request at once, and the on-call address when it is urgent (decisions 6.1). */
  @OnDomainEvent('consultation.requested')
  async alertStaff({ event, em }: EventContext<'consultation.requested'>): Promise<void> {
    const request = await findConsultationRow(em, event.entity_id);
    if (!request) return;
    const message = await this.titles.writeOne(
      em,
      messageAbout(request, {
        template: 'consultation_alert',
        link: `/admin/consultations/${request.id}`,
      }),
    );
    const staff = (await this.recipients.staff(em)).filter(({ id }) => id === null || id !== event.actor_id);
    const requests = staff.flatMap(({ id, email }) => (id === null ? [] : [{ to: { id, email }, message }]));
    await this.delivery.deliverNow(em, event.id, requests, true);
    const addresses = [...staff, ...this.onCall(request, staff)].filter(({ id }) => id === null);
    for (const recipient of addresses) em.persist(Notification.mail(event.id, recipient, message));
  }

  /**
   * Notifies the customer of every transition by another user; transitions in quick succession are one mail. One that a
   * meeting caused is reported by the meeting's own mail (decisions 6.10).
   */
  @OnDomainEvent('consultation.status_changed')
  async onConsultationStatusChanged({ event, em }: EventContext<'consultation.status_changed'>): Promise<void> {
    const { from, to } = event.payload;
    if (event.actor_kind === 'system' && (from === 'scheduled' || to === 'scheduled')) return;
    const request = await findConsultationRow(em, event.entity_id);
    const customer = request && (await this.recipients.person(em, request.customer_id));
    if (!request || !customer || customer.id === event.actor_id || customer.status === 'suspended') return;
    const message = messageAbout(request, {
      template: 'consultation_status',
      link: `/customer/consultations/${request.id}`,
      data: { from, to },
    });
    await this.delivery.deliver(em, event.id, [{ to: customer, message }], request.id);
  }

  /**
   * Notifies the other side of a reply at once: the customer, with a sign-in link for an account that has never signed
   * in; or the admins concerned, who are the assigned one and those who wrote, else all.
   */
  @OnDomainEvent('consultation.replied')
  async notifyReply({ event, em }: EventContext<'consultation.replied'>): Promise<void> {
    const { contact_id, by } = event.payload;
    const request = await findConsultationRow(em, event.entity_id);
    if (!request) return;
    const requests =
      by === 'admin' ? await this.toCustomer(em, request, contact_id) : await this.toConcerned(em, request, contact_id);
    await this.delivery.deliverNow(
      em,
      event.id,
      requests.filter(({ to }) => to.id !== event.actor_id),
      true,
    );
  }

  private async toCustomer(
    em: EntityManager,
    request: ConsultationRow,
    contact_id: string,
  ): Promise<NotificationRequest[]> {
    const customer = await this.recipients.person(em, request.customer_id);
    if (!customer || customer.status === 'suspended') return [];
    const message = messageAbout(request, {
      template: customer.status === 'invited' ? 'consultation_reply_welcome' : 'consultation_reply',
      link: `/customer/consultations/${request.id}`,
      data: { contact_id },
    });
    return [{ to: customer, message }];
  }

  private async toConcerned(
    em: EntityManager,
    request: ConsultationRow,
    contact_id: string,
  ): Promise<NotificationRequest[]> {
    const reply = await findReply(em, contact_id);
    const staff = (await this.recipients.staff(em)).filter((one): one is Recipient & { id: string } => one.id !== null);
    const concerned = staff.filter(({ id }) => id === request.assigned_to || reply?.staff.includes(id));
    const message = messageAbout(request, {
      template: 'consultation_answer',
      link: `/admin/consultations/${request.id}`,
      data: { contact_id },
    });
    return (concerned.length > 0 ? concerned : staff).map((to) => ({ to, message }));
  }

  private onCall(request: ConsultationRow, staff: Recipient[]): Recipient[] {
    const email = this.config.onCallEmail;
    const canWait = request.consultation_type !== 'emergency_assessment' && request.urgency !== 'urgent';
    return !email || canWait || staff.some((one) => one.email === email) ? [] : [{ id: null, email }];
  }
}
