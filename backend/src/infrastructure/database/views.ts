import { hasAdminRights, type Actor } from '@portal/contracts';
import type { z } from 'zod';
import { instantOf } from './time/instant.js';

type ViewSchema<View> = z.ZodType<View> & { shape: object };

/** A row with the fields of a view; what PostgreSQL writes as a text because it may be long is a number of the view. */
export type StoredView<View> = {
  [Name in keyof View]: View[Name] | (Extract<View[Name], number> extends never ? never : string);
};

/** A stored value as it crosses the wire. */
type Convert = (value: unknown) => unknown;

const convertBy: Readonly<Record<string, Convert>> = {
  datetime: (value) => instantOf(value as Date | string),
  number: Number,
};

interface Definition {
  type: string;
  format?: string;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
}

/** How the values of a field are made of stored ones; by its schema without optional, nullable and the like. */
function converterOf(schema: z.core.$ZodType): Convert | undefined {
  const { type, format, innerType, element } = schema._zod.def as Definition;
  if (innerType) return converterOf(innerType);
  if (type === 'object') return viewOf(schema as ViewSchema<object>) as Convert;
  const each = element && converterOf(element);
  return each ? (values) => (values as unknown[]).map(each) : (convertBy[format ?? type] ?? convertBy[type]);
}

/**
 * Makes the view of a row that may have more: the fields that the contract names and no others, also of rows within it,
 * instants as they cross the wire, numbers as numbers.
 */
export function viewOf<View extends object>({ shape }: ViewSchema<View>): (row: StoredView<View>) => View {
  const fields = Object.entries(shape as Record<string, z.core.$ZodType>).map(
    ([name, schema]) => [name, converterOf(schema)] as const,
  );
  return (row) => {
    const stored = row as Readonly<Record<string, unknown>>;
    const view = fields.map(([name, convert]) => {
      const value = stored[name];
      return [name, convert && value !== null && value !== undefined ? convert(value) : value];
    });
    return Object.fromEntries(view) as View;
  };
}

/**
 * The views of a row by its audience: the fields of the admins' schema, or those of the customers' and none else.
 * @param complete the row with every field of both
 */
export function roleViews<Row, ForAdmins extends object, ForCustomers extends ForAdmins>(
  admins: ViewSchema<ForAdmins>,
  customers: ViewSchema<ForCustomers>,
  complete: (row: Row, audience: 'admin' | 'customer') => StoredView<ForAdmins>,
) {
  const [adminView, customerView] = [viewOf(admins), viewOf(customers)];
  const toAdmin = (row: Row) => adminView(complete(row, 'admin'));
  const toCustomer = (row: Row) => customerView(complete(row, 'customer') as StoredView<ForCustomers>);
  /** How a row looks to this reader. */
  const viewFor = (actor: Actor): ((row: Row) => ForAdmins) => (hasAdminRights(actor) ? toAdmin : toCustomer);
  return { toAdmin, toCustomer, viewFor };
}
