import { feedItems } from '../../support/jobs/feed-items.js';
import { codeOf, ticketCalls } from '../../support/calls/ticket-calls.js';

const calls = ticketCalls();
const { call, open, change, get, listed, historyOf } = calls;

const tagged = async (...tags: string[]): Promise<string> => {
  const { id } = await open();
  await change('admin', id, { tags });
  return id;
};

describe('tags of tickets (decisions 4.109)', () => {
  it('are compared without case and spelled as they are written first', async () => {
    const first = await tagged('VPN', 'Head office', 'vpn');
    expect((await get('admin', first)).tags).toEqual(['VPN', 'Head office']);
    const second = await tagged('head OFFICE', 'New  one');
    expect((await get('admin', second)).tags).toEqual(['Head office', 'New one']);
    const { version } = await get('admin', second);
    expect(await change('admin', second, { add_tags: ['NEW ONE', 'vpn'] })).toMatchObject({ version: version + 1 });
    expect(await change('admin', second, { add_tags: ['x'], remove_tags: ['X', 'new one'] })).toMatchObject({
      tags: ['Head office', 'VPN'],
    });
    const { body } = await call('admin', 'get', '/support/tags').expect(200);
    expect(body).toEqual({
      data: [
        { name: 'Head office', tickets: 2 },
        { name: 'VPN', tickets: 2 },
      ],
    });
    expect((await historyOf('admin', second)).filter(({ event }) => event === 'ticket.tagged')).toMatchObject([
      { facts: { added: [], removed: ['New one'] } },
      { facts: { added: ['VPN'], removed: [] } },
      { facts: { added: ['Head office', 'New one'], removed: [] } },
    ]);
  });

  it('narrow the list, and the search of the list finds them', async () => {
    const [one, other] = [await tagged('VPN', 'Head office'), await tagged('vpn 2')];
    await open();
    expect(await listed('admin', '&tag=vpn')).toEqual([one]);
    expect(await listed('admin', '&tag=HEAD%20office,vpn%202')).toEqual([one, other]);
    expect(await listed('admin', '&search=printer%20vpn')).toEqual([one, other]);
    expect(await listed('customer', '&search=vpn')).toEqual([]);
  });

  it.each([
    [['a_b'], 'Only letters, digits, spaces, “-” and “.”'],
    [['x'.repeat(41)], 'At most 40 characters'],
    [[' '], 'Required'],
    [Array.from({ length: 11 }, (_, at) => `tag ${at}`), 'At most 10 tags'],
  ])('are refused in words: %j', async (tags, message) => {
    const { id } = await open();
    const { body } = await call('admin', 'put', `/support/tickets/${id}`).send({ tags }).expect(400);
    expect(body).toMatchObject({ details: [{ message }] });
  });

  it('are at most ten, counted with those that are there', async () => {
    const id = await tagged(...Array.from({ length: 10 }, (_, at) => `tag ${at}`));
    await change('admin', id, { add_tags: ['TAG 1'] });
    const refused = await call('admin', 'put', `/support/tickets/${id}`).send({ add_tags: ['11'], priority: 'low' });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'ticket.too_many_tags']);
    expect(await get('admin', id)).toMatchObject({ priority: 'high' });
  });

  it('are nothing that customers get, change or are told of', async () => {
    const id = await tagged('VPN');
    expect(await get('customer', id)).not.toHaveProperty('tags');
    for (const field of ['tags', 'add_tags', 'remove_tags'])
      await call('customer', 'put', `/support/tickets/${id}`)
        .send({ [field]: ['VPN'] })
        .expect(400);
    await call('customer', 'get', '/support/tickets?tag=VPN').expect(400);
    await call('customer', 'get', '/support/tickets?file=csv&columns=tags').expect(400);
    expect(await historyOf('customer', id)).toEqual([]);
    const [event] = await calls.test.db.rows<{ occurred_at: string }>(
      `select * from domain_events where name = 'ticket.tagged'`,
    );
    const items = await feedItems(calls.test.app, { ...event, occurred_at: new Date(event?.occurred_at ?? '') });
    expect(items.flatMap((item) => ('change' in item ? [item.room] : []))).toEqual(['support@admin']);
  });
});
