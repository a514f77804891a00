import { defineEvents, payload } from '../core/events.js';
import type { Role } from '../core/actor.js';
import type { UserStatus } from './user.contract.js';

export const userEvents = defineEvents({
  'user.created': payload<{ source: 'admin' | 'sign_in' | 'public_consultation' | 'seed' }>(),
  'user.invited': payload<{ by_import: boolean }>(),
  'user.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  'user.role_changed': payload<{ from: Role; to: Role }>(),
  'user.status_changed': payload<{ from: UserStatus; to: UserStatus }>(),
  'user.deleted': payload<Record<never, never>>(),
  'user.restored': payload<Record<never, never>>(),
  'user.purged': payload<Record<never, never>>(),
});
