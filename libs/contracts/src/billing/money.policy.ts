import type { Actor, ContactFlag } from '../core/actor.js';

/** The part of a deal, document, payment, invoice or schedule entry that decides who sees it. */
export interface MoneyOwnership {
  customer_id: string;
  company_id: string | null;
}

/** Whether the row is the actor's own. */
export const ownsMoney = (actor: Actor, row: MoneyOwnership): boolean => actor.id === row.customer_id;

/** Whether these flags also give sight of the company's billing records. */
export const seesCompanyMoney = (flags: readonly ContactFlag[]): boolean =>
  flags.includes('primary') || flags.includes('billing');

/** The customer, and contacts flagged `billing` or `primary` of the same company (decisions, section 1). */
export const seesMoney = (actor: Actor, row: MoneyOwnership): boolean =>
  ownsMoney(actor, row) ||
  (actor.kind === 'user' &&
    actor.companyId !== null &&
    actor.companyId === row.company_id &&
    seesCompanyMoney(actor.contactFlags));
