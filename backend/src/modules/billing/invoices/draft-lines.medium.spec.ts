import { CreateInvoice, MAX_INVOICE_LINES, type UpdateInvoice } from '@portal/contracts';
import { billingCalls } from '../../../../test/support/calls/billing-calls.js';
import { refusal } from '../../../../test/support/refusal.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';

const { context, cast } = contextWithCast();
const { draft, change } = billingCalls(context, cast);

type Lines = NonNullable<UpdateInvoice['lines']>;
const line = (description: string, more: Partial<Lines[number]> = {}): Lines[number] => ({
  description,
  quantity: 1,
  unit_price: 10,
  discount: 0,
  ...more,
});

/** The events of a draft's changes, the earliest first. */
const told = async (id: string) => {
  const events = await context.db.rows<{ payload: { changes: object } }>(
    `select payload from domain_events where name = 'invoice.updated' and entity_id = ? order by id`,
    [id],
  );
  return events.map(({ payload }) => payload.changes);
};

describe('the lines of a draft (decisions, section 4)', () => {
  it.each<[string, Lines]>([
    ['another text', [line('Cabling'), line('Switch')]],
    ['another quantity and price', [line('Cable', { quantity: 2, unit_price: 5 }), line('Switch')]],
    ['a discount', [line('Cable', { unit_price: 12, discount: 2 }), line('Switch')]],
    ['another order', [line('Switch'), line('Cable')]],
    ['one line for two', [line('Cable and switch', { unit_price: 20 })]],
  ])('change it by %s that comes to the same, and tell so once', async (_, lines) => {
    const made = await draft({ lines: [line('Cable'), line('Switch')] });
    const edited = await change(made.id, { lines, version: made.version });
    expect(edited).toMatchObject({ total: made.total, version: made.version + 1, lines });
    expect(edited.updated_at > made.updated_at).toBe(true);
    expect(await told(made.id)).toEqual([{ lines: { from: [line('Cable'), line('Switch')], to: lines } }]);
  });

  it('are not overwritten by who has read older ones', async () => {
    const { id, version } = await draft({ lines: [line('Cable')] });
    await change(id, { lines: [line('By Bob')], version });
    expect(await refusal(change(id, { lines: [line('By Ann')], version }))).toMatchObject({
      code: 'stale_version',
      current: { version: version + 1, lines: [{ description: 'By Bob' }] },
    });
  });

  it('are as many and as long as is documented, and no more', async () => {
    const full = Array.from({ length: MAX_INVOICE_LINES }, () => line('x'.repeat(500)));
    expect((await draft({ lines: full })).lines).toHaveLength(MAX_INVOICE_LINES);
    const over = { lines: [...full, line('one more')], customer_id: cast.customer.id };
    expect(CreateInvoice.safeParse(over).error?.issues).toMatchObject([{ message: 'At most 100 lines' }]);
    const long = { ...over, lines: [line('x'.repeat(501))] };
    expect(CreateInvoice.safeParse(long).error?.issues).toMatchObject([{ message: 'At most 500 characters' }]);
    expect(CreateInvoice.safeParse({ ...over, lines: [], due_date: null }).error?.issues).toMatchObject([
      { path: ['due_date'], message: 'Choose a day, or leave it out for the company’s payment terms after the issue' },
    ]);
  });

  it('change nothing when the same are sent again, beside a rate or alone', async () => {
    const lines = [line('Cable', { quantity: 1.5, unit_price: 9.99, discount: 0.01 }), line('Switch')];
    const made = await draft({ lines, tax_rate: 7 });
    expect(await change(made.id, { lines, tax_rate: 7 })).toEqual(made);
    const taxed = await change(made.id, { lines, tax_rate: 0 });
    expect(taxed).toMatchObject({ version: made.version + 1, lines: made.lines });
    expect((await told(made.id)).map((changes) => Object.keys(changes).sort())).toEqual([['tax_rate', 'total']]);
  });
});
