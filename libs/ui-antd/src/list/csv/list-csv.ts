import { spreadsheetText } from '@portal/contracts';
import type { ListColumn } from '../table/list-column.js';

const quoted = (text: string): string => `"${spreadsheetText(text).replaceAll('"', '""')}"`;

/** The rows as CSV (RFC 4180), with the columns' titles as first line. */
export function toCsv<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map((column) => quoted(column.title)),
    ...rows.map((row) => columns.map((column) => quoted(column.text(row)))),
  ];
  return lines.map((cells) => cells.join(',')).join('\r\n') + '\r\n';
}

/** Hands the text to the browser as a file to save. */
export function saveCsv(name: string, csv: string): void {
  saveContent(name, new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }));
}

/** Hands what was fetched to the browser as a file to save. */
export function saveContent(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  saveFile(url, name);
  URL.revokeObjectURL(url);
}

/** Has the browser save what is at an address; without a name the server's counts. */
export function saveFile(href: string, name: string): void {
  Object.assign(document.createElement('a'), { href, download: name }).click();
}
