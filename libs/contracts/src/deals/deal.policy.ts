import { ownsMoney, seesMoney, type MoneyOwnership } from '../billing/money.policy.js';
import { definePolicy } from '../core/policy.js';

/**
 * Admins write deals; customers read theirs, and a deal's own customer accepts or declines (decisions, sections 1 and
 * 4).
 */
export const dealPolicy = definePolicy<MoneyOwnership>()({
  'deal.list': { roles: ['admin', 'customer'] },
  'deal.read': { roles: ['admin', 'customer'], when: seesMoney },
  'deal.read_history': { roles: ['admin'] },
  'deal.create': { roles: ['admin'] },
  'deal.update': { roles: ['admin'] },
  'deal.delete': { roles: ['admin'] },
  'deal.restore': { roles: ['admin'] },
  'deal.accept': { roles: ['customer'], when: ownsMoney },
  'deal.decline': { roles: ['customer'], when: ownsMoney },
  'deal.request_change': { roles: ['customer'], when: ownsMoney },
});
