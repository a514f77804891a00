import { DomainError, type Actor } from '@portal/contracts';
import fc from 'fast-check';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { expectBalanced } from '../../../test/support/database/balanced-books.js';
import { dealStateStep, newDealStep, takeDealStep, type DealStep } from '../../../test/support/deal-steps.js';
import { movedClock, type MovedClock } from '../../../test/support/database/moved-clock.js';
import { runSweep } from '../../../test/support/jobs/run-sweep.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { CreditNotesService } from './invoices/credit-notes.service.js';
import { InvoicesService, PaymentsService } from './index.js';
import { RecurringBilling } from './schedule/recurring-billing.sweep.js';

const { context, cast } = contextWithCast();
let clock: MovedClock;
beforeAll(async () => {
  clock = await movedClock(context);
});

/** What people and the clock do, with numbers that point at whatever is there; what is refused changes nothing. */
type Step =
  | { do: 'invoice'; of: number; lines: { hundredths: number; cents: number; share: number }[]; rate: number }
  | { do: 'open' | 'void' | 'give up' | 'delete' | 'apply'; at: number }
  | { do: 'credit'; at: number; cents: number }
  | { do: 'pay'; at: number; cents: number; isPending: boolean }
  | { do: 'clear' | 'fail'; at: number }
  | { do: 'refund'; at: number; cents: number }
  | DealStep
  | { do: 'wait'; days: number };

const at = fc.nat(9);
const cents = fc.integer({ min: 1, max: 50_000 });
const line = fc.record({ hundredths: fc.integer({ min: 1, max: 999 }), cents, share: fc.nat(100) });
const only = <const Name extends string>(...names: Name[]) => fc.constantFrom(...names);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: only('invoice'),
    of: at,
    lines: fc.array(line, { maxLength: 4 }),
    rate: fc.integer({ max: 9_999, min: 0 }),
  }),
  { weight: 2, arbitrary: fc.record({ do: only('open'), at }) },
  fc.record({ do: only('void', 'give up', 'delete', 'apply'), at }),
  fc.record({ do: only('credit'), at, cents }),
  { weight: 3, arbitrary: fc.record({ do: only('pay'), at, cents, isPending: fc.boolean() }) },
  fc.record({ do: only('clear', 'fail'), at }),
  { weight: 2, arbitrary: fc.record({ do: only('refund'), at, cents }) },
  newDealStep,
  dealStateStep,
  fc.record({ do: only('wait'), days: fc.integer({ min: 1, max: 45 }) }),
);

const admin = () => actorOf(cast.admin);
const asAdmin = <Result>(work: (actor: Actor) => Promise<Result>) => context.db.as(admin(), () => work(admin()));

/** Which record a number points at: the newest of a table, counted backwards. */
const pick = async (table: string, index: number): Promise<string> =>
  (await context.db.rows<{ id: string }>(`select id from ${table} order by id desc offset ? limit 1`, [index]))[0]
    ?.id ?? '00000000-0000-7000-8000-000000000000';
const customerAt = (index: number) => [cast.customer, cast.primary, cast.stranger][index % 3]?.id ?? '';
let reference = 0;

/** Does a step as people would. What isn't a refusal is an error of the product. */
async function take(one: Step): Promise<void> {
  try {
    await takeStep(one);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

async function takeStep(one: Step): Promise<unknown> {
  const [invoices, payments] = [context.db.service(InvoicesService), context.db.service(PaymentsService)];
  switch (one.do) {
    case 'invoice':
      return asAdmin((actor) =>
        invoices.create(actor, {
          customer_id: customerAt(one.of),
          tax_rate: one.rate / 1_000,
          lines: one.lines.map(({ hundredths, cents: price, share }) => ({
            description: 'Work',
            quantity: hundredths / 100,
            unit_price: price / 100,
            discount: Math.floor((Math.floor((hundredths * price) / 100) * share) / 100) / 100,
          })),
        }),
      );
    case 'open':
    case 'void':
    case 'give up': {
      const status = one.do === 'give up' ? 'uncollectible' : one.do;
      return asAdmin(async (actor) => invoices.update(actor, await pick('invoices', one.at), { status }));
    }
    case 'delete':
      return asAdmin(async (actor) => invoices.remove(actor, await pick('invoices', one.at)));
    case 'apply':
      return asAdmin(async (actor) =>
        context.db.service(CreditNotesService).apply(actor, await pick('invoices', one.at), {}),
      );
    case 'credit':
      return asAdmin(async (actor) =>
        context.db
          .service(CreditNotesService)
          .write(actor, await pick('invoices', one.at), { amount: one.cents / 100, reason: 'Less' }),
      );
    case 'pay':
      return asAdmin(async (actor) =>
        payments.create(actor, {
          ...(one.at === 9 ? { customer_id: cast.stranger.id } : { invoice_id: await pick('invoices', one.at) }),
          amount: one.cents / 100,
          method: 'ach',
          external_ref: `ACH ${++reference}`,
          status: one.isPending ? 'pending' : 'succeeded',
        }),
      );
    case 'clear':
    case 'fail': {
      const status = one.do === 'clear' ? 'succeeded' : 'failed';
      return asAdmin(async (actor) => payments.update(actor, await pick('deal_payments', one.at), { status }));
    }
    case 'refund':
      return asAdmin(async (actor) =>
        payments.refund(actor, await pick('deal_payments', one.at), { amount: one.cents / 100, reason: 'Back' }),
      );
    case 'deal':
    case 'pause':
    case 'resume':
    case 'cancel':
      return takeDealStep(context, cast, one);
    case 'wait':
      await clock.forward(one.days);
      return runSweep(context.app, RecurringBilling);
  }
}

/** Each is dozens of transactions. `npm run test:all` tries more, others each time; `npm test` always the same ones. */
const isLong = process.env['TEST_ALL'] === 'on';
const RUNS = isLong ? 60 : 5;
const sequences = { numRuns: RUNS, endOnFailure: true, ...(isLong ? {} : { seed: 2_026 }) };

describe('the books (decisions, sections 4 and 5)', () => {
  it(
    'balance after any sequence of deals, promos, pauses, invoices, payments, refunds, credit notes and voids',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (steps) => {
          for (const one of steps) await take(one);
          await expectBalanced(context.db, admin());
        }),
        sequences,
      );
      const [opened] = await context.db.rows<{ count: number }>(
        'select count(*)::int as count from invoices where number is not null',
      );
      expect(opened?.count).toBeGreaterThan(10);
    },
    RUNS * 15_000,
  );
});
