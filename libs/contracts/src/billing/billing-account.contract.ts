import { z } from 'zod';
import { day, id } from '../core/primitives.js';

/** What one customer's account (the company's, or one person's without company) owes and has. */
export const billingAccountView = z
  .object({
    customer_id: id,
    company_id: id.nullable(),
    open_balance: z.number(),
    overdue_balance: z.number(),
    credit: z.number().meta({ description: 'Overpaid or credited, not applied to an invoice yet' }),
  })
  .meta({ id: 'BillingAccount' });
export type BillingAccountView = z.infer<typeof billingAccountView>;

/** A statement's account and its days. Admins name a customer or a company; customers ask about their own account. */
export const readStatement = z
  .strictObject({
    customer_id: id.optional(),
    company_id: id.optional().meta({ description: 'Admins only' }),
    from: day,
    to: day.meta({ description: 'Including this day' }),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Must not be before the first day' });
export type ReadStatement = z.infer<typeof readStatement>;

/** `customer_id` for admins; customers ask about their own account. */
export const showBillingAccount = z.strictObject({ customer_id: id.optional() });
export type ShowBillingAccount = z.infer<typeof showBillingAccount>;
