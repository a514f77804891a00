import { columnOf, fieldsWith, headingOf, type FieldFormat, type FieldNames, type ReportUnit } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { hours, instant, recordMetrics, text, usd } from '../definitions/record-metrics.js';
import type { SourceColumn } from './report-source.js';
import { personNameOrEmail } from '../../../infrastructure/database/read-kit.js';

const unitBy: Partial<Record<FieldFormat, ReportUnit>> = {
  number: 'count',
  dollars: 'usd',
  day: 'day',
  instant: 'instant',
};

interface Reported<Fields> {
  fields: Fields;
  /** Of the statement's table; from code, never from input. */
  alias: string;
  /** Fields of the catalogue that the source has by another column. */
  elsewhere: readonly FieldNames<Fields>[];
}

type FieldColumn<Fields> = (name: FieldNames<Fields>, own?: Partial<SourceColumn>) => SourceColumn;

/**
 * The columns of a source: those that are written out, made by `field` from the record's catalogue unless they say
 * otherwise, then all others that the catalogue reports, internal ones for admins alone.
 */
export function sourceColumns<Fields extends object>(
  { fields, alias, elsewhere }: Reported<Fields>,
  writtenOut: (field: FieldColumn<Fields>) => Record<string, SourceColumn>,
): Record<string, SourceColumn> {
  const reported = new Map(fieldsWith(fields, 'report'));
  const rest = new Map(reported);
  elsewhere.forEach((name) => rest.delete(name));
  const column: FieldColumn<Fields> = (name, own = {}) => {
    const field = reported.get(name);
    if (!field) throw new Error(`${name} isn’t reported, by its catalogue`);
    rest.delete(name);
    return {
      label: headingOf(field),
      sentence: field.sentence ?? field.label,
      unit: unitBy[field.format] ?? 'text',
      value: sql.ref(`${alias}.${columnOf(name, field)}`),
      ...(field.values ? { choices: field.values } : {}),
      ...own,
    };
  };
  const written = writtenOut(column);
  const further = [...rest].map(([name, { audience }]) => [
    name,
    column(name, audience === 'internal' ? { isInternal: true } : {}),
  ]);
  return { ...written, ...(Object.fromEntries(further) as Record<string, SourceColumn>) };
}

/** A column of texts. @param choices all values that it has, where these are few */
export const textColumn = (
  label: string,
  sentence: string,
  value: RawBuilder<unknown>,
  choices?: readonly string[],
): SourceColumn => ({ ...text(label, sentence), value, ...(choices ? { choices } : {}) });

const columnBy =
  (metric: typeof usd) =>
  (label: string, sentence: string, value: RawBuilder<unknown>): SourceColumn => ({
    ...metric(label, sentence),
    value,
  });

/** A column of money; its value is in cents, of which `valueOf` makes dollars. */
export const usdColumn = columnBy(usd);

/** A column of instants, which can be grouped by the days, weeks, months and years of the office. */
export const instantColumn = columnBy(instant);

/** A column of the hours from one instant to another; without either it is empty. */
export const hoursColumn = (
  label: string,
  sentence: string,
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
): SourceColumn => ({
  ...hours(label, sentence),
  value: sql`round(extract(epoch from ${to} - ${from}) / 3600, 1)`,
});

/** Whose record it is, for admins; other users read their own records. */
export const customerColumns = (
  customer: RawBuilder<unknown>,
  company: RawBuilder<unknown>,
  ids: { customer: RawBuilder<unknown>; company?: RawBuilder<unknown> },
) =>
  ({
    customer: {
      ...recordMetrics.customer,
      value: customer,
      isInternal: true,
      opens: { kind: 'customer', id: ids.customer },
    },
    company: {
      ...recordMetrics.company,
      value: company,
      isInternal: true,
      ...(ids.company ? { opens: { kind: 'company', id: ids.company } } : {}),
    },
  }) satisfies Record<string, SourceColumn>;

/** The same of the customer whose row of `users` has this alias. @param company the name of the company's alias */
export const ownerColumns = (alias: string, company: string) =>
  customerColumns(personNameOrEmail(alias), sql.ref(`${company}.name`), {
    customer: sql.ref(`${alias}.id`),
    company: sql.ref(`${alias}.company_id`),
  });

/** What every record has. @param alias from code, never from input */
export const commonColumns = (alias: string) => ({
  created: instantColumn('Created', 'When it was made', sql.ref(`${alias}.created_at`)),
});
