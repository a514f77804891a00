import { transitions } from '../core/transitions.js';
import type { DealDocumentStatus } from './deal-document.contract.js';

/** Decisions, section 4. */
export const dealDocumentTransitions = transitions<DealDocumentStatus>({
  draft: { sent: 'admin', voided: 'admin' },
  sent: { signed: 'anyone', declined: 'anyone', voided: 'admin' },
  signed: {},
  declined: {},
  voided: {},
});
