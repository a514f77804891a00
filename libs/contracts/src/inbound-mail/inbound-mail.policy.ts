import { definePolicy } from '../core/policy.js';

/** Mails carry what internal notes answer, and strangers' words: admins only. */
export const inboundMailPolicy = definePolicy<never>()({
  'inbound_mail.list': { roles: ['admin'] },
  'inbound_mail.read': { roles: ['admin'] },
  'inbound_mail.update': { roles: ['admin'] },
  'inbound_mail.file': { roles: ['admin'] },
});
