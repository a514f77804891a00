import { Injectable } from '@nestjs/common';
import { signedDocumentKinds } from '@portal/contracts';
import { OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import { findDocumentRow } from '../../deal-documents/index.js';
import { type DealNews, DealNotifier } from './notifiers/deal-notifier.js';

type Step = EventContext<'deal_document.status_changed'>['event']['payload'];

/** Notifies the customer of documents to sign or read, and admins of the answers (decisions, section 6). */
@Injectable()
@Shows('notifications')
export class DocumentNotifications {
  constructor(private readonly notifier: DealNotifier) {}

  @OnDomainEvent('deal_document.status_changed')
  async onDocumentStatusChanged(context: EventContext<'deal_document.status_changed'>): Promise<void> {
    const { event, em } = context;
    const document = await findDocumentRow(em, event.entity_id);
    const deal = await this.notifier.deal(em, event.payload.deal_id);
    const news = document && document.deleted_at === null ? newsOf(event.payload) : undefined;
    if (!deal || !document || !news) return;
    const { reason } = event.payload;
    const data = { document_id: document.id, ...(reason ? { quote: reason } : {}) };
    const to_sign = signedDocumentKinds.some((one) => one === document.kind);
    await this.notifier.notify(context, deal, { ...news, data, variables: { document: document.title, to_sign } });
  }
}

/** Nothing of a draft that the customer never saw. */
function newsOf({ from, to }: Step): DealNews | undefined {
  if (to === 'sent') return { template: 'document_sent', to: 'customer' };
  if (to === 'voided' && from === 'sent') return { template: 'document_voided', to: 'customer' };
  if (to === 'signed') return { template: 'document_signed', to: 'staff' };
  if (to === 'declined') return { template: 'document_declined', to: 'staff' };
  return undefined;
}
