import type { TicketView } from '@portal/contracts';
import { codeOf, ticketCalls } from '../../support/calls/ticket-calls.js';
import { putOnTicket } from '../../support/calls/put-on-ticket.js';

const calls = ticketCalls();
const { call, open, reply, change, get, threadOf, historyOf } = calls;

const merge = (id: string, into_id: string) =>
  call('admin', 'post', `/support/tickets/${id}/merge`).send({ into_id }).expect(200);
const unmerge = (id: string) => call('admin', 'post', `/support/tickets/${id}/unmerge`);
const unmerged = async (id: string): Promise<TicketView> =>
  ((await unmerge(id).expect(200)).body as { data: TicketView }).data;
const wordsOf = async (id: string): Promise<string[]> => (await threadOf('admin', id)).map(({ body }) => body).sort();

describe('taking a merge of tickets back (decisions 4.103)', () => {
  it('gives the ticket its messages and its state back; what was written since stays, as does what was taken over', async () => {
    const from = await open('customer', { description: 'From the phone', priority: 'urgent' });
    const into = await open('customer', { description: 'From the desk', priority: 'low' });
    await reply('admin', from.id, { body: 'Our guess', visibility: 'internal' });
    await reply('admin', from.id, { body: 'Which one?', status: 'pending' });
    await merge(from.id, into.id);
    await reply('customer', from.id, { body: 'Since the merge' });
    expect(await unmerged(from.id)).toMatchObject({
      status: 'pending',
      is_paused: true,
      merged_into_id: null,
      closed_at: null,
      resolved_at: null,
      last_reply_by: 'admin',
    });
    expect(await wordsOf(from.id)).toEqual(['From the phone', 'Our guess', 'Which one?']);
    expect(await wordsOf(into.id)).toEqual(['From the desk', 'Since the merge']);
    expect(await get('customer', into.id)).toMatchObject({ priority: 'urgent', last_reply_by: 'customer' });
    expect((await reply('customer', from.id, { body: 'The left one' })).ticket).toMatchObject({
      id: from.id,
      status: 'open',
    });
    const facts = async (id: string) =>
      (await historyOf('admin', id)).flatMap(({ event, facts: said }) => (/merged/.test(event) ? [[event, said]] : []));
    expect(await facts(from.id)).toEqual([
      ['ticket.unmerged', { other_id: into.id, other_number: into.number, has_left: true }],
      ['ticket.merged', { into_id: into.id, into_number: into.number }],
    ]);
    expect(await facts(into.id)).toEqual([
      ['ticket.unmerged', { other_id: from.id, other_number: from.number, has_left: false }],
      ['ticket.merged', { from_id: from.id, from_number: from.number }],
    ]);
  });

  it('takes what was merged before along, however the other has gone on, and can be done once more', async () => {
    const [first, second, third] = [
      await open('customer', { description: 'First' }),
      await open('customer', { description: 'Second' }),
      await open('customer', { description: 'Third' }),
    ];
    await merge(first.id, second.id);
    await merge(second.id, third.id);
    await change('admin', third.id, { status: 'closed' });
    await unmerged(second.id);
    expect(await wordsOf(second.id)).toEqual(['First', 'Second']);
    expect(await wordsOf(third.id)).toEqual(['Third']);
    await unmerged(first.id);
    expect(await wordsOf(first.id)).toEqual(['First']);
    await merge(first.id, second.id);
    await unmerged(first.id);
    expect(await wordsOf(second.id)).toEqual(['Second']);
  });

  it('takes the tags back that came along, at most ten, unless another ticket in the thread has them', async () => {
    const tagged = async (...tags: string[]): Promise<string> => {
      const { id } = await open();
      await change('admin', id, { tags });
      return id;
    };
    const tagsOf = async (id: string) => (await get('admin', id)).tags;
    const eight = Array.from({ length: 8 }, (_, at) => `tag ${at}`);
    const [first, second, third, fourth] = [
      await tagged('VPN', 'tag 1', 'Router', 'Beyond'),
      await tagged(...eight),
      await tagged('Own'),
      await tagged('Router'),
    ];
    await merge(first, second);
    expect(await tagsOf(second)).toEqual([...eight, 'VPN', 'Router']);
    expect((await historyOf('admin', second)).find(({ event }) => event === 'ticket.tagged')).toMatchObject({
      facts: { added: ['VPN', 'Router'], left_off: ['Beyond'] },
    });
    await merge(fourth, second);
    await merge(second, third);
    expect(await tagsOf(third)).toEqual(['Own', ...eight, 'VPN']);
    await unmerged(first);
    expect(await tagsOf(first)).toEqual(['VPN', 'tag 1', 'Router', 'Beyond']);
    expect(await tagsOf(second)).toEqual([...eight, 'Router']);
    expect(await tagsOf(third)).toEqual(['Own', ...eight]);
  });

  it('takes people off the other ticket who came along', async () => {
    const [from, into] = [await open(), await open()];
    await putOnTicket(calls.test, from.id, calls.cast.coworker.id);
    await putOnTicket(calls.test, into.id, calls.cast.stranger.id);
    await merge(from.id, into.id);
    expect((await get('admin', into.id)).people).toHaveLength(2);
    await unmerged(from.id);
    await call('coworker', 'get', `/support/tickets/${into.id}`).expect(404);
    await get('stranger', into.id);
    await get('coworker', from.id);
  });

  it('takes people off every ticket on the way, however often it was merged on', async () => {
    const [first, second, third] = [await open(), await open(), await open()];
    await putOnTicket(calls.test, first.id, calls.cast.coworker.id);
    await putOnTicket(calls.test, second.id, calls.cast.stranger.id);
    await merge(first.id, second.id);
    await merge(second.id, third.id);
    await unmerged(first.id);
    for (const { id } of [second, third]) await call('coworker', 'get', `/support/tickets/${id}`).expect(404);
    await get('coworker', first.id);
    await get('stranger', third.id);
    await unmerged(second.id);
    await call('stranger', 'get', `/support/tickets/${third.id}`).expect(404);
    await get('stranger', second.id);
  });

  it('leaves nothing of a person who was taken off the ticket that stayed', async () => {
    const [from, into] = [await open(), await open()];
    await putOnTicket(calls.test, from.id, calls.cast.coworker.id);
    await merge(from.id, into.id);
    await call('customer', 'delete', `/support/tickets/${into.id}/people/${calls.cast.coworker.id}`).expect(200);
    await call('coworker', 'get', `/support/tickets/${from.id}`).expect(404);
    await unmerged(from.id);
    await call('coworker', 'get', `/support/tickets/${from.id}`).expect(404);
  });

  it('gives a ticket the message back with which it was split off a merged one', async () => {
    const [from, into] = [await open('customer', { description: 'First' }), await open()];
    const { message } = await reply('customer', from.id, { body: 'And the scanner?' });
    await merge(from.id, into.id);
    const { body } = await call('admin', 'post', `/support/tickets/${into.id}/tickets`)
      .send({ message_id: message.id, title: 'Scanner' })
      .expect(201);
    const split = (body as { data: TicketView }).data;
    await merge(split.id, into.id);
    await unmerged(split.id);
    expect(await wordsOf(split.id)).toEqual(['And the scanner?']);
  });

  it('is told of once: the step to its state says that the end of the merge caused it', async () => {
    const [from, into] = [await open(), await open()];
    await reply('admin', from.id, { body: 'Which one?', status: 'pending' });
    await merge(from.id, into.id);
    await unmerged(from.id);
    const steps = await calls.test.db.rows<{ payload: { from: string } }>(
      `select payload from domain_events where name = 'ticket.status_changed' and entity_id = ?`,
      [from.id],
    );
    expect(steps.find(({ payload }) => payload.from === 'closed')?.payload).toEqual({
      from: 'closed',
      to: 'pending',
      by_unmerge: true,
    });
  });

  it('is refused for a ticket that isn’t merged, or of which it isn’t known what it brought', async () => {
    const [from, into] = [await open(), await open()];
    expect(codeOf(await unmerge(from.id).expect(409))).toBe('ticket.not_merged');
    await merge(from.id, into.id);
    await calls.test.db.rows('update task_comments set moved_from = null');
    expect(codeOf(await unmerge(from.id).expect(409))).toBe('ticket.inseparable');
    expect(await get('admin', from.id)).toMatchObject({ status: 'closed', merged_into_id: into.id });
  });
});
