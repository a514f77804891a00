import { definePolicy } from '../core/policy.js';

/** Admins only, each their own and those that are shared. */
export const savedViewPolicy = definePolicy<{ id: string }>()({
  'saved_view.list': { roles: ['admin'] },
  'saved_view.read': { roles: ['admin'] },
  'saved_view.create': { roles: ['admin'] },
  'saved_view.update': { roles: ['admin'] },
  'saved_view.delete': { roles: ['admin'] },
});
