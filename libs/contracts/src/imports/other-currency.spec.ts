import { americanFormats } from './import-formats.js';
import { importDefinitions, type ImportKind } from './import-kinds.js';
import { readCell } from './import-values.js';

const reader = (kind: ImportKind, name: string, formats = americanFormats) => {
  const field = importDefinitions[kind].fields.find((one) => one.name === name)!;
  return (text: string, heading = name) => readCell(field, heading, text, { formats, valueMapping: {} });
};

it.each([
  ...['€ 100,00', '1.250,00 €', '10 EUR', '£5', '500.5 €', '5 eur', '10 Kč', 'kr 5', '99,90 zł', 'CA$12', 'R$ 5'],
  ...['$ 12 CAD', 'A$5', 'Fr. 100', '1500 [$Lek-41C]', '1500 [$$-1009]', '₹5', '円1500'],
])('an amount in another currency is no amount in dollars: %s', (cell) => {
  expect(reader('projects', 'budget', { ...americanFormats, decimals: 'comma' })(cell)).toEqual({
    problem: 'Amounts are in US dollars, and this one names another currency. Convert it first',
  });
});

describe('a column of currencies', () => {
  it.each(['USD', 'usd', '$', 'US$', 'USD - US Dollar', 'US dollars'])('takes lines in US dollars: %s', (cell) => {
    expect(reader('invoices', 'currency')(cell)).toEqual({ value: undefined });
  });

  it.each(['EUR', 'eur', 'NZD', 'CAD', 'Canadian dollar', 'C$', '€'])('refuses the others: %s', (cell) => {
    expect(reader('deals', 'currency')(cell)).toEqual({
      problem: 'Amounts are in US dollars, and this one names another currency. Convert it first',
    });
  });
});

describe('the heading of a column of amounts', () => {
  it.each(['Amount (EUR)', 'TOTAL [EUR]', 'Total CAD', 'Price €', 'Betrag (€)'])(
    'names another currency: %s',
    (heading) => {
      expect(reader('invoices', 'amount')('12', heading)).toEqual({
        problem: 'Amounts are in US dollars, and this one names another currency. Convert it first',
      });
    },
  );

  it('says that they are in cents', () => {
    const problem = 'Amounts are in dollars, and this column is in cents';
    expect(reader('invoices', 'amount')('12', 'Amount (cents)')).toEqual({ problem });
  });

  it.each(['Amount (USD)', 'Total US$', 'Amount $', 'TOTAL ALL', 'Percent', 'Amount (net)'])(
    'does not: %s',
    (heading) => {
      expect(reader('invoices', 'amount')('12', heading)).toEqual({ value: 12 });
    },
  );
});
