/** What begins a formula: also in full width, which some spreadsheets read as the plain characters. */
const FORMULA = /^[=+\-@|\t\r\n\0＝＋－＠]/;

/** A text for a file that spreadsheets open: one that would be run as a formula is marked as text. */
export const spreadsheetText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
