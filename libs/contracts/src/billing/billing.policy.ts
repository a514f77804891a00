import { definePolicy } from '../core/policy.js';
import { seesMoney, type MoneyOwnership } from './money.policy.js';

/** Only admins move money; customers see their own and, as `billing` or `primary` contact, the company's (decisions, section 4). */
export const billingPolicy = definePolicy<MoneyOwnership>()({
  'billing_schedule.list': { roles: ['admin', 'customer'] },
  'billing_schedule.read': { roles: ['admin', 'customer'], when: seesMoney },
  'billing_schedule.create': { roles: ['admin'] },
  'billing_schedule.update': { roles: ['admin'] },
  'billing_schedule.delete': { roles: ['admin'] },
  'billing_schedule.restore': { roles: ['admin'] },
  'invoice.list': { roles: ['admin', 'customer'] },
  'invoice.read': { roles: ['admin', 'customer'], when: seesMoney },
  'invoice.create': { roles: ['admin'] },
  'invoice.update': { roles: ['admin'] },
  'invoice.delete': { roles: ['admin'] },
  'invoice.restore': { roles: ['admin'] },
  'invoice.credit': { roles: ['admin'] },
  'invoice.apply_credit': { roles: ['admin'] },
  'invoice.remind': { roles: ['admin'] },
  'invoice.send_again': { roles: ['admin'] },
  'invoice.preview_mail': { roles: ['admin'] },
  'invoice.read_timeline': { roles: ['admin'] },
  'billing_account.read': { roles: ['admin', 'customer'] },
  'deal_payment.list': { roles: ['admin', 'customer'] },
  'deal_payment.read': { roles: ['admin', 'customer'], when: seesMoney },
  'deal_payment.create': { roles: ['admin'] },
  'deal_payment.update': { roles: ['admin'] },
  'deal_payment.refund': { roles: ['admin'] },
  'revenue.read': { roles: ['admin'] },
});
