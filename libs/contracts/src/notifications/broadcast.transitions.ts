import { transitions } from '../core/transitions.js';
import type { BroadcastStatus } from './broadcast.contract.js';

/** What has gone can't be taken back; cancelling stops the rest. */
export const broadcastTransitions = transitions<BroadcastStatus>({
  draft: { sending: 'admin' },
  sending: { sent: 'admin', cancelled: 'admin' },
  sent: {},
  cancelled: {},
});
