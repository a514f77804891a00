import type { HtmlElement } from '@mixmark-io/domino';
import type TurndownService from 'turndown';

const BLOCKS = 'table, pre, blockquote, hr, h1, h2, h3, h4, h5, h6';

/** Makes lines of all tables that only place things, and single lines of the cells of those that hold data. */
export function layOutAsLines(body: HtmlElement): void {
  for (const table of elements(body, 'table').reverse()) {
    if (isData(table)) for (const cell of elements(table, 'td, th')) makeOneLine(cell);
    else unwrap(table);
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
    while (line.firstChild) line.parentNode?.insertBefore(line.firstChild, line);
    line.parentNode?.replaceChild(document.createTextNode(line.nodeName === 'LI' ? '' : ' '), line);
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
      while (cell.firstChild) place.appendChild(cell.firstChild);
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
    replacement: (content, node) => `| ${content.trim().replace(/\s*\n\s*/g, ' ')} ${'| '.repeat(spanOf(node) - 1)}`,
  },
  row: { filter: 'tr', replacement: (content) => (content.trim() ? `${content}|\n` : '') },
  rows: { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content },
  table: {
    filter: 'table',
    replacement: (content, node) => {
      const first = elements(node, 'tr').find(hasContent);
      const columns = first ? elements(first, 'td, th').reduce((sum, cell) => sum + spanOf(cell), 0) : 0;
      const [head = '', ...rest] = content.trim().split('\n');
      const isHead = first !== undefined && elements(first, 'td').length === 0;
      const lines = [...(isHead ? [head] : ['| '.repeat(columns) + '|']), `${'| --- '.repeat(columns)}|`];
      return `\n\n${[...lines, ...(isHead ? [] : [head]), ...rest].join('\n')}\n\n`;
    },
  },
};

const spanOf = (cell: HtmlElement): number =>
  Math.min(Math.max(Number(cell.getAttribute('colspan') ?? '1') || 1, 1), 50);
