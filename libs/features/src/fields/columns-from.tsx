import { headingOf, type Field, type FieldsOf } from '@portal/contracts';
import { RelativeTime, type ListColumn } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { moneyText } from '../billing/money.js';
import { DayText } from '../dates/day-text.js';

const NONE = '–';

/** A value as a cell shows it, by the format of its field. */
function cellBy({ format }: Field, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return NONE;
  if (format === 'day') return <DayText day={String(value)} />;
  if (format === 'instant') return <RelativeTime at={String(value)} />;
  if (format === 'dollars') return moneyText(Number(value));
  return <bdi>{String(value)}</bdi>;
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/**
 * Makes columns of a record from the catalogue of its fields: head, text, cell and side by the field's format. What a
 * list says of a column stands before that.
 */
export const columnsFrom =
  <Row extends object>(fields: FieldsOf<Row>) =>
  (name: keyof Row & string, own: Partial<ListColumn<Row>> = {}): ListColumn<Row> => {
    const field = fields[name];
    if (typeof field === 'string') throw new Error(`${name} is no field of a list: ${field}`);
    return {
      key: name,
      title: headingOf(field),
      ...(field.format === 'number' || field.format === 'dollars' ? { align: 'end' as const } : {}),
      text: (row) => textOf(row[name]),
      ...(own.text ? {} : { cell: (row: Row) => cellBy(field, row[name]) }),
      ...own,
    };
  };
