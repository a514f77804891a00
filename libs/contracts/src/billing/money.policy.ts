import type { Actor } from '../core/actor.js';

/** The part of a deal, document, payment, invoice or schedule entry that decides who sees it. */
export interface MoneyOwnership {
  customer_id: string;
  company_id: string | null;
}

/** Whether the row is the actor's own. */
export const ownsMoney = (actor: Actor, row: MoneyOwnership): boolean => actor.id === row.customer_id;

/** The customer, and contacts flagged `billing` or `primary` of the same company (decisions, section 1). */
export const seesMoney = (actor: Actor, row: MoneyOwnership): boolean =>
  ownsMoney(actor, row) ||
  (actor.kind === 'user' &&
    actor.companyId !== null &&
    actor.companyId === row.company_id &&
    (actor.contactFlags.includes('primary') || actor.contactFlags.includes('billing')));
