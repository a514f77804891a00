import type { SearchAnswer } from '@portal/contracts';
import { inboundCalls, SUPPORT } from '../../support/calls/inbound-calls.js';

const calls = inboundCalls({ worker: true });
const { send, mails, open, threadOf, get, reply, replyAddress, settled } = calls;
const addressOf = (who: keyof typeof calls.cast): string => calls.cast[who].email;

afterEach(settled);

const peopleOf = async (id: string): Promise<string[]> => (await get('admin', id)).people.map((person) => person.id);
const wordsOf = async (id: string): Promise<string[]> => (await threadOf('admin', id)).map(({ body }) => body);
/** What one of the product's mails about a ticket is called, and where it is answered. */
const mailsTo = async (who: keyof typeof calls.cast): Promise<string[]> => {
  await settled();
  const rows = await calls.test.db.rows<{ template: string }>(
    `select template from notifications where channel = 'email' and status = 'sent' and recipient_id = ? order by id`,
    [calls.cast[who].id],
  );
  return rows.map(({ template }) => template);
};

describe('a mail with copies (decisions 4.101)', () => {
  it('puts colleagues on its ticket and names the other addresses, but never ours', async () => {
    await send({
      from: addressOf('customer'),
      to: [SUPPORT, 'otto@supplier.example'],
      cc: [addressOf('coworker').toUpperCase(), addressOf('stranger'), addressOf('admin'), 'support+x@help.test'],
      text: 'It hums.',
    });
    const [mail] = await mails();
    const id = mail?.ticket_id ?? '';
    expect(await peopleOf(id)).toEqual([calls.cast.coworker.id]);
    expect(await wordsOf(id)).toEqual([`It hums.\n\n*Also to: otto@supplier.example, ${addressOf('stranger')}*`]);
    expect(await mailsTo('coworker')).toEqual(['ticket_added']);
    const found = await calls.call('coworker', 'get', '/search?q=hums&types=ticket').expect(200);
    expect((found.body as { data: SearchAnswer }).data.hits).toMatchObject([{ id }]);
  });

  it('is answered by who got the copy, in the same ticket, and all customers on it get what is written', async () => {
    const messageId = '<first@bakery.test>';
    await send({ from: addressOf('customer'), cc: addressOf('coworker'), text: 'It hums.', messageId });
    const [{ ticket_id: id } = { ticket_id: null }] = await mails();
    await send({ from: addressOf('coworker'), inReplyTo: messageId, subject: 'Re: Printer', text: 'Here too.' });
    await send({
      from: addressOf('coworker'),
      to: replyAddress((await get('admin', id ?? '')).number, calls.cast.coworker),
      text: 'And now it is off.',
    });
    await reply('admin', id ?? '', { body: 'We come today.' });
    await reply('admin', id ?? '', { body: 'Our guess', visibility: 'internal' });
    expect(await wordsOf(id ?? '')).toEqual([
      'It hums.',
      'Here too.',
      'And now it is off.',
      'We come today.',
      'Our guess',
    ]);
    expect(await mailsTo('customer')).toEqual(['ticket_received', 'ticket_message', 'ticket_message', 'ticket_reply']);
    expect(await mailsTo('coworker')).toEqual(['ticket_added', 'ticket_reply']);
  });

  it('of somebody who may not add people, or for the team alone, adds nobody', async () => {
    const ticket = await open();
    const to = (who: keyof typeof calls.cast, kind: 'reply' | 'note' = 'reply') =>
      replyAddress(ticket.number, calls.cast[who], kind);
    const cc = addressOf('coworker');
    await send({ from: addressOf('primary'), to: to('primary'), cc, text: 'I look.' });
    await send({ from: addressOf('admin'), to: to('admin', 'note'), cc, text: 'Our guess.' });
    expect(await peopleOf(ticket.id)).toEqual([]);
    expect(await wordsOf(ticket.id)).toContain(`I look.\n\n*Also to: ${cc}*`);
    await send({ from: addressOf('admin'), to: to('admin'), cc, text: 'We come today.' });
    expect(await peopleOf(ticket.id)).toEqual([calls.cast.coworker.id]);
  });

  it('reaches nobody who left before it goes, nor takes their answer', async () => {
    const ticket = await open();
    await calls
      .call('customer', 'post', `/support/tickets/${ticket.id}/people`)
      .send({ user_id: calls.cast.coworker.id });
    await calls
      .call('coworker', 'delete', `/support/tickets/${ticket.id}/people/${calls.cast.coworker.id}`)
      .expect(200);
    await reply('admin', ticket.id, { body: 'We come today.' });
    expect(await mailsTo('coworker')).not.toContain('ticket_reply');
    const answer = {
      from: addressOf('coworker'),
      to: replyAddress(ticket.number, calls.cast.coworker),
      text: 'Still off.',
    };
    expect(await calls.refused(answer)).toMatchObject({ responseCode: 550 });
  });
});
