import { definePolicy } from '../core/policy.js';

/** Signing in is for all; sessions are the user's own. */
export const authPolicy = definePolicy<{ user_id: string }>()({
  'auth.sign_in': { roles: ['anonymous', 'customer', 'admin'] },
  'session.read': { roles: ['customer', 'admin'], when: (actor, session) => actor.id === session.user_id },
  'session.refresh': { roles: ['customer', 'admin'], when: (actor, session) => actor.id === session.user_id },
  'session.end': { roles: ['customer', 'admin'], when: (actor, session) => actor.id === session.user_id },
});
