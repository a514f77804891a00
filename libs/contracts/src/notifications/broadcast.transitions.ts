import { transitions } from '../core/transitions.js';
import type { BroadcastStatus } from './broadcast.contract.js';

/** What has gone can't be taken back; cancelling stops the rest. A scheduled one that is cancelled is a draft again. */
export const broadcastTransitions = transitions<BroadcastStatus>({
  draft: { scheduled: 'admin', sending: 'admin' },
  scheduled: { draft: 'admin', sending: 'admin' },
  sending: { sent: 'admin', cancelled: 'admin' },
  sent: {},
  cancelled: {},
});
