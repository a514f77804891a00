const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

const axisDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 2,
});

const withMinus = (text: string): string => text.replace('-', '−');

/** US dollars as a bill shows them: "$1,250.00". */
export const moneyText = (amount: number): string => withMinus(dollars.format(amount));

/** US dollars where round sums are read at a glance: "$1,250", "$99.50". */
export const shortMoneyText = (amount: number): string => withMinus(wholeDollars.format(amount));

/** US dollars on an axis: "$500", "$1.5K", "$20K". */
export const axisMoneyText = (amount: number): string => axisDollars.format(amount);

/** What is left of an amount without another, to the cent; US dollars. */
export const difference = (amount: number, less: number): number =>
  (Math.round(amount * 100) - Math.round(less * 100)) / 100;
