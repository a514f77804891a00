import type { SearchAnswer } from '@portal/contracts';
import { putOnTicket } from '../../support/calls/put-on-ticket.js';
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

  it('puts nobody on a ticket where an admin files it, since its sender isn’t proven', async () => {
    const ticket = await open();
    const cc = addressOf('coworker');
    await send({ from: 'dana@private.example', cc, text: 'Still off.' });
    const [mail] = await mails('&status=waiting');
    await calls
      .call('admin', 'post', `/support/inbound-mails/${mail?.id}/file`)
      .send({ ticket_id: ticket.id })
      .expect(200);
    expect(await peopleOf(ticket.id)).toEqual([]);
    expect(await wordsOf(ticket.id)).toContain(`Still off.\n\n*Also to: ${cc}*`);
  });

  it('is told of to the people of a closed ticket where it opens the next one, as any other message', async () => {
    const closed = async (): Promise<string> => {
      const { id } = await open();
      await putOnTicket(calls.test, id, calls.cast.coworker.id);
      await calls.change('admin', id, { status: 'closed' });
      await settled();
      await calls.test.db.rows('delete from notifications');
      return id;
    };
    await reply('coworker', await closed(), { body: 'It is off again.' });
    expect([await mailsTo('customer'), await mailsTo('coworker')]).toEqual([['ticket_message'], []]);
    await reply('admin', await closed(), { body: 'It is back.' });
    expect([await mailsTo('customer'), await mailsTo('coworker')]).toEqual([
      ['ticket_opened_for_you'],
      ['ticket_reply'],
    ]);
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
