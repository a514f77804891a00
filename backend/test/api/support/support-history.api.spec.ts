import { TicketClocks } from '../../../src/modules/support/ticket-clocks.sweep.js';
import { runSweep } from '../../support/jobs/run-sweep.js';
import { ticketCalls } from '../../support/calls/ticket-calls.js';

const calls = ticketCalls();
const { call, open, reply, change, historyOf } = calls;

const told = async (who: 'admin' | 'customer', id: string) =>
  (await historyOf(who, id)).map(({ event, facts, actor_name }) => ({ event, facts, actor_name }));

describe('the history of a ticket (decisions 4.99)', () => {
  const ours = () => `${calls.cast.admin.firstName} ${calls.cast.admin.lastName}`;

  it('has its states, assignments, priorities and rating for admins, the newest first', async () => {
    const { id } = await open('customer', { priority: 'low' });
    const { admin, otherAdmin } = calls.cast;
    await change('admin', id, { title: 'The plotter is offline' });
    await change('admin', id, { assignee_id: otherAdmin.id, priority: 'high' });
    await change('admin', id, { assignee_id: null });
    await change('admin', id, { assignee_id: admin.id });
    await reply('admin', id, { status: 'resolved' });
    await call('customer', 'put', `/support/tickets/${id}/rating`).send({ score: 1 }).expect(200);
    expect(await told('admin', id)).toEqual([
      { event: 'ticket.rated', facts: { score: 1 }, actor_name: expect.any(String) },
      { event: 'ticket.status_changed', facts: { from: 'new', to: 'resolved' }, actor_name: ours() },
      { event: 'ticket.assigned', facts: { to_name: `${admin.firstName} ${admin.lastName}` }, actor_name: ours() },
      { event: 'ticket.updated', facts: { unassigned: true }, actor_name: ours() },
      {
        event: 'ticket.assigned',
        facts: { to_name: `${otherAdmin.firstName} ${otherAdmin.lastName}` },
        actor_name: ours(),
      },
      { event: 'ticket.updated', facts: { priority: { from: 'low', to: 'high' } }, actor_name: ours() },
    ]);
    expect(admin.id).not.toBe(otherAdmin.id);
  });

  it('has nothing but its states for customers, without who set them', async () => {
    const { id } = await open();
    await change('admin', id, { assignee_id: calls.cast.admin.id, priority: 'urgent' });
    await change('admin', id, { status: 'pending' });
    expect(await told('customer', id)).toEqual([
      { event: 'ticket.status_changed', facts: { from: 'new', to: 'pending' }, actor_name: null },
    ]);
    await call('stranger', 'get', `/support/tickets/${id}/history`).expect(404);
  });

  it('has what its clocks reported, by the system', async () => {
    const { id } = await open();
    await calls.test.db.rows(`update tickets set response_warning_at = now() - interval '1 minute' where id = ?`, [id]);
    await runSweep(calls.test.app, TicketClocks);
    expect(await told('admin', id)).toEqual([
      {
        event: 'ticket.clock_warning',
        facts: { promise: 'first_response', due_at: expect.any(String) },
        actor_name: null,
      },
    ]);
    expect(await told('customer', id)).toEqual([]);
  });

  it('of two that were merged names the other', async () => {
    const [from, into] = [await open(), await open()];
    await call('admin', 'post', `/support/tickets/${from.id}/merge`).send({ into_id: into.id }).expect(200);
    expect(await told('admin', into.id)).toEqual([
      { event: 'ticket.merged', facts: { from_id: from.id, from_number: from.number }, actor_name: ours() },
    ]);
    expect(await told('admin', from.id)).toContainEqual({
      event: 'ticket.merged',
      facts: { into_id: into.id, into_number: into.number },
      actor_name: ours(),
    });
  });
});
