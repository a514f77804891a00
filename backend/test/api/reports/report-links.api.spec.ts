import { metrics, type MetricName, type ReportName, type ReportPreview } from '@portal/contracts';
import { aDeal } from '../../factories/deal.factory.js';
import { anInvoice } from '../../factories/invoice.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { reportCalls } from '../../support/calls/report-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
type Caller = 'admin' | 'customer';

const by = (caller: Caller) => reportCalls(app, as[caller]);
const built = async (caller: Caller, query: object): Promise<ReportPreview> => {
  const { body } = await app.http.post('/api/v1/reports/custom/preview').set(as[caller]).send({ query }).expect(200);
  return (body as { data: ReportPreview }).data;
};

/** The routes by which what a cell names is read. */
const routes: Record<string, string> = {
  ...{ project: 'projects', task: 'tasks', ticket: 'support/tickets', consultation: 'consultation-requests' },
  ...{ deal: 'deals/customer-deals', invoice: 'billing/invoices', customer: 'users', company: 'companies' },
};

beforeAll(async () => {
  for (const customer of [cast.customer, cast.stranger]) {
    const { project } = await app.db.given(aProject({ customer, status: 'active' }));
    await app.db.given(aTask({ project, title: 'Cables', status: 'todo' }));
    await app.db.given(anInvoice({ customer, cents: 12_345 }));
    await app.db.given(aDeal({ customer, status: 'active', amountCents: 20_000 }));
    await app.db.given(aTicket({ requester: customer }));
  }
});

/** Reads every record that the cells name, as their reader. */
async function openAll(caller: Caller, { rows, links }: ReportPreview): Promise<string[]> {
  expect(links).toHaveLength(rows.length);
  const opened = links.flatMap((row) => Object.values(row)).filter(({ kind }) => kind !== 'promo_code');
  for (const { kind, id } of opened) await app.http.get(`/api/v1/${routes[kind]}/${id}`).set(as[caller]).expect(200);
  return [...new Set(opened.map(({ kind }) => kind))].toSorted();
}

describe('what opens from the preview of a report', () => {
  it.each([
    ['admin', 'project_status', ['company', 'customer', 'project']],
    ['customer', 'project_status', ['project']],
    ['admin', 'receivables_ageing', ['company', 'customer', 'invoice']],
    ['customer', 'receivables_ageing', ['invoice']],
    ['admin', 'deals', ['company', 'customer', 'deal']],
    ['customer', 'deals', ['deal']],
    ['customer', 'weights', ['project']],
  ] as const)('%s: %s names records that its reader may open', async (caller, definition, kinds) => {
    expect(await openAll(caller, await by(caller).preview({ definition }))).toEqual(kinds);
  });

  it('names the company of a customer, or the person where there is none', async () => {
    await app.db.rows('update users set company_id = null where id = ? returning id', [cast.coworker.id]);
    expect(await openAll('admin', await by('admin').preview({ definition: 'customer_health' }))).toEqual([
      'company',
      'customer',
    ]);
  });

  it('opens each record of a built report from the first cell that names it; rows of groups open nothing', async () => {
    const columns = ['title', 'number', 'project'];
    const { columns: shown, rows, links } = await built('customer', { source: 'tasks', columns });
    expect(shown.map(({ name }) => name)).toEqual(columns);
    expect(rows.map((row) => Object.keys(row))).toEqual([columns]);
    expect(links.map((row) => Object.entries(row).map(([name, { kind }]) => [name, kind]))).toEqual([
      [
        ['title', 'task'],
        ['project', 'project'],
      ],
    ]);
    expect(links[0]?.['title']?.project_id).toBe(links[0]?.['project']?.id);
    const grouped = { group_by: [{ column: 'title' }], aggregates: [{ function: 'count' }] };
    expect((await built('admin', { source: 'tasks', ...grouped })).links).toEqual([{}]);
    for (const [source, column] of [
      ['projects', 'project'],
      ['tickets', 'title'],
      ['deals', 'title'],
      ['invoices', 'number'],
    ] as const) {
      const own = await built('customer', { source, columns: [column] });
      expect([source, own.rows.length, (await openAll('customer', own)).length]).toEqual([source, 1, 1]);
      const all = await built('admin', { source, columns: [column, 'customer', 'company'] });
      expect(await openAll('admin', all)).toHaveLength(3);
    }
  });

  it('keeps ids out of every file', async () => {
    for (const format of ['csv', 'json'] as const) {
      const { content } = await by('admin').file({ definition: 'project_status', format });
      expect(content.toString()).not.toContain(cast.customer.id);
    }
  });

  it('has totals that are the figures of the business, which their readers have', async () => {
    for (const caller of ['admin', 'customer'] as const) {
      const { body } = await app.http.get('/api/v1/reports/available').set(as[caller]).expect(200);
      const own = (body as { data: { name: ReportName }[] }).data;
      for (const { name: definition } of own) {
        const { columns } = await by(caller).preview({ definition });
        for (const { metric, is_summed: isSummed } of columns.filter((column) => column.metric !== null)) {
          expect(isSummed).toBe(true);
          expect(metrics[metric as MetricName].roles).toContain(caller);
        }
      }
    }
  });
});
