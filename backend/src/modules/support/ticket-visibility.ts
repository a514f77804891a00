import type { Actor } from '@portal/contracts';
import type { RawBuilder } from 'kysely';
import { seesRowOf } from '../users/index.js';

/** Whether the actor sees the support ticket `t`. */
export const seesTicketRow = (actor: Actor): RawBuilder<boolean> => seesRowOf(actor, 't.requester_id');
