import { currentInstant } from '@portal/testing/clock';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { billingCalls } from '../../../../test/support/calls/billing-calls.js';
import { movedClock, type MovedClock } from '../../../../test/support/database/moved-clock.js';
import { runSweep } from '../../../../test/support/jobs/run-sweep.js';
import { refusal } from '../../../../test/support/refusal.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import { InvoicesService } from '../index.js';
import { InvoiceReminders, nextReminder } from './invoice-reminders.sweep.js';
import { InvoiceTimelineReader } from './invoice-timeline.reader.js';

const { context, cast } = contextWithCast();
const { admin, asAdmin, change, opened, pay, refund, credit } = billingCalls(context, cast);
let clock: MovedClock;
beforeAll(async () => {
  clock = await movedClock(context);
});

const timeline = (id: string, actor = admin()) => context.db.service(InvoiceTimelineReader).get(actor, id);
const kinds = async (id: string) => (await timeline(id)).entries.map(({ kind }) => kind);
const remind = (id: string) => asAdmin((actor) => context.db.service(InvoicesService).remind(actor, id, {}));

/** What was sent to the customer about an invoice. */
const noted = (
  invoice: string,
  channel: 'email' | 'in_app',
  { status, reason, read_at }: { status: string; reason: string | null; read_at: Date | null },
) =>
  context.db.rows(
    `insert into notifications (id, created_at, updated_at, due_at, version, event_id, template, category, channel,
       recipient_id, title, data, status, reason, read_at)
     values (gen_random_uuid(), now(), now(), now(), 1, gen_random_uuid(), 'invoice_issued', 'billing', ?, ?, ?, ?, ?, ?, ?)
     returning id`,
    [channel, cast.customer.id, `About ${invoice}`, JSON.stringify({ invoice_id: invoice }), status, reason, read_at],
  );

describe('the timeline of an invoice (decisions 4.69)', () => {
  it('tells what came, what became credit, what went back and what was credited, each with number and reason', async () => {
    const { id } = await opened(); // over $90
    const payment = await pay(100, { invoice_id: id });
    await refund(payment.id, 30);
    await credit(id, 20);
    const { entries } = await timeline(id);
    expect(entries.map(({ kind }) => kind)).toEqual([
      ...['issued', 'payment', 'paid', 'refund', 'reopened', 'credit_note', 'paid'],
    ]);
    expect(entries[0]).toMatchObject({ actor_name: expect.any(String) as string });
    expect(entries[1]).toMatchObject({ amount: 90, received: 100, credit: 10, reference: payment.external_ref });
    expect(entries[3]).toMatchObject({ amount: -20, reason: 'Paid twice', received: null });
    expect(entries[5]).toMatchObject({ amount: 20, reason: 'Less than planned' });
    expect((await timeline(id)).next_reminder_on).toBeNull();
  });

  it('tells to whom a mail went and what became of it, and who read of it in the portal', async () => {
    const [{ id }, other] = [await opened(), await opened()];
    for (const invoice of [id, other.id]) {
      await noted(invoice, 'email', { status: 'failed', reason: 'The mail server refused it', read_at: null });
      await noted(invoice, 'in_app', { status: 'read', reason: null, read_at: currentInstant() });
    }
    const { entries } = await timeline(id);
    expect(entries.filter(({ kind }) => kind === 'mail' || kind === 'read')).toMatchObject([
      { kind: 'mail', subject: `About ${id}`, recipient: cast.customer.email, status: 'failed' },
      { kind: 'read', subject: `About ${id}`, status: null },
    ]);
  });

  it('tells that it was sent again, and by whom', async () => {
    const { id } = await opened();
    await asAdmin((actor) => context.db.service(InvoicesService).sendAgain(actor, id, {}));
    expect((await timeline(id)).entries[1]).toMatchObject({ kind: 'sent_again', actor_name: 'Avery Test' });
  });

  it('is for admins only', async () => {
    const { id } = await opened();
    expect(await refusal(timeline(id, actorOf(cast.customer)))).toMatchObject({ code: 'forbidden' });
  });
});

describe('a reminder that an admin sends (decisions 4.69)', () => {
  it('goes once a day, and stands for the product’s own of that day', async () => {
    const { id, due_date } = await opened();
    await remind(id);
    expect(await refusal(remind(id))).toMatchObject({ code: 'invoice.reminded_today' });
    expect(await timeline(id)).toMatchObject({ is_reminded_today: true, next_reminder_on: expect.any(String) });
    await clock.forward(12); // three days before it is due
    await remind(id);
    await runSweep(context.app, InvoiceReminders);
    const { entries, next_reminder_on } = await timeline(id);
    expect(entries.filter(({ kind }) => kind === 'reminder').map(({ days }) => days)).toEqual([-15, -3]);
    expect(next_reminder_on).toBe(nextReminder(due_date ?? '', -3, due_date ?? ''));
    await clock.forward(1);
    expect(await timeline(id)).toMatchObject({ is_reminded_today: false });
  });

  it('goes for open invoices only', async () => {
    const { id } = await opened();
    await change(id, { status: 'uncollectible' });
    expect(await refusal(remind(id))).toMatchObject({ code: 'invoice.not_open' });
    expect(await kinds(id)).toEqual(['issued', 'uncollectible']);
  });
});

describe('the reminder that comes next', () => {
  it.each([
    ['2026-12-01', null, '2026-12-04'],
    ['2026-12-04', -3, '2026-12-08'],
    ['2026-12-20', 7, '2026-12-21'],
    ['2027-01-07', 30, null],
  ] as const)('on %s, after that of day %s, is on %s', (today, reminded, next) => {
    expect(nextReminder('2026-12-07', reminded, today)).toBe(next);
  });
});
