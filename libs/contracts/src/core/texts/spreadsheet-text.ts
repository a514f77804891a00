/** What begins a formula: also in full width, which some spreadsheets read as the plain characters. */
const SIGNS = String.raw`=+\-@＝＋－＠`;

/** What spreadsheets skip before a formula; without the characters that separate cells, so that it is read once. */
const GAP = String.raw`[^\S\t\r\n\p{Cf}]|[\p{Cf}\0]`;

const AT_START = new RegExp(String.raw`^(?:[\t\r\n\0]|(?:${GAP})*[${SIGNS}|])`, 'u');

/** The place behind a character that separates cells, or ends a quoted one, wherever a formula follows. */
const INSIDE = new RegExp(
  String.raw`(?<=[;,\t\r\n"])(?=(?:${GAP})*[${SIGNS}|])|(?<=\|)(?=(?:${GAP})*[${SIGNS}])`,
  'gu',
);

/**
 * A text for a file that spreadsheets open: what would be run as a formula is marked as text by an apostrophe. Also
 * inside the text, as a spreadsheet may separate cells by another character than the file does, and then ignores quotes.
 */
export function spreadsheetText(text: string): string {
  const inside = text.replace(INSIDE, "'");
  return AT_START.test(inside) ? `'${inside}` : inside;
}
