import {
  consultationStatuses,
  type BillingAccountView,
  type CompanyView,
  type MetricRows,
  type UnreadNotifications,
} from '@portal/contracts';
import { actorOf } from '../../factories/cast.factory.js';
import { companyOf, isLive } from '../../support/figures/raw-rows.js';
import { kinds } from '../../support/figures/slow-lists.js';
import { slowAccount, slowEntrySums, slowSums, slowUnread } from '../../support/figures/slow-sums.js';
import { seen } from '../../support/figures/totals-kit.js';
import type { Figures, Reader } from '../../support/figures/two-clocks.js';

interface OfList {
  pagination: { total: number };
  totals: Record<string, number>;
}

/** The lists of which a customer's or a company's page says how many there are: by person, by company. */
const ofPeople: [MetricRows, byPerson: string, byCompany: string | null][] = [
  ['projects', 'projects?customer_id', null],
  ['consultations', 'consultation-requests?customer_id', null],
  ['tickets', 'support/tickets?requester_id', 'support/tickets?company_id'],
  ['deals', 'deals/customer-deals?customer_id', 'deals/customer-deals?company_id'],
  ['invoices', 'billing/invoices?customer_id', 'billing/invoices?company_id'],
];

/** Sums and numbers of lists and accounts, beside a slow count (decisions, section 5). */
export function listFigures(ground: Figures): void {
  const { app, kept, readers, headers } = ground;
  const get = async <Answer>(path: string, reader: Reader = 'admin'): Promise<Answer> =>
    (await app.http.get(`/api/v1/${path}`).set(headers()[reader]).expect(200)).body as Answer;
  const asked = (reader: Reader = 'admin') => ({ kept: kept(), reader: actorOf(readers()[reader]), from: '', to: '' });
  const total = async (path: string, reader?: Reader): Promise<number> =>
    (await get<OfList>(`${path}&limit=1`, reader)).pagination.total;
  const customers = ['primary', 'billing', 'customer', 'coworker', 'stranger', 'nobody'] as const;
  const everybody = ['admin', ...customers] as const;

  it.each(everybody)('the sums under the lists of money, for %s', async (reader) => {
    for (const [list, sums] of Object.entries(slowSums)) {
      const { totals } = await get<OfList>(`${list}?limit=1`, reader);
      expect({ [list]: totals }).toEqual({ [list]: sums(asked(reader)) });
    }
  });

  it('the sums under the list of what is to be billed', async () => {
    const { totals } = await get<OfList>('billing/schedules?limit=1');
    expect(totals).toEqual(slowEntrySums(asked()));
    expect(totals['amount']).toBeGreaterThan(0);
  });

  it.each(customers)('the account of %s, for its customer and for an admin', async (reader) => {
    const { id, companyId } = readers()[reader];
    const own = await get<{ data: BillingAccountView }>('billing/account', reader);
    expect(own.data).toEqual({ customer_id: id, company_id: companyId, ...slowAccount(asked(reader), id) });
    const all = await get<{ data: BillingAccountView }>(`billing/account?customer_id=${id}`);
    expect(all.data).toEqual({ customer_id: id, company_id: companyId, ...slowAccount(asked(), id) });
  });

  it('the account of another is refused to a customer', async () => {
    const path = `/api/v1/billing/account?customer_id=${readers().stranger.id}`;
    for (const reader of ['primary', 'billing', 'customer', 'nobody'] as const)
      await app.http.get(path).set(headers()[reader]).expect(400);
  });

  it.each(everybody)('what %s has not read', async (reader) => {
    const { data } = await get<{ data: UnreadNotifications }>('notifications/unread', reader);
    expect(data.unread).toBe(slowUnread(kept(), readers()[reader].id));
    expect(await total('notifications?unread=true', reader)).toBe(data.unread);
  });

  it('how many of each list are of a customer and of a company', async () => {
    for (const [rows, byPerson, byCompany] of ofPeople) {
      const all = seen(rows, asked()).map((row) => kinds[rows].customer(kept(), row));
      for (const { id } of customers.map((name) => readers()[name]))
        expect([rows, id, await total(`${byPerson}=${id}`)]).toEqual([
          rows,
          id,
          all.filter((one) => one === id).length,
        ]);
      for (const { id } of byCompany ? kept().companies : [])
        expect([rows, id, await total(`${byCompany}=${String(id)}`)]).toEqual([
          rows,
          id,
          all.filter((one) => companyOf(kept(), one) === id).length,
        ]);
    }
  });

  it('the people of each company', async () => {
    for (const { id } of kept().companies) {
      const people = kept().users.filter((user) => isLive(user) && user['company_id'] === id).length;
      expect(people).toBeGreaterThan(0);
      const { data } = await get<{ data: CompanyView }>(`companies/${String(id)}`);
      expect([data.member_count, await total(`users?company_id=${String(id)}`)]).toEqual([people, people]);
    }
    for (const reader of customers) await app.http.get('/api/v1/companies').set(headers()[reader]).expect(403);
  });

  it.each(everybody)('the columns of the board of requests, for %s', async (reader) => {
    for (const status of consultationStatuses)
      expect([status, await total(`consultation-requests?status=${status}`, reader)]).toEqual([
        status,
        seen('consultations', asked(reader)).filter((request) => request['status'] === status).length,
      ]);
  });

  it('has rows of every figure, so that none is right by being empty', () => {
    for (const [list, sums] of Object.entries(slowSums))
      for (const [name, one] of Object.entries(sums(asked())))
        expect([list, name, one !== 0]).toEqual([list, name, true]);
    for (const [name, one] of Object.entries(slowAccount(asked('customer'), readers().customer.id)))
      expect([name, one > 0]).toEqual([name, true]);
    expect(slowUnread(kept(), readers().customer.id)).toBeGreaterThan(0);
    for (const [rows] of ofPeople) expect([rows, seen(rows, asked('customer')).length > 0]).toEqual([rows, true]);
  });
}
