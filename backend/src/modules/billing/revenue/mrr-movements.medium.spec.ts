import { MikroORM } from '@mikro-orm/postgresql';
import { DomainError, type MrrMovementKind, type MrrMovementView } from '@portal/contracts';
import fc from 'fast-check';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { dealStateStep, newDealStep, takeDealStep, type DealStep } from '../../../../test/support/deal-steps.js';
import { movedClock, type MovedClock } from '../../../../test/support/database/moved-clock.js';
import { runSweep } from '../../../../test/support/jobs/run-sweep.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import { RecurringBilling } from '../schedule/recurring-billing.sweep.js';
import { TotalsReader } from '../index.js';
import { MrrChecks, MrrReader } from './mrr.reader.js';

const { context, cast } = contextWithCast();
let clock: MovedClock;
beforeAll(async () => {
  clock = await movedClock(context);
});

type Step = DealStep | { do: 'wait'; days: number };

interface Snapshot {
  day: string;
  mrr: number;
}

const step: fc.Arbitrary<Step> = fc.oneof(
  newDealStep,
  { weight: 2, arbitrary: dealStateStep },
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 70 }) }),
);

const manager = () => context.app.get(MikroORM, { strict: false }).em.fork();
const admin = () => actorOf(cast.admin);
const summary = (from: string, to: string) => context.db.service(MrrReader).summary(admin(), { from, to });
const movements = async (filters: object = {}) =>
  context.db.service(MrrReader).list(admin(), { page: 1, limit: 100, sortBy: 'at', sortOrder: 'asc', ...filters });

async function take(one: Step): Promise<void> {
  if (one.do === 'wait') {
    await clock.forward(one.days);
    await runSweep(context.app, RecurringBilling);
    return;
  }
  try {
    await takeDealStep(context, cast, one);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error; // a step that is refused changes nothing
  }
}

interface DealFacts {
  amount: number;
  interval: 'month' | 'quarter' | 'year';
  type: string | null;
  value: number;
  duration: string;
  periods: number | null;
  used: number;
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;
const halfUp = (value: number): number => Math.floor(value + 0.5);

/** What active deals are worth a month, deal by deal in JavaScript (decisions, section 5); US cents. */
async function slowMrr(): Promise<number> {
  const deals = await context.db.rows<DealFacts>(`
    select d.amount_cents::int as amount, d."interval", r.discount_type as type, r.value_hundredths::int as value,
      r.duration, r.duration_periods as periods, r.periods_used as used
    from customer_deals as d left join promo_redemptions as r on r.deal_id = d.id
    where d.current_status = 'active' and d.deal_type = 'recurring' and d.deleted_at is null`);
  let sum = 0;
  for (const { amount, interval, type, value, duration, periods, used } of deals) {
    const monthly = halfUp(amount / MONTHS[interval]);
    const isInForce = type !== null && (duration === 'forever' || used < (duration === 'once' ? 1 : (periods ?? 0)));
    const off = !isInForce
      ? 0
      : type === 'percent'
        ? halfUp((monthly * value) / 10_000)
        : Math.min(monthly, halfUp(Math.min(amount, value) / MONTHS[interval]));
    sum += monthly - off;
  }
  return sum;
}

const snapshot = async (): Promise<Snapshot> => {
  const [now] = await context.db.rows<{ day: string }>(
    `select (now() at time zone 'America/New_York')::date::text as day`,
  );
  return { day: now?.day ?? '', mrr: await slowMrr() };
};

/** The last figure of a day, or of the last one before it on which something was noted. */
const at = (snapshots: readonly Snapshot[], isUntil: (day: string) => boolean): number =>
  snapshots.findLast(({ day }) => isUntil(day))?.mrr ?? 0;

const RUNS = process.env['TEST_ALL'] === 'on' ? 40 : 5;

describe('the movements of the monthly recurring revenue (decisions, section 5)', () => {
  it(
    'lead from what it was to what it became, between any two days',
    async () => {
      const snapshots: Snapshot[] = [];
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }), async (steps) => {
          for (const one of steps) {
            await take(one);
            snapshots.push(await snapshot());
          }
        }),
        { numRuns: RUNS, endOnFailure: true, seed: 4_711 },
      );
      const days = [...new Set(snapshots.map(({ day }) => day))];
      expect(days.length).toBeGreaterThan(10);
      for (const from of days)
        for (const to of days.filter((day) => day >= from)) {
          const { starting, changes, ending, months } = await summary(from, to);
          expect({ from, to, starting, ending }).toEqual({
            from,
            to,
            starting: at(snapshots, (day) => day < from) / 100,
            ending: at(snapshots, (day) => day <= to) / 100,
          });
          const moved = Object.values(changes).reduce((sum, change) => sum + Math.round(change * 100), 0);
          expect(Math.round(starting * 100) + moved).toBe(Math.round(ending * 100));
          expect(months.map((month) => month.starting)).toEqual([
            starting,
            ...months.slice(0, -1).map((month) => month.ending),
          ]);
        }
      const [first = '', last = ''] = [days[0], days.at(-1)];
      const { totalMRR } = await context.db.service(TotalsReader).totals(admin());
      expect((await summary(first, last)).ending).toBe(totalMRR);
      const { changes } = await summary(first, last);
      for (const [kind, change] of Object.entries(changes))
        expect((await movements({ kind: [kind], moved_from: first, moved_to: last })).totals.change).toBe(change);
      expect(await context.db.service(MrrChecks).check(manager())).toBe(0);
    },
    RUNS * 30_000,
  );

  it('are named by what they mean for the customer', async () => {
    const of = cast.coworker;
    const seen = async (): Promise<MrrMovementKind[]> =>
      (await movements({ customer_id: of.id })).data.map(({ kind }: MrrMovementView) => kind);
    const deal = { do: 'deal', of: 0, cents: 10_000, fee: 0, interval: 'month', promo: null } as const;
    const own = { ...cast, customer: of };
    const newest = (state: 'pause' | 'resume' | 'cancel', back = 0) =>
      takeDealStep(context, own, { do: state, at: back });
    await takeDealStep(context, own, deal);
    await newest('pause');
    await newest('resume');
    await takeDealStep(context, own, deal);
    await newest('cancel');
    await newest('cancel', 1);
    await takeDealStep(context, own, { ...deal, promo: 2 });
    await clock.forward(32);
    await runSweep(context.app, RecurringBilling);
    expect(await seen()).toEqual([
      'new',
      'pause',
      'resume',
      'expansion',
      'contraction',
      'churn',
      'reactivation',
      'expansion',
    ]);
  });

  it('stay as they were written; a difference is found at night', async () => {
    await expect(context.db.rows('delete from mrr_movements returning 1')).rejects.toThrow(/neither changed nor/);
    await expect(context.db.rows('update mrr_movements set at = now() returning 1')).rejects.toThrow(/neither changed/);
    await context.db.rows(`insert into mrr_movements (at, kind, deal_id, customer_id, before_cents, after_cents)
      select now(), 'expansion', deal_id, customer_id, 0, 1 from mrr_movements limit 1 returning 1`);
    expect(await context.db.service(MrrChecks).check(manager())).toBe(1);
    const today = (await snapshot()).day;
    expect((await summary(today, today)).last_check).toMatchObject({ differing: 1 });
  });
});
