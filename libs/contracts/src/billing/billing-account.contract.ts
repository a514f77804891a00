import { z } from 'zod';
import { object } from '../core/objects.js';
import { day, id } from '../core/primitives.js';

/** Debt and credit of one account (the company's, or that of a user without company). */
export const BillingAccountView = object('BillingAccount', {
  customer_id: id,
  company_id: id.nullable(),
  open_balance: z.number(),
  overdue_balance: z.number(),
  pending: z.number().meta({ description: 'Payments that are on their way; still in open_balance' }),
  credit: z.number().meta({ description: 'Overpaid or credited, not applied to an invoice yet' }),
});
export type BillingAccountView = z.infer<typeof BillingAccountView>;

/** The account and the days of a statement. Admins send a customer or a company; customers read their own account. */
export const ReadStatement = z
  .strictObject({
    customer_id: id.optional(),
    company_id: id.optional().meta({ description: 'Admins only' }),
    from: day,
    to: day.meta({ description: 'Including this day' }),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Must not be before the first day' });
export type ReadStatement = z.infer<typeof ReadStatement>;

/** `customer_id` is for admins; customers read their own account. */
export const ShowBillingAccount = z.strictObject({ customer_id: id.optional() });
export type ShowBillingAccount = z.infer<typeof ShowBillingAccount>;
