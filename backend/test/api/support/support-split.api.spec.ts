import { randomUUID } from 'node:crypto';
import type { TicketView } from '@portal/contracts';
import { feedItems } from '../../support/jobs/feed-items.js';
import { codeOf, ticketCalls } from '../../support/calls/ticket-calls.js';

const calls = ticketCalls();
const { call, open, reply, get, threadOf, historyOf, listed } = calls;

const title = 'A second monitor';
const split = (id: string, message_id: string, who: 'admin' | 'customer' = 'admin') =>
  call(who, 'post', `/support/tickets/${id}/tickets`).send({ message_id, title });
const splitOff = async (id: string, messageId: string): Promise<TicketView> =>
  ((await split(id, messageId).expect(201)).body as { data: TicketView }).data;
const wordsOf = async (who: 'admin' | 'customer' | 'primary', id: string): Promise<string[]> =>
  (await threadOf(who, id)).map(({ body }) => body);

describe('splitting a message off as a ticket (decisions 4.98)', () => {
  it('moves the message into a ticket of the same requester, which both sides see', async () => {
    const from = await open('customer', { priority: 'high' });
    await reply('admin', from.id, { body: 'Fixed.' });
    const { message } = await reply('customer', from.id, { body: 'Can we have a second monitor?' });
    const ticket = await splitOff(from.id, message.id);
    expect(ticket).toMatchObject({
      title,
      description: 'Can we have a second monitor?',
      requester_id: from.requester_id,
      category: from.category,
      priority: 'high',
      status: 'new',
      last_reply_by: 'customer',
      first_response: { met_at: null },
    });
    for (const who of ['admin', 'customer', 'primary'] as const) {
      expect(await wordsOf(who, ticket.id)).toEqual(['Can we have a second monitor?']);
      expect(await wordsOf(who, from.id)).toEqual(['Nobody can **print**.', 'Fixed.']);
    }
    expect(await get('admin', from.id)).toMatchObject({ last_reply_by: 'admin' });
    expect(await listed('customer')).toContain(ticket.id);
    const [event] = await calls.test.db.rows<object>(`select * from domain_events where name = 'ticket.split'`);
    const items = await feedItems(calls.test.app, event ?? {});
    expect(items).toContainEqual({ resync: { room: 'support@admin', channel: 'support' } });
    expect(items).toContainEqual({ resync: { room: `support@user:${calls.cast.customer.id}`, channel: 'support' } });
  });

  it('names each ticket in the history of the other, to customers too', async () => {
    const from = await open();
    const { message } = await reply('customer', from.id, { body: 'And the scanner?' });
    const into = await splitOff(from.id, message.id);
    for (const who of ['admin', 'customer'] as const) {
      const actor_name = who === 'admin' ? expect.any(String) : null;
      expect(await historyOf(who, from.id)).toMatchObject([
        { event: 'ticket.split', facts: { into_id: into.id, into_number: into.number }, actor_name },
      ]);
      expect(await historyOf(who, into.id)).toMatchObject([
        { event: 'ticket.split_off', facts: { from_id: from.id, from_number: from.number }, actor_name },
      ]);
    }
  });

  it('is refused for a note, the only message, one of another ticket, and to customers', async () => {
    const [from, other] = [await open(), await open()];
    const { message: note } = await reply('admin', from.id, { body: 'Our guess', visibility: 'internal' });
    expect(codeOf(await split(from.id, note.id).expect(409))).toBe('ticket.internal_message');
    expect(codeOf(await split(from.id, from.first_message_id).expect(409))).toBe('ticket.only_message');
    await split(from.id, other.first_message_id).expect(404);
    await split(from.id, randomUUID()).expect(404);
    await reply('customer', from.id);
    await split(from.id, from.first_message_id, 'customer').expect(403);
    await call('admin', 'post', `/support/tickets/${from.id}/tickets`)
      .send({ message_id: from.first_message_id, title: ' ' })
      .expect(400);
    expect(await listed('admin')).toHaveLength(2);
  });
});
