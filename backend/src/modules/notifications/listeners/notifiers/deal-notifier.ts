import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { brand, type EventName } from '@portal/contracts';
import type { EventContext } from '../../../../infrastructure/events/index.js';
import { ActorNames } from '../../../../infrastructure/realtime/actor-names.js';
import { findDealRow, type DealRow } from '../../../deals/index.js';
import { Delivery, type NotificationRequest } from '../../delivery/delivery.js';
import type { UntitledMessage } from '../../delivery/mails/message-titles.js';
import type { Recipient } from '../../notification.entity.js';
import { RecipientsReader } from './recipients.reader.js';
import type { TextVariables } from '../../../../infrastructure/message-texts/index.js';
import type { DealTemplateName } from '../../templates/catalogue/deal-texts.js';

/** Something that happened to a deal or one of its documents. */
export interface DealNews {
  template: DealTemplateName;
  /** The recipients: the deal's customer, or all admins. */
  to: 'customer' | 'staff';
  data?: Record<string, string>;
  /** What the title is filled with, beside `who` and `deal`. */
  variables?: TextVariables;
}

/** Notifies users of deals and their documents, except the one who acted; the changes of one deal are one mail. */
@Injectable()
export class DealNotifier {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly delivery: Delivery,
    private readonly names: ActorNames,
  ) {}

  /** The deal, unless it is deleted. */
  async deal(em: EntityManager, id: string): Promise<DealRow | undefined> {
    const deal = await findDealRow(em, id);
    return deal?.deleted_at === null ? deal : undefined;
  }

  /** Customers are notified only of deals that were sent to them. */
  async notify({ event, em }: EventContext<EventName>, deal: DealRow, news: DealNews): Promise<void> {
    const recipients = news.to === 'staff' ? await this.staff(em) : await this.customer(em, deal);
    const others = recipients.filter(({ id }) => id !== event.actor_id);
    if (others.length === 0) return;
    const who = await this.nameOf(em, event.actor_id, news.to);
    const message: UntitledMessage = {
      template: news.template,
      category: 'approvals',
      variables: { ...news.variables, who, deal: `${deal.number} “${deal.title}”` },
      body: `${deal.number} ${deal.title}`,
      link: `${news.to === 'staff' ? '/admin/deals' : '/customer/account'}/${deal.id}`,
      data: { ...news.data, deal_id: deal.id },
    };
    const requests: NotificationRequest[] = others.map((to) => ({ to, message }));
    await this.delivery.deliver(em, event.id, requests, deal.id);
  }

  private async staff(em: EntityManager): Promise<(Recipient & { id: string })[]> {
    const staff = await this.recipients.staff(em);
    return staff.filter((one): one is Recipient & { id: string } => one.id !== null);
  }

  private async customer(em: EntityManager, deal: DealRow): Promise<(Recipient & { id: string })[]> {
    const person = deal.offered_at === null ? undefined : await this.recipients.person(em, deal.customer_id);
    return person && person.status !== 'suspended' ? [person] : [];
  }

  private async nameOf(em: EntityManager, actorId: string | null, reader: DealNews['to']): Promise<string> {
    const names = actorId === null ? undefined : (await this.names.of([actorId], em)).get(actorId);
    return (reader === 'staff' ? names?.toAdmins : names?.toCustomers) ?? brand.shortName;
  }
}
