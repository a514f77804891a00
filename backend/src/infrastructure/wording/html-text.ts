import { compile, type FormatCallback } from 'html-to-text';

const WEB_OR_MAIL = /^(?:https?:\/\/|mailto:|tel:)/i;
const bare = (address: string): string => address.replace(WEB_OR_MAIL, '').replace(/\/$/, '');

/** A link is its words, and its address where they don't say it. */
const link: FormatCallback = (element, walk, builder) => {
  const { href = '' } = element.attribs;
  let words = '';
  builder.pushWordTransform((word) => {
    words += word;
    return word;
  });
  walk(element.children, builder);
  builder.popWordTransform();
  if (href !== '' && bare(href) !== bare(words)) builder.addInline(` (${href})`, { noWordTransform: true });
};

/** The library's own lists are indented by a blank. */
const listWith =
  (signOf: (start: number, at: number) => string): FormatCallback =>
  (element, walk, builder) => {
    const items = element.children.filter(({ name }) => name === 'li');
    const signs = items.map((_, at) => signOf(Number(element.attribs['start'] ?? 1), at));
    const lineBreaks = element.parent?.name === 'li' ? 1 : 2;
    const maxPrefixLength = Math.max(0, ...signs.map(({ length }) => length));
    builder.openList({ interRowLineBreaks: 1, leadingLineBreaks: lineBreaks, maxPrefixLength, prefixAlign: 'left' });
    for (const [at, item] of items.entries()) {
      builder.openListItem({ prefix: signs[at] ?? '' });
      walk([item], builder);
      builder.closeListItem();
    }
    builder.closeList({ trailingLineBreaks: lineBreaks });
  };

/** A row of a table is one line, however long its cells are. */
const row: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  for (const [at, cell] of element.children.filter(({ name }) => name === 'td' || name === 'th').entries()) {
    if (at > 0) builder.addLiteral(' | ');
    walk(cell.children, builder);
  }
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const block = { leadingLineBreaks: 2, trailingLineBreaks: 2 };

const convert = compile({
  wordwrap: false,
  whitespaceCharacters: '\t\r\n\f', // blanks stay as they were typed
  formatters: { link, row, bullets: listWith(() => '- '), numbers: listWith((start, at) => `${start + at}. `) },
  selectors: [
    { selector: 'a', format: 'link' },
    { selector: 'ul', format: 'bullets' },
    { selector: 'ol', format: 'numbers' },
    { selector: 'h4', format: 'block', options: block },
    { selector: 'table', format: 'block', options: block },
    { selector: 'tr', format: 'row' },
    { selector: 'hr', format: 'blockString', options: { ...block, string: '---' } },
  ],
});

/**
 * HTML that was made of Markdown as plain text that reads well: links with their addresses, lists with their signs and
 * numbers, quotes with `>`, each row of a table in a line, code as it is.
 */
export const textOfHtml = (html: string): string =>
  convert(html.replace(/\n(?=(?:<\/code>)?<\/pre>)/g, '')) // the line break that ends a block of code is none of its lines
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML, with its line breaks, and the blanks that HTML would drop. */
export const htmlOfText = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(/\t/g, '    ')
    .replace(/^ | (?= )/gm, '&nbsp;')
    .replace(/\r?\n/g, '<br />\n');
