import { consultationQueries, rememberFeedPosition } from '@portal/data-access';
import { QueryClient } from '@tanstack/react-query';
import { startOf, whenFetched } from './feed-start.js';

const list = consultationQueries.list({}).queryKey;
const detail = consultationQueries.detail('1').queryKey;
const page = () => ({ data: [], pagination: { page: 1, limit: 20, total: 0, has_more: false } });

describe('the first join of a channel (decisions, section 8)', () => {
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
