import { ticketQueues, type TicketQueue, type TicketQueueCounts } from '@portal/contracts';
import { ticketCalls } from '../../support/calls/ticket-calls.js';

const calls = ticketCalls();
const { call, open, change } = calls;

describe('the queues of an admin (decisions 4.105)', () => {
  it('are counted as their lists are', async () => {
    const admin = calls.cast.admin.id;
    for (const changes of [
      {},
      { assignee_id: admin },
      { assignee_id: admin, status: 'pending' },
      { assignee_id: admin, status: 'closed' },
      { assignee_id: admin, snoozed_until: '2099-01-01T12:00:00Z' },
    ]) {
      const { id } = await open();
      await change('admin', id, changes);
    }
    await calls.test.db.rows(
      `update tickets set first_response_due_at = now() - interval '1 hour' where assignee_id is null`,
    );
    const { data } = (await call('admin', 'get', '/support/queues').expect(200)).body as { data: TicketQueueCounts };
    expect(data).toEqual({ mine: 2, unassigned: 1, due_next: 2, breached: 1, waiting: 1, snoozed: 1, open: 3 });
    for (const [name, filter] of Object.entries(ticketQueues(admin))) {
      const query = Object.entries(filter).map(([key, value]) => `&${key}=${String(value)}`);
      const listed = await calls.listed('admin', query.join(''));
      expect({ [name]: listed.length }).toEqual({ [name]: data[name as TicketQueue] });
    }
  });
});
