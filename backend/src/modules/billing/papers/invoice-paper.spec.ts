import { randomUUID } from 'node:crypto';
import { brand } from '@portal/contracts';
import { textOfPdf } from '../../../test/support/pdf-text.js';
import { drawInvoice, type PrintedInvoice } from './invoice-pdf.js';

const line = (description: string, quantity: number, unit_price: number, discount = 0) => ({
  id: randomUUID(),
  description,
  quantity,
  unit_price,
  discount,
  amount: Math.round(quantity * unit_price * 100) / 100 - discount,
  schedule_entry_id: null,
});

const invoice: PrintedInvoice = {
  number: 'INV-2026-0007',
  issue_date: '2026-11-01',
  due_date: '2026-11-16',
  seller: { name: brand.name, address: null, email: brand.email, phone: brand.phone.shown },
  bill_to: {
    name: 'Neuse Bakery',
    address: '12 Middle Street\nNew Bern, NC 28560',
    email: 'bills@neusebakery.example',
  },
  lines: [line('Managed network, November 2026', 1, 400, 40), line('Cabling', 2.5, 120.1)],
  subtotal: 700.25,
  discount: 40,
  tax_rate: 7.25,
  tax: 47.87,
  total: 708.12,
  notes: 'Thank you.',
  how_to_pay: brand.paymentInstructions,
};

describe('the invoice on paper', () => {
  it('says who owes what to whom, for what, until when and how to pay', async () => {
    const [page] = await textOfPdf(await drawInvoice(invoice));
    for (const text of [
      'INV-2026-0007',
      'November 1, 2026',
      'November 16, 2026',
      'Neuse Bakery 12 Middle Street New Bern, NC 28560 bills@neusebakery.example',
      'Managed network, November 2026 1 $400.00 -$40.00 $360.00',
      'Cabling 2.5 $120.10 $300.25',
      'Subtotal $700.25',
      'Tax 7.25% $47.87',
      'Total in US dollars $708.12',
      brand.paymentInstructions,
    ])
      expect(page).toContain(text);
  });

  it('is the same file each time, and says so when it is only a draft', async () => {
    expect((await drawInvoice(invoice)).equals(await drawInvoice({ ...invoice }))).toBe(true);
    const [draft] = await textOfPdf(await drawInvoice({ ...invoice, number: null, issue_date: null, due_date: null }));
    expect(draft).toContain('Draft, not issued');
  });
});
