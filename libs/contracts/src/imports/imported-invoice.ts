import { z } from 'zod';
import { PaymentMethod } from '../billing/deal-payment.contract.js';
import { limits } from '../core/limits.js';
import { day, dollars, id, line, requiredLine } from '../core/primitives.js';

/** What stands before the number of another system: it can't be one of ours, nor become one. */
export const OLD_NUMBER_PREFIX = 'OLD-';
/** Characters of a number of another system. */
export const MAX_OLD_NUMBER = 60;

/** A paid invoice of another system, as an import brings it (decisions, section 6). */
export const ImportedInvoice = z
  .strictObject({
    number: requiredLine(MAX_OLD_NUMBER),
    customer_id: id,
    issued_on: day,
    paid_on: day,
    /** All that was paid, with tax. */
    amount: dollars.min(0.01, 'More than nothing'),
    description: line(limits.title).optional(),
    method: PaymentMethod.default('other'),
  })
  .refine(({ issued_on: issued, paid_on: paid }) => issued <= paid, {
    path: ['paid_on'],
    message: 'Before the day on which it was issued',
  });
export type ImportedInvoice = z.infer<typeof ImportedInvoice>;
