import { headingOf, type Field, type FieldFormat } from '@portal/contracts';
import { RelativeTime, type ListColumn } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { moneyText } from '../billing/money.js';
import { DayText } from '../dates/day-text.js';

type Catalogue<View> = Readonly<Record<keyof View & string, Field | string>>;

/** What a list says of a column; it stands before what the catalogue says. */
interface OwnColumn<Row> extends Partial<ListColumn<Row>> {
  /** The labels of a choice. */
  labels?: Readonly<Record<string, string>>;
  /** Stands in the place of an empty value. */
  none?: string;
  /** The rows can be grouped by it: by its value, or by the id behind it. */
  groupBy?: true | ((row: Row) => string);
}

const atTheEnd: readonly FieldFormat[] = ['number', 'dollars'];
/** Their values don't say what they are. */
const named: readonly FieldFormat[] = ['number', 'dollars', 'day', 'instant'];

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A value as text, a list with commas; nothing for what is none. */
const textOf = (value: unknown): string => [value].flat().filter(isPlain).join(', ');

/** A value as a cell shows it, by the format of its field. */
function cellBy({ format }: Field, value: unknown, none: string): ReactNode {
  const text = textOf(value);
  if (text === '') return none;
  if (format === 'day') return <DayText day={text} />;
  if (format === 'instant') return <RelativeTime at={text} />;
  if (format === 'dollars') return moneyText(Number(value));
  return <bdi>{text}</bdi>;
}

/** Makes columns of a record from the catalogue of its fields: head, text, cell and side by the field's format. */
export const columnsFrom =
  <View extends object, Row extends View = View>(fields: Catalogue<View>) =>
  (name: keyof View & string, own: OwnColumn<Row> = {}): ListColumn<Row> => {
    const field: Field | string = fields[name];
    if (typeof field === 'string') throw new Error(`${name} is no field of a list: ${field}`);
    const { labels, none = '–', groupBy, ...column } = own;
    const text = column.text ?? ((row: Row) => (labels ? labels[String(row[name])] : undefined) ?? textOf(row[name]));
    const title = headingOf(field);
    return {
      key: name,
      title,
      ...(atTheEnd.includes(field.format) ? { align: 'end' as const } : {}),
      ...(named.includes(field.format) ? { isNamed: true } : {}),
      ...(labels || own.text ? {} : { cell: (row: Row) => cellBy(field, row[name], none) }),
      ...(groupBy
        ? {
            group: [
              {
                key: name,
                title: own.title ?? title,
                idOf: groupBy === true ? (row: Row) => textOf(row[name]) : groupBy,
                labelOf: (row: Row) => text(row) || none,
              },
            ],
          }
        : {}),
      ...column,
      text,
    };
  };

/**
 * The columns of a list, and behind them, where there is room, all others that the catalogue lists.
 * @param elsewhere fields that the list shows in another way, or that are the same in all its rows
 */
export const withFurtherColumns = <View extends object, Row extends View = View>(
  fields: Catalogue<View>,
  columns: readonly ListColumn<Row>[],
  elsewhere: readonly (keyof View & string)[] = [],
): readonly ListColumn<Row>[] => {
  const column = columnsFrom<View, Row>(fields);
  const shown: readonly string[] = [...columns.map(({ key }) => key), ...elsewhere];
  const further = (Object.keys(fields) as (keyof View & string)[]).filter((name) => {
    const field: Field | string = fields[name];
    return typeof field === 'object' && field.uses.includes('list') && !shown.includes(name);
  });
  return [...columns, ...further.map((name) => column(name, { priority: 'extra', onCard: 'hidden' }))];
};
