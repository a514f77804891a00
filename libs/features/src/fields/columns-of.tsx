import { RelativeTime, StatusTag, type ListColumn, type Tone } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { moneyText } from '../billing/money.js';
import { DayText } from '../dates/day-text.js';

const NONE = '–';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Makes the columns of a list by what their fields hold: key, text, cell and side follow from that. What a list says of
 * a column itself (`own`) stands before it.
 */
export function columnsOf<Row extends object>() {
  type Name = keyof Row & string;
  type Own = Partial<ListColumn<Row>>;
  const column = (key: Name, title: string, kind: Own, own: Own = {}): ListColumn<Row> => ({
    key,
    title,
    text: (row) => textOf(row[key]),
    ...kind,
    ...own,
  });
  return {
    /** A text that every row has. */
    line: (key: Name, title: string, own?: Own) => column(key, title, {}, own),
    /** A value in words. */
    choice: (key: Name, title: string, labels: Readonly<Record<string, string>>, own?: Own) =>
      column(key, title, { text: (row) => labels[textOf(row[key])] ?? '' }, own),
    /** A text that rows may lack: a dash then. */
    optional: (key: Name, title: string, own?: Own) =>
      column(key, title, { cell: (row) => textOf(row[key]) || NONE }, own),
    /** An instant, as the time since or until then. */
    time: (key: Name, title: string, own?: Own) =>
      column(
        key,
        title,
        { isNamed: true, cell: (row) => (row[key] ? <RelativeTime at={textOf(row[key])} /> : NONE) },
        own,
      ),
    /** A calendar day. */
    day: (key: Name, title: string, own?: Own) =>
      column(key, title, { isNamed: true, cell: (row) => (row[key] ? <DayText day={textOf(row[key])} /> : NONE) }, own),
    /** US dollars. */
    dollars: (key: Name, title: string, own?: Own) =>
      column(key, title, { align: 'end', isNamed: true, cell: (row) => moneyText(Number(row[key])) }, own),
    /** A state as a tag, in the corner of a row of two lines. */
    tag: (
      key: Name,
      title: string,
      labels: Readonly<Record<string, string>>,
      tones: Readonly<Record<string, Tone>>,
      own?: Own,
    ) => {
      const text = (row: Row): string => labels[textOf(row[key])] ?? '';
      const cell = (row: Row) => <StatusTag tone={tones[textOf(row[key])] ?? 'neutral'}>{text(row)}</StatusTag>;
      return column(key, title, { cell, text, onCard: 'corner' }, own);
    },
    /** What can be done about a row. */
    menu: (cell: (row: Row) => ReactNode, own: Own = {}): ListColumn<Row> => ({
      key: 'menu',
      title: '',
      width: '60px',
      onCard: 'corner',
      align: 'end',
      cell,
      text: () => '',
      fields: [],
      ...own,
    }),
  };
}
