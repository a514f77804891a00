import type {
  BillingAccountView,
  DashboardTrends,
  DealPaymentView,
  InvoiceSummary,
  MonthAttainment,
  RevenueSummary,
  TaskMetrics,
} from '@portal/contracts';
import { dayFromNow } from '@portal/testing/clock';
import { aProject } from '../../factories/project.factory.js';
import { csvOf, dumpOf, importCalls, workOff } from '../../support/calls/import-calls.js';
import { deliverEvents } from '../../support/jobs/deliver-events.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
/** The last day of the month before this one. */
const LAST_MONTH = new Date(Date.parse(`${dayFromNow(0).slice(0, 7)}-01T00:00:00Z`) - 1).toISOString().slice(0, 10);
/** A day before last month, which has 62 days with this one at most; within what trends look back on. */
const EARLIER = dayFromNow(-90);
const by = () => importCalls(app, as.admin);

async function read<Data>(path: string, name: keyof typeof as = 'admin'): Promise<Data> {
  const { body } = await app.http.get(`/api/v1/${path}`).set(as[name]).expect(200);
  return (body as { data: Data }).data;
}

describe('imports of what is over', () => {
  it('bring along done tasks with their days, which count in the months that these are of', async () => {
    const { project } = await app.db.given(aProject({ customer: cast.customer, status: 'active' }));
    const completed = async () => (await read<DashboardTrends>('analytics/trends')).completed_this_month ?? [];
    const before = await completed();
    const { counts, id } = await by().import(
      'tasks',
      csvOf(
        ['Title', 'Project', 'Status', 'Estimate', 'Created on', 'Completed on'],
        ['Order the tills', 'New shop network', 'To do', '1.5', '', ''],
        ['Pay the deposit\nand the rent', 'New shop network', 'Done', '0:30', '', LAST_MONTH],
        ['Take measures', 'New shop network', '', '', LAST_MONTH, LAST_MONTH],
        ['Look around', 'New shop network', 'done', '', '', ''],
        ['Too early', 'New shop network', 'Done', '', LAST_MONTH, EARLIER],
        ['To come', 'New shop network', 'Done', '', '', dayFromNow(1)],
        ['Open', 'New shop network', 'In progress', '', '', LAST_MONTH],
      ),
    );
    expect(counts).toMatchObject({ created: 4, wrong: 3 });
    expect((await by().lines(id, 'fate=wrong')).map(({ problems }) => problems)).toEqual(
      ['Before the day on which it was created', 'This day has not come yet', 'Only of a task whose state is Done'].map(
        (message) => [{ field: 'completed_on', message }],
      ),
    );
    const tasks = await app.db.rows(
      `select title, (completed_at at time zone 'America/New_York')::date::text as done,
         extract(epoch from completed_at - created_at)::int / 3600 as hours
       from tickets where project_id = ? order by number`,
      [project.id],
    );
    expect(tasks).toEqual([
      { title: 'Order the tills', done: null, hours: null },
      { title: 'Pay the deposit and the rent', done: LAST_MONTH, hours: 0 },
      { title: 'Take measures', done: LAST_MONTH, hours: 7 },
      { title: 'Look around', done: null, hours: null },
    ]);
    const metrics = await read<TaskMetrics>(`analytics/task-metrics?project_id=${project.id}&timeframe=90d`);
    expect(metrics).toMatchObject({ cycle_hours_mean: 7 });
    expect(await completed()).toEqual(before.map((value, at) => value + (at === before.length - 1 ? 2 : 0)));
    await by().undo(id);
  });

  it('bring along closed tickets with their days: no promise, no mail, and nothing left once undone', async () => {
    const before = await dumpOf(app);
    const attainment = () => read<MonthAttainment[]>('support/attainment');
    const promises = await attainment();
    const [customer, day] = [cast.customer.email, LAST_MONTH];
    const file = csvOf(
      ['Subject', 'Requester', 'Created at', 'Solved at', 'Status', 'Details', 'Type'],
      ['No dial tone', customer, day, day, 'Resolved', 'The phone is **dead**.', 'Phones'],
      ['No dial tone', customer, EARLIER, day, '', '', ''],
      ['Backwards', customer, day, EARLIER, 'Closed', '', ''],
      ['To come', customer, day, dayFromNow(1), 'Closed', '', ''],
      ['Open', customer, day, day, 'Open', '', ''],
      ['Nobody’s', cast.admin.email, day, day, 'Closed', '', ''],
    );
    const { id, counts } = await by().import('tickets', file);
    expect(counts).toMatchObject({ created: 2, wrong: 4 });
    const wrong = (await by().lines(id, 'fate=wrong')).map(({ line, problems }) => [line, problems[0]?.field]);
    expect(wrong).toEqual([
      [4, 'closed_on'],
      [5, 'closed_on'],
      [6, 'status'],
      [7, 'customer'],
    ]);
    const tickets = await app.db.rows(
      `select t.status, t.source, t.first_response_due_at, t.resolution_due_at, c.body, c.author_id,
         (t.created_at at time zone 'America/New_York')::date::text as opened,
         (t.closed_at at time zone 'America/New_York')::date::text as closed
       from tickets as t join task_comments as c on c.task_id = t.id where t.title = 'No dial tone' order by t.number`,
    );
    const ended = { status: 'closed', source: 'import', first_response_due_at: null, resolution_due_at: null };
    expect(tickets).toEqual([
      { ...ended, body: 'The phone is **dead**.', author_id: cast.customer.id, opened: day, closed: day },
      { ...ended, body: 'No dial tone', author_id: cast.customer.id, opened: EARLIER, closed: day },
    ]);
    await app.db.asSystem(() => deliverEvents(app.app));
    expect(await attainment()).toEqual(promises);
    const trends = await read<DashboardTrends>('analytics/trends', 'customer');
    expect(trends.open_tickets?.some((open) => open > 0)).toBe(true); // while the second was open
    expect((await by().check(await by().upload('tickets', file))).counts).toMatchObject({ existing: 2, new: 0 });
    await by().undo(id);
    await app.db.asSystem(() => deliverEvents(app.app));
    expect(await dumpOf(app)).toEqual(before);
  });

  it('bring along paid invoices with their payments, which the books have on their days', async () => {
    const before = await dumpOf(app);
    const [customer, day] = [cast.customer.email, LAST_MONTH];
    const month = async () => {
      const { totalRevenue, months } = await read<RevenueSummary>('deals/revenue-summary?months=2');
      return { totalRevenue, billed: months[0]?.billed, collected: months[0]?.collected };
    };
    const books = await month();
    const account = await read<BillingAccountView>('billing/account', 'customer');
    const file = csvOf(
      ['Invoice no', 'Customer email', 'Invoice date', 'Date paid', 'Total', 'Memo', 'Payment method'],
      ['INV-2026-0001', customer, day, day, '1,250.50', 'Care of the tills', 'Check'],
      ['77', customer, EARLIER, day, '10', '', ''],
      ['78', customer, day, EARLIER, '10', '', ''],
      ['79', customer, day, dayFromNow(1), '10', '', ''],
      ['80', customer, day, day, '0', '', ''],
    );
    const { id, counts } = await by().import('invoices', file);
    expect(counts).toMatchObject({ created: 2, wrong: 3 });
    expect((await by().lines(id, 'fate=wrong')).map(({ problems }) => problems[0]?.field)).toEqual([
      'paid_on',
      'paid_on',
      'amount',
    ]);
    const { totalRevenue, billed = 0, collected = 0 } = books;
    expect(await month()).toEqual({
      totalRevenue: totalRevenue + 1260.5,
      billed: billed + 1250.5,
      collected: collected + 1260.5,
    });
    const invoices = await read<InvoiceSummary[]>('billing/invoices?search=OLD-', 'customer');
    expect(invoices).toMatchObject([
      { number: 'OLD-INV-2026-0001', status: 'paid', issue_date: day, total: 1250.5, paid: 1250.5, balance: 0 },
      { number: 'OLD-77', status: 'paid', issue_date: EARLIER, total: 10, paid: 10, balance: 0 },
    ]);
    const payments = await read<DealPaymentView[]>('deals/deal-payments?search=OLD-INV', 'customer');
    expect(payments).toMatchObject([{ amount: 1250.5, method: 'check', external_ref: 'OLD-INV-2026-0001' }]);
    expect(await read('billing/account', 'customer')).toEqual(account); // no credit, nothing owed
    await app.db.asSystem(() => deliverEvents(app.app));
    await expect(app.db.rows(`update invoices set notes = '' where number = 'OLD-77'`)).rejects.toThrow(
      'never changes',
    );
    expect((await by().check(await by().upload('invoices', file))).counts).toMatchObject({ existing: 2, new: 0 });
    await by().undo(id);
    await app.db.asSystem(() => deliverEvents(app.app));
    expect(await dumpOf(app)).toEqual(before);
    expect(await month()).toEqual(books);
  });

  it('find the customer of an invoice by the name of the company or of the person', async () => {
    const row = (number: string, name: string) => [number, name, LAST_MONTH, LAST_MONTH, '40'];
    const file = csvOf(
      ['Number', 'Customer name', 'Issued on', 'Paid on', 'Amount'],
      row('9001', 'NEUSE BAKERY'), // of its people one is primary
      row('9002', 'Tidewater Dental'),
      row('9003', 'Dana Test'),
      row('9004', 'Nobody Inc'),
    );
    const { id } = await by().import('invoices', file);
    const found = await app.db.rows<{ customer_id: string }>(
      `select customer_id from invoices where number like 'OLD-900%' order by number`,
    );
    expect(found).toEqual([cast.primary, cast.stranger, cast.customer].map((one) => ({ customer_id: one.id })));
    const [wrong] = await by().lines(id, 'fate=wrong');
    expect(wrong?.problems).toMatchObject([
      { field: 'customer', message: expect.stringContaining('no customer “Nobody Inc”') as string },
    ]);
    await by().undo(id);
  });

  it('leave out invoices in other currencies, and refuse a number that two customers of the file have', async () => {
    const { customer, coworker } = cast;
    const row = (n: string, email: string, currency: string) => [n, email, LAST_MONTH, LAST_MONTH, '40', currency];
    const file = csvOf(
      ['Number', 'Customer', 'Issued on', 'Paid on', 'Amount', 'Currency'],
      row('8001', customer.email, 'usd'),
      row('8001', coworker.email, 'USD'),
      row('8002', customer.email, 'eur'),
      row('8003', customer.email, ''),
    );
    const { id, counts } = await by().check(await by().upload('invoices', file));
    expect(counts).toMatchObject({ new: 2, wrong: 2 });
    expect((await by().lines(id, 'fate=wrong')).map(({ problems }) => problems[0]?.message)).toEqual([
      'The same number as line 2, but other values',
      'Amounts are in US dollars, and this one names another currency. Convert it first',
    ]);
  });

  it('keep an invoice whose money went back since, and every invoice once an undo is over', async () => {
    const row = (number: string) => [number, cast.customer.email, LAST_MONTH, LAST_MONTH, '40'];
    const { id } = await by().import(
      'invoices',
      csvOf(['Number', 'Customer', 'Issued on', 'Paid on', 'Amount'], row('1'), row('2')),
    );
    const [payment] = await read<DealPaymentView[]>('deals/deal-payments?search=OLD-1');
    const refund = app.http.post(`/api/v1/deals/deal-payments/${payment?.id}/refund`).set(as.admin);
    await refund.send({ amount: 40, reason: 'Paid twice' }).expect(200);
    expect((await by().undo(id)).counts).toMatchObject({ removed: 1, kept: 1 });
    await app.db.rows(
      `alter table invoices disable trigger invoices_immutable;
       update invoices set imported_at = now() - interval '9 days' where number = 'OLD-1';
       alter table invoices enable trigger invoices_immutable`,
    );
    for (const table of ['ledger_entries', 'invoice_lines', 'invoices'])
      await expect(app.db.rows(`delete from ${table} where true`)).rejects.toThrow(/only grows|never changes/);
  });
});

describe('all or nothing', () => {
  it('creates nothing when a line has become wrong since the dry run', async () => {
    await by().import('companies', csvOf(['Name'], ['Fleeting Co']));
    const people = csvOf(['Email', 'Company'], ['a@all.example', ''], ['b@all.example', 'Fleeting Co']);
    const { id } = await by().check(await by().upload('people', people));
    await app.db.rows(`delete from companies where name = 'Fleeting Co'`);
    expect(await by().apply(id, 'all')).toMatchObject({
      status: 'checked',
      reason: 'Nothing was created: 1 line has become wrong since the dry run',
      counts: { new: 1, wrong: 1 },
    });
    expect(await app.db.rows(`select 1 from users where email = 'a@all.example'`)).toEqual([]);
  });

  it('takes back what it created when a line is refused while it is applied', async () => {
    const file = csvOf(['Name'], ['Back One'], ['Back Two'], ['Back Three']);
    const { id } = await by().check(await by().upload('companies', file));
    await app.db.rows(
      `create function refuse() returns trigger language plpgsql as $$ begin
         if new.name = 'Back Two' then raise unique_violation; end if; return new; end $$`,
    );
    await app.db.rows('create trigger refuse before insert on companies for each row execute function refuse()');
    await by().apply(id, 'all');
    await app.db.rows('drop function refuse() cascade');
    await workOff(app.app, id);
    expect(await by().get(id)).toMatchObject({ status: 'undone', counts: { removed: 2, failed: 1 } });
    expect(await app.db.rows(`select 1 from companies where name like 'Back %'`)).toEqual([]);
  });
});
