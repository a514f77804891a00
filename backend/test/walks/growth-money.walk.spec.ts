import { User } from '../../src/modules/users/index.js';
import { billTables, manyBills } from '../factories/many/many-bills.factory.js';
import { anAdmin } from '../factories/user.factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { PlanReader } from '../support/database/read-plans.js';
import { statementsOf } from '../support/database/statements.js';
import { bearerOf } from '../support/sign-in.js';

const COUNT = process.env['TEST_ALL'] === 'on' ? 50_000 : 5_000;

let app: TestApp;
let plans: PlanReader;
let place: Record<string, string>;
const as = {} as Record<'admin' | 'customer', { authorization: string }>;

beforeAll(async () => {
  app = await createTestApp();
  const { admin, customerId, companyId, dealId, invoiceId, projectId } = await app.db.given(
    anAdmin(),
    manyBills(COUNT),
  );
  place = { customer: customerId, company: companyId, deal: dealId, invoice: invoiceId, project: projectId };
  const { customer } = await app.db.given(async (em) => ({ customer: await em.findOneOrFail(User, customerId) }));
  as.admin = await bearerOf(app.app, admin);
  as.customer = await bearerOf(app.app, customer);
  plans = await PlanReader.of(app);
}, 120_000);
afterAll(async () => {
  await plans.close();
  await app.close();
});

const LARGE: ReadonlySet<string> = new Set(billTables);
const ABOUT_MONEY = new RegExp(`\\b(${[...billTables, 'promo_redemptions'].join('|')})\\b`);

/** Call, and how many statements it may take. */
const lists: readonly [string, number][] = [
  ['billing/invoices?search=a87ff679', 3],
  ['billing/invoices?status=open&sortBy=due_date&sortOrder=asc', 3],
  ['billing/invoices?overdue=90%2B', 3],
  ['billing/invoices?deal_id=:deal', 3],
  ['billing/invoices/:invoice', 1],
  ['deals/customer-deals?search=a87ff679', 3],
  ['deals/customer-deals?current_status=active', 3],
  ['deals/customer-deals/:deal', 1],
  ['billing/schedules?search=a87ff679', 3],
  ['billing/schedules?status=pending', 3],
  ['billing/schedules?deal_id=:deal', 3],
  ['billing/schedules?project_id=:project', 3],
  ['deals/deal-payments?search=ref%20inv-2026-000017', 3],
  ['deals/deal-payments?invoice_id=:invoice', 3],
  ['billing/account?customer_id=:customer', 2],
];
const ofEverything: readonly [string, number][] = [
  ['billing/invoices', 3],
  ['deals/customer-deals', 3],
  ['billing/schedules', 3],
  ['deals/deal-payments', 3],
];
const ofAdmins: readonly [string, number][] = [
  ['billing/invoices/:invoice/timeline', 7],
  ['analytics/work-queue?whose=team', 2],
  ['billing/invoices?customer_id=:customer', 3],
  ['billing/invoices?company_id=:company', 3],
  ['deals/customer-deals?customer_id=:customer', 3],
  ['billing/schedules?customer_id=:customer', 3],
  ['deals/deal-payments?customer_id=:customer', 3],
  ['billing/invoices?deleted=true', 3],
  ['deals/customer-deals?deleted=true', 3],
  ['billing/schedules?deleted=true', 3],
];

describe.each(['customer', 'admin'] as const)('with thousands of bills, for the %s', (who) => {
  const answeredByIndex =
    (isOfEverything: boolean) =>
    async (path: string, budget: number): Promise<void> => {
      const call = path.replace(/:(\w+)/, (_, name: string) => place[name] ?? name);
      const sent = await plans.sentBy(as[who], call, ABOUT_MONEY);
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.length).toBeLessThanOrEqual(budget);
      for (const statement of sent) {
        const { text: by } = statement;
        expect({ reads: await plans.readWhole(statement, isOfEverything, LARGE), by }).toEqual({ reads: [], by });
      }
    };

  it.each(who === 'admin' ? [...lists, ...ofAdmins] : lists)(
    '%s takes at most %i statements, each by index',
    answeredByIndex(false),
  );
  it.each(ofEverything)('%s takes at most %i statements, its rows by index', answeredByIndex(who === 'admin'));
});

it.each([
  ['analytics/dashboard', 6],
  ['deals/revenue-summary?months=12', 6],
  ['deals/analytics', 8],
])('the totals of %s take at most %i statements', async (path, budget) => {
  expect((await plans.sentBy(as.admin, path, ABOUT_MONEY)).length).toBeLessThanOrEqual(budget);
});

it('asks as many statements for the recipients of many invoices as for those of one', async () => {
  const rows = await app.db.rows<{ id: string }>(`select id from invoices where status = 'open' limit 20`);
  const ask = (ids: readonly string[]) =>
    statementsOf(() => app.http.post('/api/v1/billing/invoice-mails').set(as.admin).send({ ids }).expect(200));
  const ids = rows.map(({ id }) => id);
  expect(ids).toHaveLength(20);
  expect(await ask(ids)).toHaveLength((await ask(ids.slice(0, 1))).length);
});
