import { defineEvents, payload } from '../core/events.js';
import type { DealDocumentKind, DealDocumentStatus } from './deal-document.contract.js';

interface OfDeal {
  deal_id: string;
}

export const dealDocumentEvents = defineEvents({
  'deal_document.created': payload<OfDeal & { kind: DealDocumentKind }>(),
  'deal_document.updated': payload<OfDeal & { changes: Record<string, { from: unknown; to: unknown }> }>(),
  'deal_document.status_changed': payload<
    OfDeal & { from: DealDocumentStatus; to: DealDocumentStatus; reason: string | null }
  >(),
  'deal_document.deleted': payload<OfDeal>(),
  'deal_document.restored': payload<OfDeal>(),
});
