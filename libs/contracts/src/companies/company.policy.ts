import { definePolicy } from '../core/policy.js';

/** Companies are the admins' business (decisions, section 4); a sole member renames theirs in the profile (`users`). */
export const companyPolicy = definePolicy<{ id: string }>()({
  'company.list': { roles: ['admin'] },
  'company.read': { roles: ['admin'] },
  'company.create': { roles: ['admin'] },
  'company.update': { roles: ['admin'] },
  'company.merge': { roles: ['admin'] },
  'company.delete': { roles: ['admin'] },
  'company.restore': { roles: ['admin'] },
});
