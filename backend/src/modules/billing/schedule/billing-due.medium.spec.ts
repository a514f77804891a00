import { CreateDealPayment, CreateInvoice, UpdateDeal, type Actor } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aDeal } from '../../../../test/factories/deal.factory.js';
import { aMilestone } from '../../../../test/factories/milestone.factory.js';
import { aProject } from '../../../../test/factories/project.factory.js';
import { aPromoCode } from '../../../../test/factories/promo-code.factory.js';
import { deliverEvents } from '../../../../test/support/jobs/deliver-events.js';
import { movedClock, type MovedClock } from '../../../../test/support/database/moved-clock.js';
import { refusal } from '../../../../test/support/refusal.js';
import { runSweep } from '../../../../test/support/jobs/run-sweep.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import { DealsService } from '../../deals/index.js';
import { MilestonesService } from '../../milestones/index.js';
import { ProjectsService } from '../../projects/index.js';
import { InvoiceReminders } from '../invoices/invoice-reminders.sweep.js';
import { InvoicesService, PaymentsService, SchedulesService } from '../index.js';
import { RecurringBilling } from './recurring-billing.sweep.js';
import { ScheduleTriggers } from './schedule-triggers.sweep.js';

const { context, cast } = contextWithCast();
let clock: MovedClock;
beforeAll(async () => {
  clock = await movedClock(context);
});

const admin = () => actorOf(cast.admin);
const asAdmin = <Result>(work: (actor: Actor) => Promise<Result>) => context.db.as(admin(), () => work(admin()));
const bill = () => runSweep(context.app, RecurringBilling);
const remind = () => runSweep(context.app, InvoiceReminders);
const today = async () =>
  (await context.db.rows<{ day: string }>(`select (now() at time zone 'America/New_York')::date::text as day`))[0]
    ?.day ?? '';
const step = (id: string, input: object) =>
  asAdmin((actor) => context.db.service(DealsService).update(actor, id, UpdateDeal.parse(input)));
const accepted = async (wish: Parameters<typeof aDeal>[0], code?: string) => {
  const { deal } = await context.db.given(aDeal({ customer: cast.customer, ...wish }));
  if (code) await step(deal.id, { promo_code: code });
  await step(deal.id, { current_status: 'active', acceptance_method: 'phone' });
  return deal.id;
};
interface Billed {
  number: string;
  total_cents: string;
  discount_cents: string;
  status: string;
  lines: number;
}
const billsOf = (id: string) =>
  context.db.rows<Billed>(
    `select number, total_cents, discount_cents, status,
       (select count(*)::int from invoice_lines where invoice_id = i.id) as lines
     from invoices as i where deal_id = ? order by id`,
    [id],
  );
const entriesOf = (column: 'deal_id' | 'milestone_id' | 'id', id: string) =>
  context.db.rows<{ status: string; type: string; title: string; period_start: string | null }>(
    `select status, type, title, period_start::text, amount_cents, discount_cents from billing_schedules
     where ${column} = ? order by id`,
    [id],
  );

describe('a recurring deal (decisions, section 4)', () => {
  it('is billed each period once, by two workers and after 40 days without any; its setup fee with the first', async () => {
    const { promo } = await context.db.given(aPromoCode({ discount_type: 'percent', value: 12.5, duration: 'once' }));
    const deals = await Promise.all([
      accepted({ amountCents: 10_001, setupFeeCents: 5_000 }, promo.code),
      accepted({ amountCents: 9_900 }),
      accepted({ amountCents: 30_000, interval: 'quarter' }),
    ]);
    await deliverEvents(context.app);
    const ready = await entriesOf('deal_id', deals[0]);
    expect(ready).toMatchObject([{ type: 'one_time', status: 'ready', title: 'Setup: Managed network' }]);
    await Promise.all([bill(), bill()]);
    expect(await billsOf(deals[0])).toMatchObject([
      { total_cents: '13751', discount_cents: '1250', status: 'open', lines: 2 },
    ]);
    await clock.forward(40);
    await Promise.all([bill(), bill(), bill()]);
    await Promise.all([bill(), bill()]);
    for (const [index, count] of [2, 2, 1].entries()) {
      const periods = (await entriesOf('deal_id', deals[index] ?? '')).filter(({ type }) => type === 'recurring');
      expect(new Set(periods.map(({ period_start }) => period_start)).size).toBe(count);
      expect(await billsOf(deals[index] ?? '')).toHaveLength(count);
    }
    expect((await billsOf(deals[0])).at(-1)).toMatchObject({ total_cents: '10001', discount_cents: '0', lines: 1 });
    const numbers = await context.db.rows<{ number: string }>('select number from invoices order by number');
    const years = Object.groupBy(numbers, ({ number }) => number.slice(0, -4)); // 40 days may end in the next one
    for (const given of Object.values(years))
      expect(given?.map(({ number }) => Number(number.slice(-4)))).toEqual(given?.map((_, index) => index + 1));
    for (const id of deals) await step(id, { current_status: 'cancelled' });
  });

  it('brings its setup fee with the first period that is billed, also when it was paused on the day of its first', async () => {
    const id = await accepted({ amountCents: 2_000, setupFeeCents: 700 });
    await step(id, { current_status: 'paused' });
    await clock.forward(40);
    await step(id, { current_status: 'active' });
    await clock.forward(62);
    await bill();
    expect((await billsOf(id)).map(({ total_cents }) => total_cents).slice(0, 2)).toEqual(['2700', '2000']);
    await step(id, { current_status: 'cancelled' });
  });

  it.each([
    { current_status: 'paused' },
    { current_status: 'cancelled' },
    { current_status: 'completed' },
    { current_status: 'cancelled', effective: 'period_end' },
  ])('is billed for what has begun, each period once, before it stops by %j', async (stop) => {
    const id = await accepted({ amountCents: 6_000, setupFeeCents: 900 });
    await clock.forward(40);
    await Promise.all([step(id, stop), bill()]);
    await bill();
    expect((await billsOf(id)).map(({ total_cents }) => total_cents)).toEqual(['6900', '6000']);
    const [deal] = await context.db.rows<{ ahead: boolean | null }>(
      `select cancel_at > (now() at time zone 'America/New_York')::date as ahead from customer_deals where id = ?`,
      [id],
    );
    expect(deal?.ahead ?? false).toBe(stop.effective === 'period_end');
    if (stop.current_status === 'paused' || stop.effective) await step(id, { current_status: 'cancelled' });
  });

  it('keeps no other from being billed when it can’t be', async () => {
    const [stuck, free] = [await accepted({ amountCents: 4_100 }), await accepted({ amountCents: 4_200 })];
    await context.db.rows(`
      create function refuse_one() returns trigger language plpgsql as $$
        begin if new.deal_id = '${stuck}' then raise 'The printer is out of paper'; end if; return new; end $$`);
    await context.db.rows(
      `create trigger refuse_one before insert on invoices for each row execute function refuse_one()`,
    );
    await expect(bill()).rejects.toThrow('The printer is out of paper');
    expect([await billsOf(stuck), await billsOf(free)]).toMatchObject([[], [{ total_cents: '4200' }]]);
    await context.db.rows(`drop trigger refuse_one on invoices`);
    await bill();
    expect(await billsOf(stuck)).toMatchObject([{ total_cents: '4100' }]);
    for (const id of [stuck, free]) await step(id, { current_status: 'cancelled' });
  });

  it('isn’t billed while paused, begins a whole period when it is resumed, and ends with its plan', async () => {
    const id = await accepted({ amountCents: 5_000 });
    await bill();
    await step(id, { current_status: 'paused' });
    await clock.forward(70);
    await bill();
    expect(await billsOf(id)).toHaveLength(1);
    await step(id, { current_status: 'active' });
    await bill();
    await clock.forward(31);
    await bill();
    const periods = await entriesOf('deal_id', id);
    expect(periods.length).toBeGreaterThanOrEqual(2);
    await step(id, { current_status: 'cancelled' });
    await clock.forward(40);
    await bill();
    expect(await entriesOf('deal_id', id)).toHaveLength(periods.length);
  });
});

describe('the schedule (decisions, section 4)', () => {
  it('gets the amount of an accepted one-time deal with its discount, which ends with the deal', async () => {
    const { promo } = await context.db.given(aPromoCode({ discount_type: 'fixed', value: 900 }));
    const id = await accepted({ type: 'one_time', amountCents: 50_000, setupFeeCents: 1_000 }, promo.code);
    await deliverEvents(context.app);
    await deliverEvents(context.app);
    expect(await entriesOf('deal_id', id)).toMatchObject([
      { title: 'Setup: Managed network', amount_cents: '1000', discount_cents: '0', status: 'ready' },
      { title: 'Managed network', amount_cents: '50000', discount_cents: '50000', status: 'ready' },
    ]);
    await step(id, { current_status: 'cancelled' });
    await deliverEvents(context.app);
    expect((await entriesOf('deal_id', id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  it('follows milestones, there and back, and the days that were set', async () => {
    const { project } = await context.db.given(aProject({ customer: cast.customer, status: 'active' }));
    const { milestone } = await context.db.given(aMilestone({ project, status: 'in_progress' }));
    const schedules = context.db.service(SchedulesService);
    const plan = (more: object) =>
      asAdmin((actor) =>
        schedules.create(actor, { project_id: project.id, type: 'milestone', title: 'Half', amount: 50, ...more }),
      );
    await plan({ milestone_id: milestone.id });
    const move = (status: 'completed' | 'in_progress') =>
      asAdmin((actor) => context.db.service(MilestonesService).update(actor, milestone.id, { status }));
    await move('completed');
    await deliverEvents(context.app);
    expect(await entriesOf('milestone_id', milestone.id)).toMatchObject([{ status: 'ready' }]);
    await move('in_progress');
    await deliverEvents(context.app);
    expect(await entriesOf('milestone_id', milestone.id)).toMatchObject([{ status: 'pending' }]);
    const later = await plan({});
    await move('completed');
    const update = { milestone_id: milestone.id };
    expect(await asAdmin((actor) => schedules.update(actor, later.id, update))).toMatchObject({ status: 'ready' });
    const dated = await plan({ trigger_on: await today() });
    await Promise.all([1, 2].map(() => runSweep(context.app, ScheduleTriggers)));
    expect(await entriesOf('id', dated.id)).toMatchObject([{ status: 'ready' }]);
    expect(await refusal(plan({ deal_id: project.id }))).toMatchObject({ code: 'invalid' });
  });
});

describe('an issued invoice (decisions, sections 4 and 6)', () => {
  const issued = (more: object): Promise<string> =>
    asAdmin(async (actor) => {
      const invoices = context.db.service(InvoicesService);
      const lines = [{ description: 'Work', quantity: 1, unit_price: 10, discount: 0 }];
      const given = CreateInvoice.parse({ customer_id: cast.stranger.id, lines, ...more });
      const { id } = await invoices.create(actor, given);
      await invoices.update(actor, id, { status: 'open' });
      return id;
    });
  const remindersOf = async (id: string) =>
    (await context.db.events('invoice.reminder_due')).flatMap(({ entity_id, payload }) =>
      entity_id === id ? [payload['days']] : [],
    );

  it('is brought to mind three days before and 1, 7, 14 and 30 after its day, each once; kept with its project', async () => {
    const { project } = await context.db.given(aProject({ customer: cast.stranger }));
    const id = await issued({ project_id: project.id });
    for (let day = 0; day < 50; day += 1) {
      await Promise.all([remind(), remind()]);
      await clock.forward(1);
    }
    expect(await remindersOf(id)).toEqual([-3, 1, 7, 14, 30]);
    expect(
      await refusal(asAdmin((actor) => context.db.service(ProjectsService).remove(actor, project.id))),
    ).toMatchObject({ code: 'project.has_records' });
  });

  it('is brought to mind from the next day on when a refund opens it again, never for the days that have passed', async () => {
    const id = await issued({ due_date: await today() });
    await clock.forward(2);
    await remind();
    const payments = context.db.service(PaymentsService);
    const money = { customer_id: cast.stranger.id, invoice_id: id, amount: 10, external_ref: 'CHECK-77' };
    const paid = CreateDealPayment.parse({ ...money, method: 'check' });
    const payment = await asAdmin((actor) => payments.create(actor, paid));
    await clock.forward(20);
    await asAdmin((actor) => payments.refund(actor, payment.id, { amount: 4, reason: 'Goodwill' }));
    await remind();
    expect(await remindersOf(id)).toEqual([1]);
    await clock.forward(9);
    await remind();
    expect(await remindersOf(id)).toEqual([1, 30]);
  });
});
