import { inboundCalls, SUPPORT } from '../../support/calls/inbound-calls.js';

const calls = inboundCalls();
const { send, refused, mails, open, threadOf, get, replyAddress } = calls;

describe('an answer by mail, in a ticket with internal notes (decisions, section 4)', () => {
  it('of an admin answers the customer; to the address of a note it is a note', async () => {
    const ticket = await open();
    const from = calls.cast.admin.email;
    const note = replyAddress(ticket.number, calls.cast.admin, 'note');
    await send({ from, to: note, text: 'They never pay.' });
    const text = 'We come.\n\nA wrote:\n> They never pay a bill.\n> They never pay.'; // a note, which it quotes, stays one
    await send({ from, to: replyAddress(ticket.number, calls.cast.admin), text });
    expect((await threadOf('customer', ticket.id)).map(({ body }) => body)).toContain('We come.');
    expect(await threadOf('customer', ticket.id)).toHaveLength(2);
    expect((await threadOf('admin', ticket.id)).map(({ visibility }) => visibility)).toContain('internal');
    expect(await get('customer', ticket.id)).toMatchObject({ status: 'open', last_reply_by: 'admin' });
  });

  it('of an admin waits at the support address, since it may answer an internal note', async () => {
    const { id } = await open();
    await send({ from: calls.cast.admin.email, text: 'Never again.', inReplyTo: `<ticket.${id}@pamlico-it.example>` });
    const [mail] = await mails();
    expect(mail).toMatchObject({ status: 'waiting', reason: 'from_admin' });
    expect(await threadOf('admin', id)).toHaveLength(1);
    const file = (text: string) =>
      calls.call('admin', 'post', `/support/inbound-mails/${mail?.id}/file`).send({ ticket_id: text });
    await file(id).expect(200);
    expect((await threadOf('customer', id)).map(({ body }) => body)).toContain('Never again.');
  });

  it('that is delivered to two addresses of ours separately is one message', async () => {
    const { id, number } = await open();
    const { customer: dana, admin } = calls.cast;
    for (const [user, text, isFirst] of [
      [dana, 'Again.', true],
      [dana, 'Once more.', false],
      [admin, 'We come.', false],
    ] as const) {
      const mail = { from: user.email, text, messageId: `<${text}>`, inReplyTo: `<ticket.${id}@pamlico-it.example>` };
      const addresses = [SUPPORT, replyAddress(number, user)];
      for (const to of isFirst ? addresses.reverse() : addresses) await send({ ...mail, to });
    }
    const [, ...bodies] = (await threadOf('customer', id)).map(({ body }) => body);
    expect(bodies.sort()).toEqual(['Again.', 'Once more.', 'We come.']);
  });

  it('of an admin who typed into a mail of which it isn’t known whether customers may read it', async () => {
    const ticket = await open();
    const text = `Yes.\n\nFrom: Pamlico IT Services\nSent: Friday\nTo: A\nSubject: x\n\nThey never pay.\n\nI call them.`;
    const to = replyAddress(ticket.number, calls.cast.admin);
    const answer = await refused({ from: calls.cast.admin.email, to, text });
    expect(answer).toMatchObject({ responseCode: 550, message: expect.stringContaining('write above the quote') });
    await send({ from: calls.cast.admin.email, text });
    const [waiting] = await mails();
    const file = calls.call('admin', 'post', `/support/inbound-mails/${waiting?.id}/file`);
    const { body } = await file.send({ ticket_id: ticket.id }).expect(400);
    expect(body).toMatchObject({
      details: [{ path: 'ticket_id', message: expect.stringContaining('above the quote') }],
    });
    expect(await threadOf('admin', ticket.id)).toHaveLength(1);
  });

  it('of an admin who wrote nothing, so that customers get no mail that says nothing', async () => {
    const ticket = await open();
    const [from, to] = [calls.cast.admin.email, replyAddress(ticket.number, calls.cast.admin)];
    const [opening] = await threadOf('admin', ticket.id);
    const ours = `On Thu, Nov 26, 2026 at 9:00 AM Dana <support@help.test> wrote:\n> ${opening?.body}`;
    for (const text of ['', ours, `-- \nRobin Miles\n\n${ours}`, '---', 'Sent from my iPhone'])
      expect(await refused({ from, to, subject: `Re: ${ticket.title}`, text })).toMatchObject({
        responseCode: 550,
        message: expect.stringContaining('no words of its own'),
      });
    expect(await threadOf('admin', ticket.id)).toHaveLength(1);
    const attachments = [{ filename: 'till.txt', content: 'E17' }];
    await send({ from, to, subject: `Re: ${ticket.title}`, text: '', attachments });
    expect((await threadOf('customer', ticket.id)).map(({ body }) => body)).toContain('*A mail with files*');
  });

  it('of a customer tells nothing of the internal notes of its ticket', async () => {
    const ticket = await open();
    const note = replyAddress(ticket.number, calls.cast.admin, 'note');
    await send({ from: calls.cast.admin.email, to: note, text: 'They never pay on time.' });
    for (const guess of ['They never pay on time.', 'They always pay on time.'])
      await send({
        from: calls.cast.customer.email,
        to: replyAddress(ticket.number, calls.cast.customer),
        text: `Hi\n\n> ${guess}`,
      });
    const [, ...answers] = await threadOf('customer', ticket.id);
    expect(answers.map(({ body }) => body)).toEqual(
      expect.arrayContaining([expect.stringContaining('always'), expect.stringContaining('never')]),
    );
  });
});
