import { headingOf, type Field, type FieldFormat, type ReportUnit } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { recordMetrics } from '../definitions/record-metrics.js';
import type { SourceColumn } from './report-source.js';

const unitBy: Partial<Record<FieldFormat, ReportUnit>> = {
  number: 'count',
  dollars: 'usd',
  day: 'day',
  instant: 'instant',
};

/** A column of a field of the catalogue. @param value over the aliases of the source's statement */
export const fieldColumn = (field: Field, value: RawBuilder<unknown>): SourceColumn => ({
  label: headingOf(field),
  sentence: field.sentence ?? field.label,
  unit: unitBy[field.format] ?? 'text',
  value,
  ...(field.values ? { choices: field.values } : {}),
});

/** A column of texts. @param choices all values that it has, where these are few */
export const textColumn = (
  label: string,
  sentence: string,
  value: RawBuilder<unknown>,
  choices?: readonly string[],
): SourceColumn => ({ label, sentence, unit: 'text', value, ...(choices ? { choices } : {}) });

/** A column of money; its value is in cents, of which `valueOf` makes dollars. */
export const usdColumn = (label: string, sentence: string, value: RawBuilder<unknown>): SourceColumn => ({
  ...{ label, sentence, unit: 'usd' },
  value,
});

/** A column of instants, which can be grouped by the days, weeks, months and years of the office. */
export const instantColumn = (label: string, sentence: string, value: RawBuilder<unknown>): SourceColumn => ({
  ...{ label, sentence, unit: 'instant' },
  value,
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

/** What every record has. @param alias from code, never from input */
export const commonColumns = (alias: string) => ({
  created: instantColumn('Created', 'When it was made', sql.ref(`${alias}.created_at`)),
});
