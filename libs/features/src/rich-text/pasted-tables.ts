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
