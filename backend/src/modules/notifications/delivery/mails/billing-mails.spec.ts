import { DomainError } from '@portal/contracts';
import { builtInText, row } from '../../../../../test/support/built-in-text.js';
import type { InvoiceDetailRow, PaymentRow } from '../../../billing/index.js';
import type { EditableName } from '../../templates/catalogue/index.js';
import { readerVariables } from '../../templates/first-name.js';
import { attachedPdf, invoiceFrame, invoiceVariables, paymentVariables } from './billing-mails.js';

const NOTHING_LEFT = 'There is nothing left to pay.';
const PAID = 'If you have already paid it, thank you, and please ignore this reminder.';

describe('mails about money', () => {
  const invoice = (fields: Partial<InvoiceDetailRow> = {}): InvoiceDetailRow =>
    row<InvoiceDetailRow>({
      ...{ number: 'INV-1', status: 'open', total_cents: '12000', balance_cents: '5000', due_date: '2026-03-31' },
      ...{ paid_cents: '0', credited_cents: '0', deleted_at: null, lines: [] },
      seller: row<NonNullable<InvoiceDetailRow['seller']>>({ howToPay: 'Bank *A*\n  or check' }),
      credit_notes: [row<InvoiceDetailRow['credit_notes'][number]>({ number: 'CN-1', reason: 'Less work' })],
      ...fields,
    });
  const paid = invoice({ status: 'paid', balance_cents: '0' });

  it.each<[EditableName, InvoiceDetailRow, Record<string, string>, string[]]>([
    [
      'invoice_issued',
      invoice(),
      {},
      ['New invoice INV-1 for $120.00, due March 31, 2026', 'Here is your new invoice.', 'Bank *A*\n  or check'],
    ],
    ['invoice_issued', paid, {}, ['New invoice INV-1 for $120.00', 'Here is your new invoice.', NOTHING_LEFT]],
    [
      'invoice_reminder',
      invoice(),
      { days: '-3' },
      ['Due in 3 days: invoice INV-1', `This invoice is due soon. ${PAID}`],
    ],
    ['invoice_reminder', invoice(), { days: '0' }, ['Due today: invoice INV-1', `This invoice is due today. ${PAID}`]],
    ['invoice_reminder', invoice(), { days: '-1' }, ['Due in 1 day: invoice INV-1']],
    [
      'invoice_reminder',
      invoice(),
      { days: '1' },
      ['1 day overdue: invoice INV-1', `This invoice is past due. ${PAID}`],
    ],
    [
      'invoice_void',
      invoice({ status: 'void' }),
      {},
      ['Void: invoice INV-1', 'This invoice is void. There is nothing to pay.'],
    ],
    ['invoice_void', invoice({ status: 'void' }), { quote: 'Twice' }, ['Void: invoice INV-1', 'Twice']],
    [
      'invoice_credited',
      invoice(),
      { amount: '20', credit_note: 'CN-1' },
      [
        'Credit note for $20.00 on invoice INV-1',
        'We credited $20.00 to this invoice.',
        'Less work',
        'There is $50.00 left to pay.',
      ],
    ],
    ['invoice_credited', paid, { amount: '20' }, ['We credited $20.00 to this invoice.', NOTHING_LEFT]],
  ])('%s', (name, about, data, sentences) => {
    expect(builtInText(name, invoiceVariables(about, data))).toEqual(expect.arrayContaining(sentences));
  });

  it('greet by the first name where it is known, and leave out a reason that nobody gave', () => {
    const body = (firstName: string) =>
      builtInText('invoice_void', { ...invoiceVariables(paid, {}), ...readerVariables(firstName) }).slice(1, -1);
    expect(body('')).toEqual(['Hello,', 'This invoice is void. There is nothing to pay.']);
    expect(body('Dana')[0]).toBe('Hello Dana,');
  });

  it('go only while they are true', () => {
    expect(invoiceFrame('invoice_reminder', paid)).toBeUndefined();
    expect(invoiceFrame('invoice_issued', invoice({ status: 'void' }))).toBeUndefined();
    expect(invoiceFrame('invoice_void', paid)).toBeUndefined();
    expect(invoiceFrame('invoice_issued', paid)?.note).toBe('You can download it there as a PDF.');
  });

  it('thank for a payment, and say what was refunded', () => {
    const payment = row<PaymentRow>({ amount_cents: '5000', external_ref: 'CHECK-1', unapplied_cents: '0' });
    expect(builtInText('payment_received', { ...paymentVariables(payment, paid, {}), ...readerVariables('') })).toEqual(
      ['Receipt for your payment of $50.00', 'Hello,', 'Thank you. We received your payment.', 'See the invoice'],
    );
    const data = { amount: '12.5', quote: 'Twice paid' };
    expect(
      builtInText('payment_refunded', { ...paymentVariables(payment, undefined, data), ...readerVariables('') }),
    ).toEqual(['Refund of $12.50', 'Hello,', 'We refunded $12.50 to you.', 'Twice paid', 'See your account']);
  });
});

describe('the PDF of a mail', () => {
  const content = Buffer.from('%PDF');
  const file = { name: 'INV-1.pdf', type: 'application/pdf', size: 4, content };

  it('is attached once it is drawn', async () => {
    const attached = { filename: 'INV-1.pdf', contentType: 'application/pdf', content };
    expect(await attachedPdf(Promise.resolve(file))).toEqual([attached]);
  });

  it.each([
    ['can’t be drawn now', () => Promise.reject(new DomainError('unavailable'))],
    ['takes too long', () => new Promise<never>(() => undefined)],
  ])('stays away where it %s: the mail goes', async (_, draw) => {
    expect(await attachedPdf(draw(), 1)).toEqual([]);
  });

  it('isn’t left out because of a mistake of ours', async () => {
    await expect(attachedPdf(Promise.reject(new TypeError('no such column')))).rejects.toThrow(TypeError);
  });
});
