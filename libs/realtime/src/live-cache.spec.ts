import { jest } from '@jest/globals';
import { realtimeTimings, type Change } from '@portal/contracts';
import {
  analyticsQueries,
  companyQueries,
  consultationQueries,
  createQueryClient,
  dealQueries,
  invoiceQueries,
  rememberFeedPosition,
  revenueQueries,
  taskQueries,
  userQueries,
} from '@portal/data-access';
import { aTask } from '@portal/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { LiveCache } from './live-cache.js';

const list = consultationQueries.list({}).queryKey;
const detail = consultationQueries.detail('1').queryKey;
const page = (...rows: object[]) => ({
  data: rows,
  pagination: { page: 1, limit: 20, total: rows.length, has_more: false },
});
const change = (event: Change['event'], record: object): Change => ({
  event,
  table: 'consultation_requests',
  record: { id: '1', ...record },
  at: '2026-01-01T00:00:00Z',
});
const listRefetch = () => jest.advanceTimersByTimeAsync(realtimeTimings.listRefetch);
const isStale = (client: QueryClient, queryKey: readonly unknown[]) =>
  client.getQueryState(queryKey)?.isInvalidated ?? false;

function given(row: object = { id: '1', version: 1 }) {
  const client = new QueryClient();
  client.setQueryData([...list], page(row));
  client.setQueryData([...detail], row);
  const live = new LiveCache(client);
  let seq = 0;
  return { client, live, apply: (...items: Change[]) => live.changes({ seq: ++seq, items }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a live change in the cache (specification, section 4; decisions, section 8)', () => {
  it('replaces an older record at once, and fetches pages of it anew', async () => {
    const { client, apply } = given({ id: '1', version: 1, status: 'pending', internal_notes: 'kept' });
    apply(change('UPDATE', { version: 2, status: 'in_progress' }));
    expect(client.getQueryData(detail)).toEqual({
      id: '1',
      version: 2,
      status: 'in_progress',
      internal_notes: 'kept',
    });
    await listRefetch();
    expect(isStale(client, list)).toBe(true);
    expect(isStale(client, detail)).toBe(false);
  });

  it('ignores a record that is older', () => {
    const { client, apply } = given({ id: '1', version: 3, status: 'scheduled' });
    apply(change('UPDATE', { version: 2, status: 'in_progress' }));
    expect(client.getQueryData(detail)).toMatchObject({ status: 'scheduled' });
  });

  it.each([
    ['older than it', 0, true],
    ['as new', 1, false],
  ])('is not lost to an answer that was under way, fetched anew where that is %s', async (_, position, isAsked) => {
    const client = createQueryClient(); // keeps the positions of answers
    const live = new LiveCache(client);
    client.setQueryData([...detail], { id: '1', version: 1 });
    const answer = Promise.withResolvers<object>();
    const fetched = client.query({ queryKey: detail, queryFn: () => answer.promise, staleTime: 0 });
    live.changes({ seq: 1, items: [change('UPDATE', { version: 2, status: 'scheduled' })] });
    const row = { id: '1', version: 1 };
    rememberFeedPosition(row, new Response(null, { headers: { 'x-seq': String(position) } }));
    answer.resolve(row);
    await fetched;
    await listRefetch();
    expect(isStale(client, detail)).toBe(isAsked);
  });

  it('removes a deleted record, fetches pages anew, and asks no more for it', async () => {
    const { client, live, apply } = given();
    apply(change('DELETE', {}));
    expect(client.getQueryData(detail)).toBeUndefined();
    expect(client.getQueryState(detail)).toMatchObject({
      status: 'error',
      fetchStatus: 'idle',
      error: { status: 404, problem: { status: 404, code: 'not_found' } },
    });
    live.resync('consultations', 9);
    await listRefetch();
    expect(isStale(client, detail)).toBe(false);
    expect(isStale(client, list)).toBe(true);
  });

  it('lets a new record come with its page', async () => {
    const { client, apply } = given({ id: '2', version: 1 });
    apply(change('INSERT', { version: 1 }));
    await listRefetch();
    expect(isStale(client, list)).toBe(true);
  });

  it('puts a record into its place in a list that is whole, without fetching it', async () => {
    const { client, apply } = given();
    const [first, second] = [aTask({ position: 1 }), aTask({ position: 2 })];
    const whole = taskQueries.ofProject(first.project_id).queryKey;
    const of = (event: Change['event'], record: Change['record']): Change => ({
      ...change(event, record),
      table: 'tickets',
    });
    const shown = () => client.getQueryData(whole)?.data.map(({ id, title }) => [id, title]);
    client.setQueryData(whole, page(first) as never);
    apply(of('INSERT', { ...second, project_id: first.project_id }));
    apply(of('UPDATE', { ...first, version: 2, title: 'Moved', position: 3 }));
    expect(shown()).toEqual([
      [second.id, second.title],
      [first.id, 'Moved'],
    ]);
    apply(of('DELETE', { id: second.id }));
    expect(shown()).toEqual([[first.id, 'Moved']]);
    await listRefetch();
    expect(isStale(client, whole)).toBe(false);
  });

  it('leaves tables alone that nobody shows', () => {
    const { client, apply } = given();
    apply({ ...change('UPDATE', { version: 9 }), table: 'unheard_of' });
    expect(client.getQueryData(detail)).toMatchObject({ version: 1 });
  });

  it('keeps people and companies fresh on the channel of customers', async () => {
    const { client, live, apply } = given();
    const [people, companies] = [userQueries.list({}).queryKey, companyQueries.list({}).queryKey];
    client.setQueryData([...people], page({ id: '1', version: 1, first_name: 'Pat' }));
    client.setQueryData([...companies], page());
    apply({ ...change('UPDATE', { version: 2, first_name: 'Pam' }), table: 'users' });
    await listRefetch();
    expect([isStale(client, people), isStale(client, companies)]).toEqual([true, false]);
    live.resync('customers', 9);
    await listRefetch();
    expect(isStale(client, companies)).toBe(true);
  });

  it('fetches the tasks of all projects anew when the dashboard’s numbers may have changed', async () => {
    const { client, apply } = given();
    const tasks = taskQueries.list({ status: ['todo'] }).queryKey;
    client.setQueryData([...tasks], page());
    apply({ ...change('UPDATE', {}), table: 'dashboard' });
    await listRefetch();
    expect(isStale(client, tasks)).toBe(true);
  });

  it('leaves the figures of a project to the project: it may have been deleted', async () => {
    const { client, apply } = given();
    const [own, all] = [analyticsQueries.projectSummary('1').queryKey, analyticsQueries.dashboard().queryKey];
    for (const key of [own, all]) client.setQueryData([...key], {});
    apply({ ...change('DELETE', {}), table: 'dashboard' });
    await listRefetch();
    expect([isStale(client, own), isStale(client, all)]).toEqual([false, true]);
  });

  it.each([
    ['invoices', ['account', 'revenue', 'payers']],
    ['deal_payments', ['account', 'revenue', 'payers']],
    ['customer_deals', ['history', 'revenue', 'payers']],
  ])('fetches what is counted and told from %s anew', async (table, expected) => {
    const { client, apply } = given();
    const figures = {
      account: invoiceQueries.account().queryKey,
      history: dealQueries.history('1').queryKey,
      revenue: revenueQueries.summary().queryKey,
      payers: revenueQueries.deals().queryKey,
    };
    for (const queryKey of Object.values(figures)) client.setQueryData([...queryKey], {});
    apply({ ...change('UPDATE', { version: 2 }), table });
    await listRefetch();
    const stale = Object.entries(figures).filter(([, queryKey]) => isStale(client, queryKey));
    expect(stale.map(([name]) => name)).toEqual(expected);
  });

  it('takes figures that change without a version', () => {
    const { client, apply } = given({ id: '1', version: 3, progress: 10 });
    apply(change('UPDATE', { version: 3, progress: 20 }));
    expect(client.getQueryData(detail)).toMatchObject({ progress: 20 });
  });

  it('fetches a page once for all changes of a moment', async () => {
    const { client, apply } = given();
    const fetchPage = jest.fn(() => Promise.resolve(page()));
    const observer = new QueryObserver(client, { queryKey: list, queryFn: fetchPage, staleTime: Infinity });
    const leave = observer.subscribe(() => undefined);
    apply(change('UPDATE', { version: 2 }), change('UPDATE', { version: 3 }), change('UPDATE', { version: 4 }));
    apply(change('UPDATE', { version: 5 }));
    await listRefetch();
    expect(fetchPage).toHaveBeenCalledTimes(1);
    leave();
  });

  it('fetches a list at most once a second or so while changes keep coming, and once more after the last', async () => {
    const { client, apply } = given();
    let version = 1;
    const fetchPage = jest.fn(() => Promise.resolve(page({ id: '1', version })));
    const observer = new QueryObserver(client, { queryKey: list, queryFn: fetchPage, staleTime: Infinity });
    const leave = observer.subscribe(() => undefined);
    const shown = () => (client.getQueryData(list) as { data: { version: number }[] }).data[0]?.version;
    const save = () => apply(change('UPDATE', { version: ++version }));
    save();
    await listRefetch();
    expect(shown()).toBe(version); // a single change is seen within a blink
    for (let at = 0; at < 10_000; at += 250) {
      save();
      await jest.advanceTimersByTimeAsync(250);
    }
    expect(fetchPage.mock.calls.length).toBeLessThanOrEqual(10);
    await jest.advanceTimersByTimeAsync(realtimeTimings.listEvery);
    expect(shown()).toBe(version); // nothing is left stale
    await jest.advanceTimersByTimeAsync(10_000);
    const before = fetchPage.mock.calls.length;
    save();
    await listRefetch();
    expect([shown(), fetchPage.mock.calls.length]).toEqual([version, before + 1]);
    leave();
  });

  it('doesn’t fetch what has been answered with the change meanwhile', async () => {
    const client = createQueryClient();
    const live = new LiveCache(client);
    const answered = (position: number) => {
      const body = page();
      rememberFeedPosition(body, new Response(null, { headers: { 'x-seq': String(position) } }));
      client.setQueryData([...list], body);
    };
    answered(3);
    live.changes({ seq: 7, items: [change('INSERT', {})] });
    answered(7);
    await listRefetch();
    expect(isStale(client, list)).toBe(false);
    live.changes({ seq: 8, items: [change('INSERT', {})] });
    await listRefetch();
    expect(isStale(client, list)).toBe(true);
  });
});
