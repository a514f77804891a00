/** The texts of tables that are pasted as lines, their cells divided by bars: the editor knows no tables. */
export function tablesAsLines(html: string): string {
  if (!/<table[\s>]/i.test(html)) return html;
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  for (const table of [...pasted.querySelectorAll('table')].reverse()) table.replaceWith(...linesOf(table)); // inner ones first
  return pasted.body.innerHTML;
}

const linesOf = (table: HTMLTableElement): HTMLElement[] =>
  [...table.rows].map((row) => {
    const line = row.ownerDocument.createElement('p');
    line.textContent = [...row.cells].map(({ textContent }) => textContent.trim().replace(/\s+/g, ' ')).join(' | ');
    return line;
  });

/** A heading, the rule below it and the rows, each between bars. */
const TABLE = /^\|.*\|[ \t]*\n\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?:\n\|.*\|[ \t]*)*$/gm;

/** The tables of a mail's Markdown as lists, an item for each row: "- Item: Bun, Price: 0.90". */
export const tablesAsLists = (markdown: string): string =>
  markdown.replace(TABLE, (table) => {
    const [headings = [], , ...rows] = table.split('\n').map(cellsOf);
    const items =
      rows.length === 0 ? [headings] : rows.map((cells) => cells.map((cell, at) => named(headings[at], cell)));
    return items.map((cells) => `- ${cells.filter(Boolean).join(', ')}`).join('\n');
  });

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const named = (heading: string | undefined, cell: string): string => (heading && cell ? `${heading}: ${cell}` : cell);
