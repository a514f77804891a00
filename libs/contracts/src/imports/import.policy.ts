import { definePolicy } from '../core/policy.js';

/** Imports are the admins' business, each other's too. */
export const importPolicy = definePolicy<{ id: string }>()({
  'import.list': { roles: ['admin'] },
  'import.read': { roles: ['admin'] },
  'import.create': { roles: ['admin'] },
  'import.check': { roles: ['admin'] },
  'import.apply': { roles: ['admin'] },
  'import.cancel': { roles: ['admin'] },
  'import.undo': { roles: ['admin'] },
});
