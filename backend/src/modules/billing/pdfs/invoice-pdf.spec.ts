import { randomUUID } from 'node:crypto';
import { brand, paymentDetailsFor, type InvoiceView } from '@portal/contracts';
import { textOfPdf } from '../../../../test/support/mail/pdf-text.js';
import { drawPdf } from '../../../infrastructure/pdf/drawing/draw-pdf.js';
import type { PdfContent } from '../../../infrastructure/pdf/index.js';
import { creditNotePdf, invoicePdf, originalInvoicePdf } from './invoice-pdf.js';

const line = (description: string, quantity: number, unit_price: number, discount = 0) => ({
  id: randomUUID(),
  description,
  quantity,
  unit_price,
  discount,
  amount: Math.round(quantity * unit_price * 100) / 100 - discount,
  schedule_entry_id: null,
});

const open: InvoiceView = {
  id: randomUUID(),
  number: 'INV-2026-0007',
  status: 'open',
  customer_id: randomUUID(),
  company_id: null,
  company_name: null,
  deal_id: null,
  project_id: null,
  issue_date: '2026-11-01',
  due_date: '2026-11-16',
  overdue_days: 0,
  paid_at: null,
  created_at: '2026-11-01T15:00:00Z',
  updated_at: '2026-11-01T15:00:00Z',
  version: 2,
  seller: { name: brand.name, address: brand.address, email: brand.email, phone: brand.phone.shown },
  bill_to: {
    name: 'Neuse Bakery',
    address: '12 Middle Street\nNew Bern, NC 28560',
    email: 'bills@neusebakery.example',
    phone: '(252) 555-0177',
  },
  lines: [line('Managed network, November 2026', 1, 400, 40), line('Cabling', 2.5, 120.1)],
  credit_notes: [],
  payments: [],
  subtotal: 700.25,
  discount: 40,
  tax_rate: 7.25,
  tax: 47.87,
  total: 708.12,
  paid: 0,
  credited: 0,
  balance: 708.12,
  pending: 0,
  notes: 'Thank you.',
  void_reason: null,
  how_to_pay: brand.paymentInstructions,
  payment_details: paymentDetailsFor('INV-2026-0007'),
};
const settled = { how_to_pay: '', payment_details: null, balance: 0 };
const payment = {
  kind: 'payment',
  payment_id: randomUUID(),
  method: 'check',
  reference: 'CHK-1001',
  received: 300,
  credit: 0,
  reason: null,
} as const;
const note = {
  id: randomUUID(),
  number: 'CN-2026-0001',
  amount: 108.12,
  reason: 'One visit less',
  issued_at: '2026-11-09T15:00:00Z',
};
const textOf = async (pdf: PdfContent): Promise<string> => (await textOfPdf(await drawPdf(pdf))).join(' ');

describe('the PDF of an invoice', () => {
  it('says who owes what to whom, for what, until when and how to pay', async () => {
    const text = await textOf(invoicePdf(open));
    for (const words of [
      'INV-2026-0007',
      'November 1, 2026',
      'November 16, 2026',
      `${brand.name} ${brand.address.replace('\n', ' ')} ${brand.phone.shown} · ${brand.email}`,
      'Neuse Bakery 12 Middle Street New Bern, NC 28560 (252) 555-0177 bills@neusebakery.example',
      'Managed network, November 2026 1 $400.00 -$40.00 $360.00',
      'Cabling 2.5 $120.10 $300.25',
      'Subtotal $660.25',
      'Tax 7.25% $47.87',
      'Total in US dollars $708.12',
      '$708.12 to pay',
      brand.paymentInstructions,
      'Routing number 000555014',
      'Account number 5550142555',
      'Reference INV-2026-0007',
    ])
      expect(text).toContain(words);
  });

  it('shows payments, refunds with their reason, credits and the balance', async () => {
    const text = await textOf(
      invoicePdf({
        ...open,
        payments: [
          { ...payment, amount: 300, at: '2026-11-05T15:00:00Z' },
          { ...payment, kind: 'refund', reason: 'Paid twice', amount: -100, at: '2026-11-08T15:00:00Z' },
        ],
        credit_notes: [note],
        paid: 200,
        credited: 108.12,
        balance: 400,
      }),
    );
    for (const words of [
      'Payment received (check CHK-1001) November 5, 2026 -$300.00',
      'Refund: Paid twice November 8, 2026 $100.00',
      'Credit note CN-2026-0001: One visit less November 9, 2026 -$108.12',
      'Paid -$200.00',
      'Credited -$108.12',
      'Balance in US dollars $400.00',
      'How to pay',
    ])
      expect(text).toContain(words);
  });

  it('tells a draft’s reader nothing about paying', async () => {
    const text = await textOf(invoicePdf({ ...open, status: 'draft', number: null, issue_date: null }));
    expect(text).toContain('Total in US dollars $708.12');
    for (const words of ['How to pay', 'Routing number']) expect(text).not.toContain(words);
  });

  it.each([14, 16, 18, 20, 22])('keeps how to pay on one page behind %d lines', async (count) => {
    const lines = Array.from({ length: count }, (_, index) => line(`Cable ${index}`, 1, 10));
    const pages = await textOfPdf(await drawPdf(invoicePdf({ ...open, lines })));
    const of = (words: string): number => pages.findIndex((page) => page.includes(words));
    expect(of('How to pay')).toBeGreaterThanOrEqual(0);
    expect(of('Reference INV-2026-0007')).toBe(of('How to pay'));
  });

  it('says when it was paid, and no longer how to', async () => {
    const paid = { ...open, ...settled, status: 'paid', paid: 708.12, paid_at: '2026-11-10T02:00:00Z' } as const;
    const text = await textOf(
      invoicePdf({ ...paid, payments: [{ ...payment, amount: 708.12, at: '2026-11-10T02:00:00Z' }] }),
    );
    expect(text).toContain('Paid on November 9, 2026');
    expect(text).toContain('Balance in US dollars $0.00');
    expect(text).not.toContain('How to pay');
    expect(text).not.toContain('Routing number');
  });

  it('is void across the page, with nothing to pay', async () => {
    const text = await textOf(
      invoicePdf({ ...open, ...settled, balance: 708.12, status: 'void', void_reason: 'Written twice' }),
    );
    for (const words of ['VOID', 'This invoice is void', 'There is nothing to pay. Written twice', 'To pay $0.00'])
      expect(text).toContain(words);
    expect(text).not.toContain('How to pay');
    expect(text).not.toContain('Account number');
  });

  it('keeps a copy of what was issued, whatever came since', async () => {
    const original = await drawPdf(originalInvoicePdf(open));
    const later: InvoiceView = { ...open, status: 'void', void_reason: 'Written twice', credit_notes: [note] };
    expect((await drawPdf(originalInvoicePdf(later))).equals(original)).toBe(true);
    const text = (await textOfPdf(original)).join(' ');
    expect(text).toContain('Copy of the invoice as it was issued');
    expect(text).toContain('How to pay');
    expect(text).not.toContain('VOID');
  });

  it('says so when it is only a draft', async () => {
    expect(await textOf(invoicePdf({ ...open, number: null, issue_date: null, status: 'draft' }))).toContain(
      'Draft, not issued',
    );
  });

  it('has credit notes, which say what became of money that was paid already', async () => {
    const text = await textOf(creditNotePdf(open, note, 8.12));
    for (const words of [
      'CN-2026-0001',
      'INV-2026-0007',
      'Neuse Bakery',
      'One visit less $108.12',
      'Credited in US dollars $108.12',
      '$100.00 is taken off invoice INV-2026-0007. $8.12 of it was paid already and is now credit of your account.',
    ])
      expect(text).toContain(words);
  });
});
