import type { InvoiceView } from '@portal/contracts';
import { drawPdf } from '../../infrastructure/pdf/index.js';
import { dayWords, dollarWords } from '../../infrastructure/wording/american-words.js';

/** The part of an invoice that never changes once it is issued; dollars. */
export type PrintedInvoice = Pick<
  InvoiceView,
  | 'number'
  | 'issue_date'
  | 'due_date'
  | 'seller'
  | 'bill_to'
  | 'lines'
  | 'subtotal'
  | 'discount'
  | 'tax_rate'
  | 'tax'
  | 'total'
  | 'notes'
  | 'how_to_pay'
>;

const columns = [
  { title: 'Description', share: 0.46 },
  { title: 'Quantity', share: 0.12, align: 'right' },
  { title: 'Unit price', share: 0.15, align: 'right' },
  { title: 'Discount', share: 0.12, align: 'right' },
  { title: 'Amount', share: 0.15, align: 'right' },
] as const;

const NOT_ISSUED = new Date('2000-01-01T00:00:00Z');
const quantityWords = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const lessWords = (amount: number): string => (amount > 0 ? `-${dollarWords(amount)}` : '');

/** An invoice on paper: the same invoice is the same bytes, whatever is paid or credited since. */
export function drawInvoice(invoice: PrintedInvoice): Promise<Buffer> {
  const { number, issue_date, due_date, seller, bill_to, lines } = invoice;
  const name = number ?? 'Draft, not issued';
  const at = issue_date === null ? NOT_ISSUED : new Date(`${issue_date}T12:00:00Z`);
  return drawPdf({ title: `Invoice ${name}`, at }, (sheet) => {
    sheet.head('Invoice', name);
    sheet.facts([
      ['Issued', issue_date && dayWords(issue_date)],
      ['Due', due_date && dayWords(due_date)],
      ['From', [seller.name, seller.address, seller.phone, seller.email].filter(Boolean).join('\n')],
      ['Bill to', [bill_to.name, bill_to.address, bill_to.email].filter(Boolean).join('\n')],
    ]);
    sheet.table(
      columns,
      lines.map(({ description, quantity, unit_price, discount, amount }) => [
        description,
        quantityWords.format(quantity),
        dollarWords(unit_price),
        lessWords(discount),
        dollarWords(amount),
      ]),
    );
    sheet.totals(totalsOf(invoice));
    sheet.heading('How to pay');
    sheet.paragraph(invoice.how_to_pay);
    sheet.paragraph(invoice.notes);
  });
}

function totalsOf({ subtotal, discount, tax_rate, tax, total }: PrintedInvoice): [string, string][] {
  return [
    ['Subtotal', dollarWords(subtotal)],
    ...(discount > 0 ? [['Discount', lessWords(discount)] satisfies [string, string]] : []),
    ...(tax > 0 ? [[`Tax ${tax_rate}%`, dollarWords(tax)] satisfies [string, string]] : []),
    ['Total in US dollars', dollarWords(total)],
  ];
}
