import { hasAdminRights, type Actor } from '@portal/contracts';
import type { ZodType } from 'zod';

type ObjectSchema<View> = ZodType<View> & { shape: object };

/**
 * The views of a row by its audience: the fields of the admins' schema, or those of the customers' and none else.
 * @param complete the row with every field of both
 */
export function roleViews<Row, ForAdmins extends object, ForCustomers extends ForAdmins>(
  admins: ObjectSchema<ForAdmins>,
  customers: ObjectSchema<ForCustomers>,
  complete: (row: Row, audience: 'admin' | 'customer') => ForAdmins,
) {
  const fieldsOf = (view: object, { shape }: { shape: object }) =>
    Object.fromEntries(Object.entries(view).filter(([name]) => name in shape));
  const toAdmin = (row: Row) => fieldsOf(complete(row, 'admin'), admins) as ForAdmins;
  const toCustomer = (row: Row) => fieldsOf(complete(row, 'customer'), customers) as ForCustomers;
  /** How a row looks to this reader. */
  const viewFor = (actor: Actor): ((row: Row) => ForAdmins) => (hasAdminRights(actor) ? toAdmin : toCustomer);
  return { toAdmin, toCustomer, viewFor };
}
