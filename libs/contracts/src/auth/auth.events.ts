import { defineEvents, payload } from '../core/events.js';

export const authEvents = defineEvents({
  'sign_in.requested': payload<Record<never, never>>(),
  'session.created': payload<{ user_id: string }>(),
  'session.ended': payload<{
    user_id: string;
    reason: 'signed_out' | 'revoked' | 'suspended' | 'role_changed' | 'deleted' | 'rotated';
  }>(),
});
