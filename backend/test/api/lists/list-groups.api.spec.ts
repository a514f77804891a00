import {
  consultationGroupFields,
  dealGroupFields,
  nextPromise,
  invoiceGroupFields,
  projectGroupFields,
  taskGroupFields,
  ticketGroupFields,
  type Page,
  type TicketView,
} from '@portal/contracts';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { anInvoice } from '../../factories/invoice.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();

const lists: Record<string, readonly string[]> = {
  tasks: taskGroupFields,
  projects: projectGroupFields,
  'consultation-requests': consultationGroupFields,
  'deals/customer-deals': dealGroupFields,
  'billing/invoices': invoiceGroupFields,
  'support/tickets': ticketGroupFields.filter((field) => field !== 'due'),
};

/** Three rounds of two customers in turn, so that no group is together by chance. */
beforeAll(async () => {
  const { customer, stranger, admin } = cast;
  for (const priority of ['low', 'urgent', 'low'] as const) {
    for (const owner of [customer, stranger]) {
      const isCustomer = owner === customer;
      const { project } = await app.db.given(
        aProject({
          customer: owner,
          priority,
          status: isCustomer ? 'active' : 'planning',
          ...(isCustomer && { manager: admin }),
        }),
      );
      await app.db.given(
        aTask({ project, priority, ...(isCustomer && { assignee: admin }) }),
        aTask({ project, status: 'done' }),
        aConsultation({
          customer: owner,
          urgency: priority,
          status: isCustomer ? 'pending' : 'in_progress',
          ...(isCustomer && { company: 'Neuse Bakery' }),
        }),
        aDeal({
          customer: owner,
          type: isCustomer ? 'recurring' : 'one_time',
          status: isCustomer ? 'draft' : 'active',
        }),
        anInvoice({ customer: owner, status: isCustomer ? 'draft' : 'open' }),
        aTicket({ requester: owner, priority, ...(isCustomer && { assignee: admin, status: 'pending' }) }),
      );
    }
  }
});

/** The values of a field over the pages of a grouped list. */
async function valuesOf(list: string, field: string): Promise<unknown[]> {
  const values: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await app.http
      .get(`/api/v1/${list}?groupBy=${field}&sortBy=updated_at&limit=4&page=${page}`)
      .set(as.admin)
      .expect(200);
    const { data, pagination } = body as Page<Record<string, unknown>>;
    values.push(...data.map((row) => row[field] ?? null));
    if (!pagination.has_more) return values;
  }
}

describe('a list in groups (decisions 7.26)', () => {
  it.each(Object.entries(lists).flatMap(([list, fields]) => fields.map((field) => [list, field] as const)))(
    '%s: rows with the same %s stand together over all pages, those without one last',
    async (list, field) => {
      const values = await valuesOf(list, field);
      const runs = values.filter((value, index) => index === 0 || value !== values[index - 1]);
      expect(new Set(runs).size).toBe(runs.length);
      if (runs.includes(null)) expect(runs.at(-1)).toBeNull();
    },
  );

  it.each(Object.keys(lists))('%s: another field is refused by its name', async (list) => {
    const { body } = await app.http.get(`/api/v1/${list}?groupBy=description`).set(as.admin).expect(400);
    expect(JSON.stringify(body)).toContain('groupBy');
  });

  it('support/tickets: the soonest due first, those whose clock stands still last', async () => {
    const { body } = await app.http.get('/api/v1/support/tickets?groupBy=due').set(as.admin).expect(200);
    const due = (body as Page<TicketView>).data.map((row) => (row.is_paused ? null : row[nextPromise(row)].due_at));
    const running = due.filter((at) => at !== null);
    expect(running.length).toBeGreaterThan(1);
    expect(due).toEqual([...running.toSorted(), ...due.filter((at) => at === null)]);
    expect(due.at(-1)).toBeNull();
  });
});
