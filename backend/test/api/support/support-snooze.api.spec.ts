import { fromNow } from '@portal/testing/clock';
import { TicketClocks } from '../../../src/modules/support/ticket-clocks.sweep.js';
import { TicketSnoozes } from '../../../src/modules/support/ticket-snoozes.sweep.js';
import { codeOf, ticketCalls } from '../../support/calls/ticket-calls.js';
import { feedItems } from '../../support/jobs/feed-items.js';
import { runSweep } from '../../support/jobs/run-sweep.js';

const calls = ticketCalls();
const { call, open, reply, change, get, listed, historyOf } = calls;

const until = fromNow({ hours: 3 }).toISOString();
const snooze = (id: string, snoozed_until: string | null = until) => change('admin', id, { snoozed_until });

/** An open ticket that an admin has and puts off. */
const snoozed = async (more: object = {}): Promise<string> => {
  const { id } = await open('customer', more);
  await change('admin', id, { status: 'open', assignee_id: calls.cast.admin.id });
  await snooze(id);
  return id;
};

const wakingsOf = async (id: string): Promise<unknown[]> =>
  (await historyOf('admin', id)).filter(({ event }) => event === 'ticket.woken').map(({ facts }) => facts['by']);

const earlier = (column: string, id: string) =>
  calls.test.db.rows(`update tickets set ${column} = now() - interval '1 second' where id = ? returning id`, [id]);

describe('a snoozed ticket (decisions 4.105)', () => {
  it('leaves the lists without snoozed ones until its time, which the sweep records', async () => {
    const [id, other] = [await snoozed(), (await open()).id];
    const both = { without: '&open=true&snoozed=false', snoozed: '&snoozed=true' };
    expect(await listed('admin', both.without)).toEqual([other]);
    expect(await listed('admin', both.snoozed)).toEqual([id]);
    expect(await listed('admin', '&open=true')).toEqual([id, other]);
    expect(await runSweep(calls.test.app, TicketSnoozes)).toBe(0);
    await earlier('snoozed_until', id);
    expect(await listed('admin', both.without)).toEqual([id, other]);
    expect(await listed('admin', both.snoozed)).toEqual([]);
    expect(await runSweep(calls.test.app, TicketSnoozes)).toBe(1);
    expect(await runSweep(calls.test.app, TicketSnoozes)).toBe(0);
    expect((await get('admin', id)).snoozed_until).toBeNull();
    expect(await wakingsOf(id)).toEqual(['time']);
  });

  it('wakes by a message of a customer, not by ours', async () => {
    const id = await snoozed();
    await reply('admin', id);
    await reply('admin', id, { visibility: 'internal' });
    expect((await get('admin', id)).snoozed_until).toBe(until);
    await reply('customer', id);
    expect((await get('admin', id)).snoozed_until).toBeNull();
    expect(await wakingsOf(id)).toEqual(['answer']);
  });

  it.each([
    ['a clock that warns', 'response_warning_at'],
    ['a clock that is late', 'first_response_due_at'],
  ])('wakes by %s', async (_what, column) => {
    const id = await snoozed();
    await earlier(column, id);
    await runSweep(calls.test.app, TicketClocks);
    expect(await wakingsOf(id)).toEqual(['clock']);
  });

  it('wakes when another admin, or nobody, has it, and when it is snoozed no longer', async () => {
    const id = await snoozed();
    await change('admin', id, { assignee_id: calls.cast.admin.id, priority: 'low' });
    expect((await get('admin', id)).snoozed_until).toBe(until);
    await change('admin', id, { assignee_id: calls.cast.otherAdmin.id });
    await snooze(id);
    await change('admin', id, { assignee_id: null });
    await change('admin', id, { assignee_id: calls.cast.admin.id, snoozed_until: until });
    await snooze(id, null);
    await snooze(id, null);
    expect(await wakingsOf(id)).toEqual(['hand', 'assignment', 'assignment']);
  });

  it('wakes when its work goes on, not when it waits; what ends it ends the snooze', async () => {
    const id = await snoozed();
    await change('admin', id, { status: 'on_hold' });
    expect((await get('admin', id)).snoozed_until).toBe(until);
    await change('admin', id, { status: 'open' });
    expect(await wakingsOf(id)).toEqual(['reopening']);
    await snooze(id);
    const ended = await change('admin', id, { status: 'resolved' });
    expect(ended.snoozed_until).toBeNull();
    expect(await wakingsOf(id)).toEqual(['reopening']);
    expect(
      codeOf(await call('admin', 'put', `/support/tickets/${id}`).send({ snoozed_until: until }).expect(409)),
    ).toBe('ticket.not_open');
  });

  it('wakes by another one that is merged into it with a newer message of its customer', async () => {
    const id = await snoozed();
    const { id: other } = await open();
    await call('admin', 'post', `/support/tickets/${other}/merge`).send({ into_id: id }).expect(200);
    expect(await wakingsOf(id)).toEqual(['answer']);
  });

  it('is snoozed until a time to come only', async () => {
    const { id } = await open();
    const past = fromNow({ hours: -1 }).toISOString();
    const { body } = await call('admin', 'put', `/support/tickets/${id}`).send({ snoozed_until: past }).expect(400);
    expect(body).toMatchObject({ details: [{ path: 'snoozed_until', message: 'Choose a time in the future' }] });
  });

  it('is so for the team alone: customers neither snooze it nor are told', async () => {
    const id = await snoozed();
    await call('customer', 'put', `/support/tickets/${id}`).send({ snoozed_until: until }).expect(400);
    await call('customer', 'get', '/support/tickets?snoozed=true').expect(400);
    expect(await get('customer', id)).not.toHaveProperty('snoozed_until');
    expect((await historyOf('admin', id)).map(({ event }) => event)).toContain('ticket.snoozed');
    expect((await historyOf('customer', id)).map(({ event }) => event)).toEqual(['ticket.status_changed']);
    await snooze(id, null);
    for (const name of ['ticket.snoozed', 'ticket.woken']) {
      const [event] = await calls.test.db.rows<{ occurred_at: string }>('select * from domain_events where name = ?', [
        name,
      ]);
      const items = await feedItems(calls.test.app, { ...event, occurred_at: new Date(event?.occurred_at ?? '') });
      const rooms = items.flatMap((item) => ('change' in item ? [item.room] : []));
      expect(rooms).toEqual(['support@admin']);
      expect(items.length).toBeGreaterThan(rooms.length);
    }
  });
});
