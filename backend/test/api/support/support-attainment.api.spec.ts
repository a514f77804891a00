import type { MonthAttainment } from '@portal/contracts';
import { aTicket } from '../../factories/ticket.factory.js';
import { client } from '../../support/mail/mailed-link.js';
import { codeOf, ticketCalls } from '../../support/calls/ticket-calls.js';

const calls = ticketCalls();
const HOUR = 3_600_000;

const attainment = async (months: number): Promise<MonthAttainment[]> => {
  const { body } = await calls.call('admin', 'get', `/support/attainment?months=${months}`).expect(200);
  return (body as { data: MonthAttainment[] }).data;
};

describe('the attainment of support promises (decisions, section 5)', () => {
  /** A ticket of this month with its instants in hours from now; a due time of null: its clock stood still. */
  async function given(
    priority: 'urgent' | 'low',
    hours: Record<'response_due' | 'resolution_due' | 'responded' | 'resolved', number | null>,
  ): Promise<void> {
    const { ticket } = await calls.test.db.given(aTicket({ requester: calls.cast.customer, priority }));
    const at = (name: keyof typeof hours): string | null => {
      const from = hours[name];
      return from === null ? null : new Date(Date.parse(ticket.createdAt.toISOString()) + from * HOUR).toISOString();
    };
    await calls.test.db.rows(
      `update tickets set first_response_due_at = ?, resolution_due_at = ?, first_responded_at = ?, resolved_at = ?,
         status = case when ?::timestamptz is null then 'open' else 'resolved' end where id = ? returning id`,
      [at('response_due'), at('resolution_due'), at('responded'), at('resolved'), at('resolved'), ticket.id],
    );
  }

  it('counts what was kept, missed and still runs, by policy', async () => {
    await given('urgent', { response_due: 1, resolution_due: 4, responded: 0.5, resolved: 5 });
    await given('urgent', { response_due: -2, resolution_due: 9, responded: null, resolved: null });
    await given('urgent', { response_due: 1, resolution_due: null, responded: 1, resolved: 2 });
    await given('low', { response_due: 9, resolution_due: 9, responded: null, resolved: null });
    await given('low', { response_due: -2, resolution_due: 9, responded: null, resolved: -3 }); // never answered
    await given('low', { response_due: 1, resolution_due: 9, responded: null, resolved: 2 }); // nor here, and too late
    const [month, ...others] = await attainment(1);
    expect(others).toEqual([]);
    expect(month).toEqual({
      month: expect.stringMatching(/^\d{4}-\d{2}$/) as string,
      policies: [
        {
          priority: 'urgent',
          tickets: 3,
          first_response: { kept: 2, missed: 1, unanswered: 0, running: 0, percent: 66.7 },
          resolution: { kept: 1, missed: 1, unanswered: 0, running: 1, percent: 50 },
        },
        {
          priority: 'low',
          tickets: 3,
          first_response: { kept: 0, missed: 1, unanswered: 1, running: 1, percent: 0 },
          resolution: { kept: 0, missed: 0, unanswered: 2, running: 1, percent: null },
        },
      ],
    });
  });

  it('has every month asked for, oldest first, also those without tickets', async () => {
    const months = await attainment(3);
    expect(months).toHaveLength(3);
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).sort());
    expect(months[0]?.policies).toEqual([]);
  });

  it('is for admins, and for a number of months that makes sense', async () => {
    await calls.call('customer', 'get', '/support/attainment').expect(403);
    await client(calls.test).get('/api/v1/support/attainment').expect(401);
    for (const months of ['0', '37', 'many'])
      expect(codeOf(await calls.call('admin', 'get', `/support/attainment?months=${months}`).expect(400))).toBe(
        'invalid',
      );
  });
});
