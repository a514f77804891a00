import type { LinkedTicket, Page } from '@portal/contracts';
import { codeOf, ticketCalls } from '../../support/calls/ticket-calls.js';
import { feedItems } from '../../support/jobs/feed-items.js';

const calls = ticketCalls();
const { call, open, change, historyOf } = calls;

const link = (id: string, other_id: string, kind = 'same_cause') =>
  call('admin', 'post', `/support/tickets/${id}/links`).send({ other_id, kind });
const linksOf = async (id: string): Promise<[string, string, string][]> => {
  const { body } = await call('admin', 'get', `/support/tickets/${id}/links`).expect(200);
  return (body as Page<LinkedTicket>).data.map((one) => [one.id, one.link_kind, one.status]);
};

describe('links between support tickets (decisions 4.102)', () => {
  it('go both ways, also between customers, once for a pair, until one is taken away', async () => {
    const [one, two] = [await open(), await open('stranger')];
    await link(one.id, two.id).expect(200);
    await change('admin', two.id, { status: 'resolved' });
    expect(await linksOf(one.id)).toEqual([[two.id, 'same_cause', 'resolved']]);
    expect(await linksOf(two.id)).toEqual([[one.id, 'same_cause', 'new']]);
    await link(two.id, one.id, 'related').expect(200);
    await link(two.id, one.id, 'related').expect(200);
    expect(await linksOf(one.id)).toEqual([[two.id, 'related', 'resolved']]);
    await call('admin', 'delete', `/support/tickets/${one.id}/links/${two.id}`).expect(200);
    await call('admin', 'delete', `/support/tickets/${two.id}/links/${one.id}`).expect(404);
    expect(await linksOf(two.id)).toEqual([]);
    const linked = (await historyOf('admin', one.id)).filter(({ event }) => event.includes('linked')).reverse();
    expect(linked.map(({ event, facts }) => [event, facts['kind'], facts['other_number']])).toEqual([
      ['ticket.linked', 'same_cause', two.number],
      ['ticket.linked', 'related', two.number],
      ['ticket.unlinked', undefined, two.number],
    ]);
  });

  it('are refused with itself', async () => {
    const { id } = await open();
    expect(codeOf(await link(id, id).expect(400))).toBe('ticket.same_link');
  });

  it('are refused with a merged ticket', async () => {
    const [from, into] = [await open(), await open()];
    await call('admin', 'post', `/support/tickets/${from.id}/merge`).send({ into_id: into.id }).expect(200);
    expect(codeOf(await link(into.id, from.id).expect(409))).toBe('ticket.merged_link');
  });

  it('are the team’s: neither histories nor live changes tell customers of them', async () => {
    const [one, two] = [await open(), await open()];
    await link(one.id, two.id).expect(200);
    expect(await historyOf('customer', one.id)).toEqual([]);
    const [event] = await calls.test.db.rows<object>(`select * from domain_events where name = 'ticket.linked'`);
    expect(await feedItems(calls.test.app, event ?? {})).toEqual([
      { resync: { room: 'support@admin', channel: 'support' } },
    ]);
  });
});
