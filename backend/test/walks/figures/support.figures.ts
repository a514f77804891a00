import { metrics, metricSearch, type MonthAttainment } from '@portal/contracts';
import { actorOf } from '../../factories/cast.factory.js';
import { isOneOf } from '../../support/figures/raw-rows.js';
import { slowAttainment } from '../../support/figures/slow-months.js';
import { seen } from '../../support/figures/totals-kit.js';
import type { Figures, Reader } from '../../support/figures/two-clocks.js';

/** The figures of support, beside a slow count (decisions, section 5). */
export function supportFigures(ground: Figures): void {
  const { app, kept, readers, headers } = ground;
  const get = async <Answer>(path: string, reader: Reader = 'admin'): Promise<Answer> =>
    (await app.http.get(`/api/v1/support/${path}`).set(headers()[reader]).expect(200)).body as Answer;
  const asked = (reader: Reader) => ({ kept: kept(), reader: actorOf(readers()[reader]), from: '', to: '' });
  const total = async (search: string, reader?: Reader): Promise<number> =>
    (await get<{ pagination: { total: number } }>(`tickets?limit=1&${search}`, reader)).pagination.total;

  it.each([1, 3, 12])('how often promises were kept in %i months', async (months) => {
    const { data } = await get<{ data: MonthAttainment[] }>(`attainment?months=${months}`);
    expect(data).toEqual(slowAttainment(asked('admin'), months));
  });

  it('has promises that were kept, missed and still run', () => {
    const policies = slowAttainment(asked('admin'), 3).flatMap((month) => month.policies);
    for (const promise of ['first_response', 'resolution'] as const)
      for (const end of ['kept', 'missed', 'running'] as const)
        expect([promise, end, policies.some((policy) => policy[promise][end] > 0)]).toEqual([promise, end, true]);
  });

  it('are refused to customers', async () => {
    for (const reader of ['customer', 'primary', 'billing', 'coworker', 'stranger', 'nobody'] as const)
      await app.http.get('/api/v1/support/attainment').set(headers()[reader]).expect(403);
  });

  it('the open tickets of an admin', async () => {
    const { id } = readers().admin;
    const own = seen('tickets', asked('admin')).filter(
      (ticket) => ticket['assignee_id'] === id && isOneOf(ticket, 'status', 'new', 'open', 'pending', 'on_hold'),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(await total(`${metricSearch(metrics.open_tickets, id)}&assignee_id=${id}`)).toBe(own.length);
  });
}
