import { definePolicy } from '../core/policy.js';

/** Codes are the admins' alone; any signed-in user may validate one (decisions, section 4). */
export const promoCodePolicy = definePolicy<Record<never, never>>()({
  'promo_code.list': { roles: ['admin'] },
  'promo_code.read': { roles: ['admin'] },
  'promo_code.create': { roles: ['admin'] },
  'promo_code.update': { roles: ['admin'] },
  'promo_code.delete': { roles: ['admin'] },
  'promo_code.restore': { roles: ['admin'] },
  'promo_code.validate': { roles: ['admin', 'customer'] },
});
