import { randomUUID } from 'node:crypto';
import type { TicketView } from '@portal/contracts';
import { feedItems } from '../../support/jobs/feed-items.js';
import { codeOf, ticketCalls } from '../../support/calls/ticket-calls.js';
import { whileHeld } from '../../support/database/while-held.js';

const calls = ticketCalls();
const { call, open, reply, change, get, threadOf } = calls;

const merge = (id: string, into_id: string, who: 'admin' | 'otherAdmin' | 'customer' = 'admin') =>
  call(who, 'post', `/support/tickets/${id}/merge`).send({ into_id });
const merged = async (id: string, into: string): Promise<TicketView> =>
  ((await merge(id, into).expect(200)).body as { data: TicketView }).data;
const wordsOf = async (id: string): Promise<string[]> => (await threadOf('admin', id)).map(({ body }) => body).sort();

describe('merging support tickets (decisions, section 4)', () => {
  it('puts all messages into one thread and closes the other ticket, which names the one that stays', async () => {
    const from = await open('customer', { description: 'From the phone' });
    const into = await open('customer', { description: 'From the desk' });
    await change('admin', into.id, { status: 'pending' });
    await reply('admin', from.id, { body: 'Our guess', visibility: 'internal' });
    await reply('customer', from.id, { body: 'It blinks' });
    expect(await merged(from.id, into.id)).toMatchObject({ id: into.id, status: 'open', last_reply_by: 'customer' });
    expect(await get('customer', from.id)).toMatchObject({ status: 'closed', merged_into_id: into.id });
    expect(await wordsOf(into.id)).toEqual(['From the desk', 'From the phone', 'It blinks', 'Our guess']);
    expect(await threadOf('admin', from.id)).toEqual([]);
    for (const who of ['customer', 'primary'] as const)
      expect((await threadOf(who, into.id)).map(({ body }) => body)).toEqual([
        'From the phone',
        'From the desk',
        'It blinks',
      ]);
  });

  it('gives the ticket that stays the more urgent priority, and whoever had the other', async () => {
    const from = await open('customer', { priority: 'urgent' });
    const into = await open('customer', { priority: 'low' });
    await change('admin', from.id, { assignee_id: calls.cast.admin.id });
    const stayed = await merged(from.id, into.id);
    expect(stayed).toMatchObject({ priority: 'urgent', assignee_id: calls.cast.admin.id });
    expect(new Date(stayed.resolution.due_at ?? 0) < new Date(into.resolution.due_at ?? 0)).toBe(true);
    const calm = await open('customer', { priority: 'low' });
    expect(await merged(calm.id, into.id)).toMatchObject({ priority: 'urgent', assignee_id: calls.cast.admin.id });
  });

  it('is refused with itself, an ended one, another customer’s and none, and to customers', async () => {
    const [one, two, theirs] = [await open(), await open(), await open('stranger')];
    expect(codeOf(await merge(one.id, one.id).expect(400))).toBe('ticket.same');
    expect(codeOf(await merge(one.id, theirs.id).expect(409))).toBe('ticket.another_requester');
    await merge(one.id, randomUUID()).expect(404);
    await merge(one.id, 'S-0001').expect(400);
    await merge(one.id, two.id, 'customer').expect(403);
    await change('admin', two.id, { status: 'resolved' });
    for (const [from, into] of [
      [one, two],
      [two, one],
    ] as const) {
      const refused = await merge(from.id, into.id).expect(409);
      expect(refused.body).toMatchObject({
        code: 'ticket.ended',
        error: `${two.number} has ended; only tickets that are still open can be merged`,
      });
    }
    expect(await get('admin', one.id)).toMatchObject({ status: 'new', merged_into_id: null, version: one.version });
    expect(await threadOf('admin', one.id)).toHaveLength(1);
  });

  it('sends what is answered later to the ticket that stayed, over several merges', async () => {
    const [first, second, third] = [await open(), await open(), await open()];
    await merged(first.id, second.id);
    await merged(second.id, third.id);
    expect((await reply('customer', first.id, { body: 'To the first' })).ticket.id).toBe(third.id);
    expect(await threadOf('customer', third.id)).toHaveLength(4);
    expect(codeOf(await merge(first.id, third.id).expect(409))).toBe('ticket.ended');
    expect(codeOf(await call('customer', 'put', `/support/tickets/${first.id}/rating`).send({ score: 1 }))).toBe(
      'ticket.merged',
    );
  });

  it.each([
    ['the answer first', 'an older one'],
    ['the answer first', 'a newer one'],
    ['the merge first', 'an older one'],
    ['the merge first', 'a newer one'],
  ])('loses no word of an answer at the same time: %s, into %s', async (order, which) => {
    const [older, newer] = [
      await open('customer', { description: 'Older' }),
      await open('customer', { description: 'Newer' }),
    ];
    const [from, into] = which === 'an older one' ? [newer, older] : [older, newer];
    const steps = [() => reply('customer', from.id, { body: 'Just now' }), () => merged(from.id, into.id)];
    await whileHeld<unknown>(calls.test, from.id, order === 'the merge first' ? steps.reverse() : steps);
    expect(await wordsOf(into.id)).toEqual(['Just now', 'Newer', 'Older']);
    expect(await get('admin', from.id)).toMatchObject({ status: 'closed', merged_into_id: into.id });
  });

  it('has open screens of both sides fetch the threads anew', async () => {
    const [from, into] = [await open(), await open()];
    await merged(from.id, into.id);
    const [event] = await calls.test.db.rows<{ occurred_at: string }>(
      `select * from domain_events where name = 'ticket.merged'`,
    );
    if (!event) throw new Error('no event');
    const items = await feedItems(calls.test.app, { ...event, occurred_at: new Date(event.occurred_at) });
    expect(items).toContainEqual({ resync: { room: 'support@admin', channel: 'support' } });
    expect(items).toContainEqual({ resync: { room: `support@user:${calls.cast.customer.id}`, channel: 'support' } });
  });
});
