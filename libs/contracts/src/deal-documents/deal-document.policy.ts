import { ownsMoney, seesMoney, type MoneyOwnership } from '../billing/money.policy.js';
import { definePolicy } from '../core/policy.js';

/** Admins write documents; the customer they are sent to signs or declines (decisions, section 4). */
export const dealDocumentPolicy = definePolicy<MoneyOwnership>()({
  'deal_document.list': { roles: ['admin', 'customer'] },
  'deal_document.read': { roles: ['admin', 'customer'], when: seesMoney },
  'deal_document.create': { roles: ['admin'] },
  'deal_document.update': { roles: ['admin'] },
  'deal_document.delete': { roles: ['admin'] },
  'deal_document.restore': { roles: ['admin'] },
  'deal_document.sign': { roles: ['customer'], when: ownsMoney },
  'deal_document.decline': { roles: ['customer'], when: ownsMoney },
});
