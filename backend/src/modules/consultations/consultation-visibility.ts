import type { Actor } from '@portal/contracts';
import type { RawBuilder } from 'kysely';
import { seesRowOf } from '../users/index.js';

/** Whether the actor sees the request `r`. Queries of records that belong to a request use it. */
export const seesRequest = (actor: Actor): RawBuilder<boolean> => seesRowOf(actor, 'r.customer_id');
