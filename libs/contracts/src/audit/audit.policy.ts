import { definePolicy } from '../core/policy.js';

/** Admins read the audit; it has no write operation (decisions 4.3). */
export const auditPolicy = definePolicy<undefined>()({
  'audit.list': { roles: ['admin'] },
  'audit.read': { roles: ['admin'] },
  'audit.export': { roles: ['admin'] },
});
