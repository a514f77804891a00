import type { HtmlElement } from '@mixmark-io/domino';
import type TurndownService from 'turndown';
import { moveContent } from './html-texts.js';
import { inOneLine } from './html-white-space.js';

const BLOCKS = 'table, pre, blockquote, hr, h1, h2, h3, h4, h5, h6';
/** Rows that a cell reaches over, columns that are looked at for it, and empty cells that are put below, at most. */
const MAX_ROWS = 1_000;
const MAX_COLUMNS = 200;
const MAX_FILLED = 5_000;

/** Makes lines of all tables that only place things, and single lines of the cells of those that hold data. */
export function layOutAsLines(body: HtmlElement): void {
  for (const table of elements(body, 'table').reverse()) {
    if (isData(table)) {
      for (const cell of elements(table, 'td, th')) makeOneLine(cell);
      fillBelowSpans(table);
    } else unwrap(table);
  }
}

const elements = (within: HtmlElement, selector: string): HtmlElement[] =>
  Array.from(within.querySelectorAll(selector));

/** The rows or cells of a table, without those of tables within. */
const own = (table: HtmlElement, within: HtmlElement, selector: string): HtmlElement[] =>
  elements(within, selector).filter((element) => {
    let above = element.parentNode;
    while (above && above.nodeName !== 'TABLE') above = above.parentNode;
    return above === table;
  });

/** Two columns and nothing in a cell that a line can't hold. */
function isData(table: HtmlElement): boolean {
  const rows = elements(table, 'tr').map((row) => elements(row, 'td, th'));
  const filled = rows.filter((cells) => cells.some(hasContent));
  return (
    filled.some((cells) => cells.length > 1) &&
    filled.filter((cells) => cells.filter(hasContent).length > 1).length * 2 >= filled.length &&
    !table.querySelector(BLOCKS) &&
    elements(table, 'td, th').every((cell) => elements(cell, 'p, div, br, li').length <= 6)
  );
}

const hasContent = (cell: HtmlElement): boolean =>
  (cell.textContent ?? '').trim() !== '' || cell.querySelector('img') !== undefined;

function makeOneLine(cell: HtmlElement): void {
  const document = cell.ownerDocument;
  const furtherItems = new Set(elements(cell, 'li').filter(({ previousElementSibling }) => previousElementSibling));
  for (const line of elements(cell, 'ul, ol, li, p, div, br')) {
    const space = document.createTextNode(furtherItems.has(line) ? '; ' : ' ');
    line.parentNode?.insertBefore(space, line);
    if (line.parentNode) moveContent(line, line.parentNode, line);
    line.parentNode?.replaceChild(document.createTextNode(line.nodeName === 'LI' ? '' : ' '), line);
  }
}

/** Puts empty cells below those that reach over several rows, so that the others stay in their columns. */
function fillBelowSpans(table: HtmlElement): void {
  let [left, group]: [number, HtmlElement | null] = [MAX_FILLED, null];
  let rowsBelow: number[] = []; // of each column: how many rows a cell above still reaches over
  const fill = (row: HtmlElement, before: HtmlElement | null): void => {
    const cell = row.ownerDocument.createElement('td');
    row.insertBefore(cell, before);
    left -= 1;
  };
  for (const row of elements(table, 'tr')) {
    if (row.parentNode !== group) [group, rowsBelow] = [row.parentNode, []];
    const covered = rowsBelow.map((rows) => rows > 0);
    rowsBelow = rowsBelow.map((rows) => Math.max(0, rows - 1));
    let column = 0;
    for (const cell of elements(row, 'td, th')) {
      for (; covered[column] && left > 0; column += 1) fill(row, cell);
      for (const end = column + spanOf(cell); column < end; column += 1)
        if (column < MAX_COLUMNS) rowsBelow[column] = Math.max(rowsBelow[column] ?? 0, rowSpanOf(cell) - 1);
    }
    for (const end = covered.lastIndexOf(true); column <= end && left > 0; column += 1) fill(row, null);
  }
}

/** Each cell becomes a block of its own, those of a row that are words only a line together. */
function unwrap(table: HtmlElement): void {
  const document = table.ownerDocument;
  const lines = document.createElement('div');
  for (const row of own(table, table, 'tr')) {
    const line = document.createElement('div');
    for (const cell of own(table, row, 'td, th')) {
      const isPlain = !cell.querySelector('p, div, br, table, ul, ol, pre, blockquote, hr');
      const place = isPlain ? document.createElement('span') : document.createElement('div');
      moveContent(cell, place);
      line.appendChild(place);
      line.appendChild(document.createTextNode(' '));
    }
    lines.appendChild(line);
  }
  table.parentNode?.replaceChild(lines, table);
}

/** How tables of data are written; one without headings has an empty row of them, as Markdown asks for one. */
export const tableRules: Record<string, TurndownService.Rule> = {
  cell: {
    filter: ['td', 'th'],
    replacement: (content, node) => `| ${inOneLine(content.trim())} ${'| '.repeat(spanOf(node) - 1)}`,
  },
  row: { filter: 'tr', replacement: (content) => (content.trim() ? `${content}|\n` : '') },
  rows: { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content },
  table: {
    filter: 'table',
    replacement: (content, node) => {
      const rows = elements(node, 'tr').filter(hasContent);
      const columns = rows.reduce((most, row) => Math.max(most, widthOf(row)), 0); // Markdown drops cells beyond the first row's
      const [first] = rows;
      const [head = '', ...rest] = content.trim().split('\n');
      const isHead = first !== undefined && elements(first, 'td').length === 0;
      const headings = `${head}${' |'.repeat(first ? columns - widthOf(first) : 0)}`;
      const lines = [...(isHead ? [headings] : ['| '.repeat(columns) + '|']), `${'| --- '.repeat(columns)}|`];
      return `\n\n${[...lines, ...(isHead ? [] : [head]), ...rest].join('\n')}\n\n`;
    },
  },
};

const widthOf = (row: HtmlElement): number => elements(row, 'td, th').reduce((sum, cell) => sum + spanOf(cell), 0);

/** Up to the end of its group for 0. */
function rowSpanOf(cell: HtmlElement): number {
  const rows = Number(cell.getAttribute('rowspan') ?? '1');
  return rows === 0 ? MAX_ROWS : Math.min(Math.max(rows || 1, 1), MAX_ROWS);
}

const spanOf = (cell: HtmlElement): number =>
  Math.min(Math.max(Number(cell.getAttribute('colspan') ?? '1') || 1, 1), 50);
