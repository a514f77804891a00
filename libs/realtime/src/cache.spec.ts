import type { Change } from '@portal/contracts';
import { companyQueries, consultationQueries, rememberFeedPosition, userQueries } from '@portal/data-access';
import { QueryClient } from '@tanstack/react-query';
import { applyChange, refetchChannel, startOf, whenFetched } from './cache.js';

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

function cacheWith(row: object): QueryClient {
  const client = new QueryClient();
  client.setQueryData([...list], page(row));
  client.setQueryData([...detail], row);
  return client;
}

describe('a live change in the cache (specification, section 4; decisions, section 8)', () => {
  it('replaces an older record in list and detail at once', () => {
    const client = cacheWith({ id: '1', version: 1, status: 'pending', internal_notes: 'kept' });
    applyChange(client, change('UPDATE', { version: 2, status: 'in_progress' }));
    const expected = { id: '1', version: 2, status: 'in_progress', internal_notes: 'kept' };
    expect(client.getQueryData(detail)).toEqual(expected);
    expect(client.getQueryData(list)).toMatchObject({ data: [expected] });
  });

  it('ignores a record that is older', () => {
    const client = cacheWith({ id: '1', version: 3, status: 'scheduled' });
    applyChange(client, change('UPDATE', { version: 2, status: 'in_progress' }));
    expect(client.getQueryData(detail)).toMatchObject({ status: 'scheduled' });
  });

  it('removes a deleted record and fetches lists anew', () => {
    const client = cacheWith({ id: '1', version: 1 });
    applyChange(client, change('DELETE', {}));
    expect(client.getQueryData(detail)).toBeUndefined();
    expect(client.getQueryState(detail)).toMatchObject({
      status: 'error',
      fetchStatus: 'idle',
      error: { status: 404, problem: { status: 404, code: 'not_found' } },
    });
    expect(client.getQueryState(list)?.isInvalidated).toBe(true);
  });

  it('asks no more for a record that is said to be deleted', () => {
    const client = cacheWith({ id: '1', version: 1 });
    applyChange(client, change('DELETE', {}));
    refetchChannel(client, 'consultations');
    expect(client.getQueryState(detail)?.isInvalidated).toBe(false);
    expect(client.getQueryState(list)?.isInvalidated).toBe(true);
  });

  it('lets a new record come with its list', () => {
    const client = cacheWith({ id: '2', version: 1 });
    applyChange(client, change('INSERT', { version: 1 }));
    expect(client.getQueryState(list)?.isInvalidated).toBe(true);
  });

  it('leaves tables alone that nobody shows', () => {
    const client = cacheWith({ id: '1', version: 1 });
    applyChange(client, { ...change('UPDATE', { version: 9 }), table: 'unheard_of' });
    expect(client.getQueryData(detail)).toMatchObject({ version: 1 });
  });

  it('keeps people and companies fresh on the channel of customers', () => {
    const client = new QueryClient();
    const people = userQueries.list({}).queryKey;
    client.setQueryData([...people], page({ id: '1', version: 1, first_name: 'Pat' }));
    client.setQueryData([...companyQueries.list({}).queryKey], page());
    applyChange(client, { ...change('UPDATE', { version: 2, first_name: 'Pam' }), table: 'users' });
    expect(client.getQueryData(people)).toMatchObject({ data: [{ first_name: 'Pam' }] });
    expect(startOf(client, 'customers')).toEqual({ refetch: true });
    refetchChannel(client, 'customers');
    expect(client.getQueryState(companyQueries.list({}).queryKey)?.isInvalidated).toBe(true);
  });

  it('takes figures that change without a version', () => {
    const client = cacheWith({ id: '1', version: 3, progress: 10 });
    applyChange(client, change('UPDATE', { version: 3, progress: 20 }));
    expect(client.getQueryData(detail)).toMatchObject({ progress: 20 });
  });

  it('begins a join where the oldest answer is good for', () => {
    const client = new QueryClient();
    expect(startOf(client, 'consultations')).toEqual({ refetch: false });
    for (const [queryKey, seq] of [
      [list, 9],
      [detail, 5],
    ] as const) {
      const body = page();
      rememberFeedPosition(body, new Response(null, { headers: { 'x-seq': String(seq) } }));
      client.setQueryData([...queryKey], body);
    }
    expect(startOf(client, 'consultations')).toEqual({ last_seq: 5, refetch: false });
    client.setQueryData([...consultationQueries.detail('2').queryKey], { id: '2', version: 1 });
    expect(startOf(client, 'consultations')).toEqual({ refetch: true });
  });

  it('waits for what is being fetched, but not for ever', async () => {
    const client = new QueryClient();
    const answer = Promise.withResolvers<object>();
    void client.query({ queryKey: [...list], queryFn: () => answer.promise });
    const waited = whenFetched(client, 'consultations', 5_000);
    answer.resolve(page());
    await waited;
    expect(client.getQueryData(list)).toEqual(page());
    void client.query({ queryKey: [...detail], queryFn: () => new Promise<object>(() => undefined) });
    await whenFetched(client, 'consultations', 10);
    expect(client.isFetching()).toBe(1);
  });
});
