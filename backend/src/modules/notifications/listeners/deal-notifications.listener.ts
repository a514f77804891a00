import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { brand, kindsToSign, type DealStatus, type EventPayload } from '@portal/contracts';
import { OnDomainEvent, Shows, type EventContext } from '../../../infrastructure/events/index.js';
import type { TextVariables } from '../../../infrastructure/message-texts/index.js';
import { ActorNames } from '../../../infrastructure/realtime/actor-names.js';
import { formatDay } from '../../../infrastructure/wording/american-formats.js';
import { findDocumentRow } from '../../deal-documents/index.js';
import { findDealRow } from '../../deals/index.js';
import { Delivery, type UntitledMessage } from '../delivery/delivery.js';
import type { DealTemplateName } from '../templates/catalogue/deal-texts.js';
import { findRecipients, findAdmins } from './notifiers/recipients.reader.js';

/** Something that happened to a deal or one of its documents. */
interface DealNews {
  template: DealTemplateName;
  /** The recipients: the deal's customer, or all admins. */
  to: 'customer' | 'staff';
  data?: Record<string, string>;
  /** What the title is filled with, beside `who` and `deal`. */
  variables?: TextVariables;
}

/** What a new state is to its customer; nothing about drafts. */
const stateLabels: Partial<Record<DealStatus, string>> = {
  active: 'is active',
  paused: 'is paused',
  cancelled: 'has ended',
  completed: 'is completed',
};

/**
 * Notifies the customer of offers, documents to sign or read and their changes, and admins of the customer's answers
 * (decisions, section 6); the changes of one deal are one mail.
 */
@Injectable()
@Shows('notifications')
export class DealNotifications {
  constructor(
    private readonly delivery: Delivery,
    private readonly names: ActorNames,
  ) {}

  @OnDomainEvent('deal.status_changed')
  async onDealStatusChanged(context: EventContext<'deal.status_changed'>): Promise<void> {
    const news = newsOfDeal(context.event.payload);
    if (news) await this.notify(context, context.event.entity_id, news);
  }

  @OnDomainEvent('deal.accepted')
  async onDealAccepted(context: EventContext<'deal.accepted'>): Promise<void> {
    const { method, by_name } = context.event.payload;
    const variables = { recorded_for: method === 'portal' ? '' : by_name };
    await this.notify(context, context.event.entity_id, { template: 'deal_accepted', to: 'staff', variables });
  }

  /** A pause or an end that is to come, or was taken back. */
  @OnDomainEvent('deal.step_planned')
  async onDealStepPlanned(context: EventContext<'deal.step_planned'>): Promise<void> {
    const { to, on } = context.event.payload;
    if (to === 'active' && on === null) return;
    const will = { paused: 'will be paused on', cancelled: 'will end on', active: 'will be active again on' }[to];
    const variables = { plan: on === null ? 'continues as before' : `${will} ${formatDay(on)}` };
    await this.notify(context, context.event.entity_id, { template: 'deal_planned', to: 'customer', variables });
  }

  @OnDomainEvent('deal_document.status_changed')
  async onDocumentStatusChanged(context: EventContext<'deal_document.status_changed'>): Promise<void> {
    const { entity_id, payload } = context.event;
    const document = await findDocumentRow(context.em, entity_id);
    const news = newsOfDocument(payload);
    if (!document || document.deleted_at !== null || !news) return;
    const data = { document_id: document.id, ...quoted(payload.reason) };
    const to_sign = kindsToSign(document.deal_status).includes(document.kind);
    await this.notify(context, payload.deal_id, { ...news, data, variables: { document: document.title, to_sign } });
  }

  /** Notifies all but the one who acted; customers only of deals that were sent to them, nobody of deleted ones. */
  private async notify(context: EventContext, dealId: string, news: DealNews): Promise<void> {
    const { event, em } = context;
    const deal = await findDealRow(em, dealId);
    if (deal?.deleted_at !== null) return;
    const customer = deal.offered_at === null ? [] : [deal.customer_id];
    const recipients = news.to === 'staff' ? await findAdmins(em) : await findRecipients(em, customer);
    const others = recipients.filter(({ id }) => id !== event.actor_id);
    if (others.length === 0) return;
    const who = await this.nameOf(em, event.actor_id, news.to);
    const message: UntitledMessage = {
      template: news.template,
      variables: { ...news.variables, who, deal: `${deal.number} “${deal.title}”` },
      body: `${deal.number} ${deal.title}`,
      link: `${news.to === 'staff' ? '/admin/deals' : '/customer/account'}/${deal.id}`,
      data: { ...news.data, deal_id: deal.id },
    };
    await this.delivery.notify(context, others, message, { about: deal.id });
  }

  private async nameOf(em: EntityManager, actorId: string | null, reader: DealNews['to']): Promise<string> {
    const names = actorId === null ? undefined : (await this.names.of([actorId], em)).get(actorId);
    return (reader === 'staff' ? names?.toAdmins : names?.toCustomers) ?? brand.shortName;
  }
}

const quoted = (text: string | null): Record<string, string> => (text ? { quote: text } : {});

function newsOfDeal({ from, to, reason }: EventPayload<'deal.status_changed'>): DealNews | undefined {
  if (to === 'sent') return { template: 'deal_sent', to: 'customer' };
  if (to === 'declined') return { template: 'deal_declined', to: 'staff', data: quoted(reason) };
  const state = from === 'sent' && to === 'cancelled' ? 'is no longer offered' : stateLabels[to];
  return state ? { template: 'deal_state', to: 'customer', variables: { state }, data: quoted(reason) } : undefined;
}

/** Nothing of a draft that the customer never saw. */
function newsOfDocument({ from, to }: EventPayload<'deal_document.status_changed'>): DealNews | undefined {
  if (to === 'sent') return { template: 'document_sent', to: 'customer' };
  if (to === 'voided' && from === 'sent') return { template: 'document_voided', to: 'customer' };
  if (to === 'signed') return { template: 'document_signed', to: 'staff' };
  if (to === 'declined') return { template: 'document_declined', to: 'staff' };
  return undefined;
}
