/** Digits, thousands set apart by commas or not, a decimal point. */
const NUMBER = /^-?(?=\.?\d)(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/;

/** The number that a person typed, also with a dollar sign: "$1,250.00" is 1250. Null for nothing; else the text itself. */
export function readNumber(text: string): number | string | null {
  const typed = text.trim().replace(/^\$\s*/, '');
  if (typed === '') return null;
  return NUMBER.test(typed) ? Number(typed.replaceAll(',', '')) : text;
}
