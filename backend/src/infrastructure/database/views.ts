import { hasAdminRights, type Actor } from '@portal/contracts';
import type { z } from 'zod';

/** What PostgreSQL writes for an instant where the zone of the connection is UTC: `2026-11-21 09:30:00.123456+00`. */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;
const MILLISECONDS = '.000';

/**
 * An instant as it crosses the wire. Entities give dates, raw queries PostgreSQL's text: one mapper for both. The text
 * is put into shape as text, since a list has dozens of them and a date costs five times as much.
 */
export function instantOf(value: Date | string): string {
  if (typeof value !== 'string' || !IN_UTC.test(value)) return new Date(value).toISOString();
  const fraction = value.slice(19, Math.min(23, value.length - 3));
  return `${value.slice(0, 10)}T${value.slice(11, 19)}${fraction}${MILLISECONDS.slice(fraction.length)}Z`;
}

type ViewSchema<View> = z.ZodType<View> & { shape: object };

/** A row with the fields of a view; what PostgreSQL writes as a text because it may be long is a number of the view. */
export type StoredView<View> = {
  [Name in keyof View]: View[Name] | (Extract<View[Name], number> extends never ? never : string);
};

/** A stored value as it crosses the wire. */
type Convert = (value: unknown) => unknown;

const convertBy: Readonly<Record<string, Convert>> = {
  datetime: (value) => instantOf(value as Date | string),
  number: (value) => (typeof value === 'number' ? value : Number(value)),
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
  const names = new Set(Object.keys(shape));
  const conversions = Object.entries(shape as Record<string, z.core.$ZodType>).flatMap(([name, schema]) => {
    const convert = converterOf(schema);
    return convert ? [[name, convert] as const] : [];
  });
  return (row) => {
    const view = fieldsOf(row, names);
    for (const [name, convert] of conversions) {
      const value = view[name];
      if (value !== null && value !== undefined) view[name] = convert(value);
    }
    return view as View;
  };
}

/** A copy with these fields. Most rows have no others: copied as a whole they take half the time, also to be sent. */
function fieldsOf(row: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): Record<string, unknown> {
  if (Object.keys(row).every((name) => names.has(name))) return { ...row };
  const fields: Record<string, unknown> = {};
  // Assigned in turn: a list makes some fifty of these, and Object.fromEntries takes more than twice as long.
  for (const name of names) fields[name] = row[name];
  return fields;
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
