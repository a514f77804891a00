import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { mentionsIn } from '@portal/contracts';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import { findConsultationRow, type ConsultationRow } from '../../consultations/index.js';
import { Delivery, type UntitledMessage } from '../delivery/delivery.js';
import type { Account } from '../notification.entity.js';
import { findRecipient, RecipientsReader, findAdmins } from './notifiers/recipients.reader.js';
import type { ConsultationTemplateName } from '../templates/catalogue/consultation-texts.js';
import { consultationVariables, isUrgent } from '../delivery/mails/consultation-mails.js';
import { findMessage } from '../delivery/mails/mailed-message.js';
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
    const { contact_id: comment_id, by } = event.payload;
    const request = await findConsultationRow(em, event.entity_id);
    if (!request) return;
    if (by !== 'admin') {
      const concerned = (await this.concernedBy(em, request)).filter(({ id }) => id !== event.actor_id);
      const message = messageAbout(request, 'admin', 'consultation_answer', { comment_id });
      return this.delivery.notify(context, concerned, message);
    }
    const customer = await customerOf(em, request, event.actor_id);
    if (!customer) return;
    const template = customer.status === 'invited' ? 'consultation_reply_welcome' : 'consultation_reply';
    await this.delivery.notify(context, [customer], messageAbout(request, 'customer', template, { comment_id }));
  }

  /** Notifies the assigned admin of an internal note, and those whom it mentions. */
  @OnDomainEvent('comment.added')
  async notifyNote(context: EventContext<'comment.added'>): Promise<void> {
    const { consultation_id, visibility } = context.event.payload;
    if (consultation_id === undefined || visibility !== 'internal') return;
    const request = await findConsultationRow(context.em, consultation_id);
    const note = await findMessage(context.em, context.event.entity_id);
    if (request && note)
      await this.notifyOfNote(context, request, [request.assigned_to, ...mentionsIn(note.body).map(({ id }) => id)]);
  }

  /** Notifies admins whom an edited note mentions and didn't mention before. */
  @OnDomainEvent('comment.edited')
  async notifyMentioned(context: EventContext<'comment.edited'>): Promise<void> {
    const { consultation_id, visibility, mentioned = [] } = context.event.payload;
    if (consultation_id === undefined || visibility !== 'internal' || mentioned.length === 0) return;
    const request = await findConsultationRow(context.em, consultation_id);
    if (request) await this.notifyOfNote(context, request, mentioned);
  }

  private async notifyOfNote(
    context: EventContext<'comment.added' | 'comment.edited'>,
    request: ConsultationRow,
    ids: readonly (string | null)[],
  ): Promise<void> {
    const { entity_id: comment_id, actor_id } = context.event;
    const admins = (await findAdmins(context.em)).filter(({ id }) => id !== actor_id && ids.includes(id));
    await this.delivery.notify(
      context,
      admins,
      messageAbout(request, 'admin', 'consultation_note', { comment_id, internal: 'true' }),
    );
  }

  private async concernedBy(em: EntityManager, request: ConsultationRow): Promise<Account[]> {
    const writers = await writersIn(em, request.id);
    const admins = await findAdmins(em);
    const concerned = admins.filter(({ id }) => id === request.assigned_to || writers.has(id));
    return concerned.length > 0 ? concerned : admins;
  }
}

/** Who wrote in a conversation or noted something there. */
async function writersIn(em: EntityManager, consultationId: string): Promise<ReadonlySet<string>> {
  const noted = kysely(em)
    .selectFrom('consultation_contacts')
    .select('author_id')
    .where('consultation_id', '=', consultationId);
  const rows = await kysely(em)
    .selectFrom('task_comments')
    .select('author_id')
    .where('consultation_id', '=', consultationId)
    .union(noted)
    .execute();
  return new Set(rows.map(({ author_id }) => author_id));
}

/** The customer of a request, unless suspended or the one who acted. */
const customerOf = async (em: EntityManager, { customer_id }: ConsultationRow, actorId: string | null) =>
  customer_id === actorId ? undefined : findRecipient(em, customer_id);
