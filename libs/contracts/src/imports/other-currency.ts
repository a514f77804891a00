/** Signs of currencies that people write beside a number and that `Intl` doesn't name. */
const MORE_SIGNS = ['Fr', 'SFr', 'eur', 'Eur', 'euro', 'Euro', 'euros', 'Euros', 'лв', 'руб', '元', '円', '원'];

/** The codes of all currencies but the US dollar, and their signs that have letters: `EUR`, `Kč`, `kr`, `zł`. */
function marks(): string[] {
  const codes = Intl.supportedValuesOf('currency').filter((code) => code !== 'USD');
  const signs = codes.map(
    (currency) =>
      new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .formatToParts(1)
        .find(({ type }) => type === 'currency')?.value ?? '',
  );
  // one letter alone means thousands, litres and more; a sign without letters is one of Unicode's currency signs
  return [...codes, ...signs, ...MORE_SIGNS].filter((mark) => /^\p{L}{2,}$|^[^\p{ASCII}]$/u.test(mark));
}

function expression(): RegExp {
  const dollarsOfOthers = String.raw`(?<!\p{L})(?!US\$)\p{L}{1,4}\$`;
  // as a workbook's number format has a sign that only its brackets show to be one
  const inBrackets = String.raw`\[\$[^\]]+\]`;
  const words = String.raw`(?<!\p{L})(?:${[...new Set(marks())].join('|')})(?!\p{L})`;
  return new RegExp(String.raw`(?!\$)\p{Sc}|${inBrackets}|${dollarsOfOthers}|${words}`, 'u');
}

let made: RegExp | undefined;

/**
 * Finds what names a currency other than the US dollar; made at its first use, for it asks `Intl` for each currency.
 */
export const otherCurrency = (): RegExp => (made ??= expression());

/** Whether a text names a currency that isn't ours: read without it, an amount would be a wrong one. */
export const isOtherCurrency = (text: string): boolean => !/^[-$\d.,\s]*$/.test(text) && otherCurrency().test(text);

/**
 * Whether a heading says that its amounts are in another currency, in brackets or by its last word: `Amount (EUR)`,
 * `Total CAD`. Of a heading in capitals only the brackets count, since codes are words too (`ALL`, `TOP`).
 */
export function namesOtherCurrency(heading: string): boolean {
  const [, inBrackets = ''] = /[([]([^)\]]+)[)\]]\s*$/.exec(heading) ?? [];
  const last = heading === heading.toUpperCase() ? '' : (heading.trim().split(/\s+/).at(-1) ?? '');
  return [inBrackets, last].some(isOtherCurrency);
}
