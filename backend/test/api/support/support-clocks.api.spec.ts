import type { ClosedDayView } from '@portal/contracts';
import { TicketClocks } from '../../../src/modules/support/ticket-clocks.sweep.js';
import { TicketClosing } from '../../../src/modules/support/ticket-closing.sweep.js';
import type { Cast } from '../../factories/cast.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { deliverEvents } from '../../support/jobs/deliver-events.js';
import { eventually } from '../../support/jobs/eventually.js';
import { listeners } from '../../support/jobs/listeners.js';
import { client } from '../../support/mail/mailed-link.js';
import { runSweep } from '../../support/jobs/run-sweep.js';
import { codeOf, ticketCalls } from '../../support/calls/ticket-calls.js';

const calls = ticketCalls();
const { call, open, change, get } = calls;
const connect = listeners();

describe('the clocks of tickets (decisions, section 5)', () => {
  const names = async (): Promise<string[]> =>
    (
      await calls.test.db.rows<{ name: string }>(
        `select name from domain_events where name like 'ticket.clock%' order by id`,
      )
    ).map(({ name }) => name);

  it('report a warning and a breach once each, also when a worker was away for both', async () => {
    const { ticket } = await calls.test.db.given(aTicket({ requester: calls.cast.customer, priority: 'urgent' }));
    expect(await runSweep(calls.test.app, TicketClocks)).toBe(0);
    const move = (minutes: number) =>
      calls.test.db.rows(
        `update tickets set response_warning_at = response_warning_at - ? * interval '1 minute',
           first_response_due_at = first_response_due_at - ? * interval '1 minute' where id = ? returning id`,
        [minutes, minutes, ticket.id],
      );
    await move(50);
    expect(await runSweep(calls.test.app, TicketClocks)).toBe(1);
    expect(await runSweep(calls.test.app, TicketClocks)).toBe(0);
    expect(await names()).toEqual(['ticket.clock_warning']);
    await move(15);
    expect(await runSweep(calls.test.app, TicketClocks)).toBe(1);
    expect(await runSweep(calls.test.app, TicketClocks)).toBe(0);
    expect(await names()).toEqual(['ticket.clock_warning', 'ticket.clock_breached']);
  });

  it('are set anew with another priority, by the time that has passed', async () => {
    const { id, created_at } = await open('customer', { priority: 'low' });
    const { first_response } = await change('admin', id, { priority: 'urgent' });
    expect(Date.parse(first_response.due_at ?? '') - Date.parse(created_at)).toBe(3_600_000);
  });

  const screen = async (who: keyof Cast) => {
    const listener = await connect(calls.test.url, calls.token(who));
    await listener.join('support');
    return listener;
  };

  it('rest on days that an admin closes, live on open screens, and come back with them', async () => {
    const { id, resolution } = await open('customer', { priority: 'low' });
    const days = async (): Promise<ClosedDayView[]> =>
      ((await client(calls.test).get('/api/v1/closed-days').expect(200)).body as { data: ClosedDayView[] }).data;
    const holidays = (await days()).length;
    expect(holidays).toBeGreaterThan(40);
    const due = resolution.due_at?.slice(0, 10) ?? '';
    const screens = await Promise.all((['admin', 'customer', 'primary'] as const).map(screen));
    const { body } = await call('admin', 'post', '/closed-days').send({ day: due, name: 'Inventory' }).expect(201);
    const { id: dayId } = (body as { data: ClosedDayView }).data;
    expect(await days()).toHaveLength(holidays + 1);
    expect(codeOf(await call('admin', 'post', '/closed-days').send({ day: due, name: 'Again' }).expect(409))).toBe(
      'duplicate',
    );
    await call('customer', 'post', '/closed-days').send({ day: due, name: 'Mine' }).expect(403);
    await deliverEvents(calls.test.app);
    expect((await get('customer', id)).resolution.due_at?.localeCompare(resolution.due_at ?? '')).toBe(1);
    await eventually(() => {
      for (const { resyncs } of screens) expect(resyncs.map(({ channel }) => channel)).toEqual(['support']);
    });
    await call('admin', 'delete', `/closed-days/${dayId ?? ''}`).expect(200);
    await deliverEvents(calls.test.app);
    expect((await get('customer', id)).resolution.due_at).toBe(resolution.due_at);
  });

  it('end: a ticket that was resolved closes by itself after 7 days', async () => {
    const { ticket } = await calls.test.db.given(aTicket({ requester: calls.cast.customer, status: 'resolved' }));
    const age = (days: number) =>
      calls.test.db.rows(`update tickets set resolved_at = now() - ? * interval '24 hours' where id = ? returning id`, [
        days,
        ticket.id,
      ]);
    await age(4.9);
    expect(await runSweep(calls.test.app, TicketClosing)).toBe(0);
    await age(5.1);
    expect(await runSweep(calls.test.app, TicketClosing)).toBe(1);
    expect(await runSweep(calls.test.app, TicketClosing)).toBe(0);
    expect(
      (await calls.test.db.events('ticket.closing_soon')).filter(({ entity_id }) => entity_id === ticket.id),
    ).toHaveLength(1);
    await age(6.9);
    expect(await runSweep(calls.test.app, TicketClosing)).toBe(0);
    await age(7.1);
    expect(await runSweep(calls.test.app, TicketClosing)).toBe(1);
    expect(await get('customer', ticket.id)).toMatchObject({ status: 'closed' });
  });
});
