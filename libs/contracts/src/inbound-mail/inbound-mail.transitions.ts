import { transitions } from '../core/transitions.js';
import type { InboundMailStatus } from './inbound-mail.contract.js';

/** Decisions, section 4. A filed mail is a message of a ticket; it stays that. */
export const inboundMailTransitions = transitions<InboundMailStatus>({
  waiting: { filed: 'admin', junk: 'admin' },
  junk: { waiting: 'admin' },
  ignored: { waiting: 'admin', junk: 'admin' },
  filed: {},
});
