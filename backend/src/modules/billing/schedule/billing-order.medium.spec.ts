import { LockMode } from '@mikro-orm/core';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { CreateInvoice, type Actor, type ScheduleEntryView } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aDeal } from '../../../../test/factories/deal.factory.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { statementsOf } from '../../../../test/support/database/statements.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import { Deal } from '../../deals/index.js';
import { lockAccount } from '../accounts/account.js';
import { InvoicesService, PaymentsService, SchedulesService } from '../index.js';

const { context, cast } = contextWithCast();
const admin = () => actorOf(cast.admin);
const asAdmin = <Result>(work: (actor: Actor) => Promise<Result>) => context.db.as(admin(), () => work(admin()));
const em = () => context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
const line = (unit_price: number) => ({ description: 'Work', quantity: 1, unit_price, discount: 0 });
const draft = (input: object) =>
  asAdmin((actor) =>
    context.db.service(InvoicesService).create(actor, CreateInvoice.parse({ customer_id: cast.customer.id, ...input })),
  );

/** How many transactions of this database wait for another's lock. */
const waiting = async () =>
  (
    await context.db.rows<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  )[0]?.count;

/** Does `work` while the worker bills the deal: it holds the deal when `work` begins, and takes the account's turn then. */
async function whileBilled<Result>(dealId: string, work: () => Promise<Result>): Promise<Result> {
  const [held, begun] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const billed = em().transactional(async (worker) => {
    await worker.findOneOrFail(Deal, dealId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    held.resolve(undefined);
    await begun.promise;
    await lockAccount(worker, cast.customer.id);
  });
  await held.promise;
  const result = work();
  await eventually(async () => expect(await waiting()).toBe(1)).finally(() => {
    begun.resolve(undefined);
  });
  const [answer] = await Promise.all([result, billed]);
  return answer;
}

describe('who moves money of a deal waits for who bills it, never the other way round', () => {
  const aRunningDeal = async () =>
    (await context.db.given(aDeal({ customer: cast.customer, status: 'active' }))).deal.id;
  const anApprovedEntry = async (deal_id: string): Promise<ScheduleEntryView> => {
    const schedules = context.db.service(SchedulesService);
    const { id } = await asAdmin((actor) =>
      schedules.create(actor, { deal_id, type: 'one_time', title: 'Cables', amount: 80 }),
    );
    await asAdmin((actor) => schedules.update(actor, id, { status: 'ready' }));
    return asAdmin((actor) => schedules.update(actor, id, { status: 'approved' }));
  };

  it('with an invoice of its entries', async () => {
    const deal = await aRunningDeal();
    const entry = await anApprovedEntry(deal);
    const invoice = await whileBilled(deal, () => draft({ schedule_entry_ids: [entry.id] }));
    expect(invoice).toMatchObject({ deal_id: deal, total: 80 });
  });

  it('with a payment that has come', async () => {
    const deal = await aRunningDeal();
    const { id: invoice_id } = await draft({ deal_id: deal, lines: [line(50)] });
    await asAdmin((actor) => context.db.service(InvoicesService).update(actor, invoice_id, { status: 'open' }));
    const payments = context.db.service(PaymentsService);
    const facts = { invoice_id, amount: 50, method: 'ach', external_ref: 'ACH in order' } as const;
    const coming = await asAdmin((actor) => payments.create(actor, { ...facts, status: 'pending' }));
    const update = () => asAdmin((actor) => payments.update(actor, coming.id, { status: 'succeeded' }));
    expect(await whileBilled(deal, update)).toMatchObject({ status: 'succeeded', unapplied: 0 });
  });
});

it('an invoice of a hundred lines takes as many statements as one of two', async () => {
  const statements = async (count: number) =>
    (await statementsOf(() => draft({ lines: Array.from({ length: count }, (_, n) => line(n)) }))).length;
  expect(await statements(100)).toBe(await statements(2));
});
