import { definePolicy } from '../core/policy.js';

/** Users are managed by admins; every user has the own profile (specification, sections 6 and 7). */
export const userPolicy = definePolicy<{ id: string }>()({
  'user.list': { roles: ['admin'] },
  'user.read': { roles: ['admin'] },
  'user.create': { roles: ['admin'] },
  'user.update': { roles: ['admin'] },
  'user.delete': { roles: ['admin'] },
  'user.restore': { roles: ['admin'] },
  'user.invite': { roles: ['admin'] },
  'user.erase': { roles: ['admin'] },
  'me.read': { roles: ['admin', 'customer'] },
  'me.update': { roles: ['admin', 'customer'] },
});
