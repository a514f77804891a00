import type { TicketView } from '@portal/contracts';
import { ticketCalls } from '../../support/calls/ticket-calls.js';
import { whileHeld } from '../../support/database/while-held.js';

const calls = ticketCalls();
const { call, open, reply, threadOf } = calls;

const merged = async (id: string, into_id: string): Promise<TicketView> => {
  const { body } = await call('admin', 'post', `/support/tickets/${id}/merge`).send({ into_id }).expect(200);
  return (body as { data: TicketView }).data;
};

describe('an answer that had to wait for its ticket while another one got in (decisions, section 4)', () => {
  it('is the newest of the ticket: the time of the last answer never goes back', async () => {
    const [from, into] = [await open(), await open()];
    await merged(from.id, into.id);
    const times: string[] = [];
    const [late] = await whileHeld(
      calls.test,
      from.id,
      [() => reply('customer', from.id, { body: 'Late' })],
      async () => {
        times.push((await reply('admin', into.id, { body: 'In time' })).ticket.last_reply_at);
      },
    );
    expect((await threadOf('admin', into.id)).map(({ body }) => body).slice(-2)).toEqual(['In time', 'Late']);
    const at = late?.ticket.last_reply_at ?? '';
    expect(late?.ticket).toMatchObject({ id: into.id, last_reply_by: 'customer' });
    expect([...times, at].sort()).toEqual([...times, at]);
  });

  it('puts the ticket back to work that it is merged into', async () => {
    const [from, into] = [await open(), await open()];
    await whileHeld(calls.test, from.id, [() => reply('customer', from.id, { body: 'It burns' })], async () => {
      await reply('admin', into.id, { body: 'Since when?', status: 'pending' });
    });
    expect(await merged(from.id, into.id)).toMatchObject({ status: 'open', last_reply_by: 'customer' });
    expect((await threadOf('admin', into.id)).map(({ body }) => body).at(-1)).toBe('It burns');
  });
});
