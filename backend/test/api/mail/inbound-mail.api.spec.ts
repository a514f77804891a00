import type { AttachmentView } from '@portal/contracts';
import { asBytes } from '../../support/mail/as-bytes.js';
import { FOREIGN, inboundCalls, SUPPORT } from '../../support/calls/inbound-calls.js';
import { png } from '../../support/mail/sample-files.js';

const calls = inboundCalls();
const { send, refused, mails, open, threadOf, get, replyAddress } = calls;
const customer = () => calls.cast.customer.email;

describe('a mail to the support address (decisions, section 4)', () => {
  it('of a customer opens a ticket: subject, text and files', async () => {
    await send({
      from: customer(),
      subject: 'Re: Fwd: The scanner hums',
      text: 'Since *today*.\n\nIt is at @[Avery](user:1) desk #1.\n\n-- \nDana',
      attachments: [{ filename: 'scanner.png', content: png }],
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ status: 'filed', kind: 'message', is_proven: true, attachments: ['scanner.png'] });
    const ticket = await get('customer', mail?.ticket_id ?? '');
    expect(ticket).toMatchObject({
      title: 'The scanner hums',
      source: 'mail',
      status: 'new',
      last_reply_by: 'customer',
    });
    const [message] = await threadOf('customer', ticket.id);
    expect(message).toMatchObject({ author_id: calls.cast.customer.id });
    expect(message?.body_html).toBe('<p>Since *today*.</p>\n<p>It is at @[Avery](user:1) desk #1.</p>');
    expect(message?.attachments).toMatchObject([{ file_name: 'scanner.png', file_type: 'image/png' }]);
  });

  it('that answers one of ours goes on with its ticket, and only where its sender sees it', async () => {
    const { id } = await open();
    const inReplyTo = `<ticket.${id}@pamlico-it.example>`;
    const text = 'It works again.\n\n-- \nDana, extension 17';
    await send({ from: customer(), subject: 'Re: Printer', text, inReplyTo });
    await send({ from: customer(), subject: 'Re: Printer - come on Thursday (eom)', text: '', inReplyTo });
    const said = ['It works again.', expect.stringMatching(/come on Thursday$/)];
    expect((await threadOf('customer', id)).map(({ body }) => body)).toEqual(expect.arrayContaining(said));
    expect((await mails())[0]?.text).toContain('extension 17'); // what its message leaves out
    await send({ from: calls.cast.stranger.email, text: 'Mine too.', inReplyTo });
    expect(await threadOf('admin', id)).toHaveLength(3);
    expect(await calls.listed('stranger')).toHaveLength(1);
  });

  it('that has a ticket’s number in its subject goes on with its thread, a stranger’s opens another', async () => {
    const [{ id, number }, into] = [await open(), await open()];
    await calls.call('admin', 'post', `/support/tickets/${id}/merge`).send({ into_id: into.id }).expect(200);
    const subject = `[${number}] Two things`;
    await send({ from: customer(), messageId: '<1@t>', subject, text: 'Ours.' });
    await send({ from: calls.cast.stranger.email, messageId: '<2@t>', subject, text: 'Mine.' });
    expect((await threadOf('admin', into.id)).map(({ body }) => body)).toEqual(expect.arrayContaining(['Ours.']));
    expect(await get('stranger', (await calls.listed('stranger'))[0] ?? '')).toMatchObject({ title: 'Two things' });
  });

  it('waits for an admin when its sender is unknown, suspended, one of us, or not proven', async () => {
    calls.records().set('example.test', 'v=spf1 ip4:127.0.0.8 -all');
    await calls.test.db.rows(`update users set status = 'suspended' where id = ?`, [calls.cast.coworker.id]);
    await send({ from: 'nobody@elsewhere.test', messageId: '<1@t>' });
    await send({ from: calls.cast.coworker.email, messageId: '<2@t>' });
    await send({ from: calls.cast.admin.email, messageId: '<3@t>' });
    await send({ from: customer(), messageId: '<4@t>' }, FOREIGN);
    await calls.test.db.rows(`update users set status = 'active' where id = ?`, [calls.cast.coworker.id]);
    expect((await mails()).map(({ status, reason }) => [status, reason])).toEqual([
      ['waiting', 'unknown_sender'],
      ['waiting', 'suspended_sender'],
      ['waiting', 'from_admin'],
      ['waiting', 'unproven_sender'],
    ]);
    expect(await calls.listed('admin')).toEqual([]);
  });

  it('asks for nothing when a machine wrote it, when it bounced, or when it answers an invitation', async () => {
    const from = customer();
    await send({ from, messageId: '<1@t>', headers: { 'Auto-Submitted': 'auto-replied' } });
    await send({ from, messageId: '<2@t>', headers: { Precedence: 'bulk' } });
    await send({ from, messageId: '<3@t>', envelope: { from: '', to: SUPPORT } });
    const icalEvent = { method: 'REPLY', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' };
    await send({ from, messageId: '<4@t>', text: 'Dana has accepted your invitation.', icalEvent });
    expect((await mails()).map(({ status, kind }) => [status, kind])).toEqual([
      ['ignored', 'automatic'],
      ['ignored', 'automatic'],
      ['ignored', 'bounce'],
      ['ignored', 'calendar'],
    ]);
    expect(await calls.listed('admin')).toEqual([]);
  });

  it('that comes twice makes one ticket, also when both come at once', async () => {
    const mail = { from: customer(), messageId: '<same@bakery.test>' };
    await Promise.all([send(mail), send(mail), send(mail)]);
    await send(mail);
    expect(await mails()).toHaveLength(1);
    expect(await calls.listed('customer')).toHaveLength(1);
    const files = await calls.test.db.rows('select storage_path from inbound_mails');
    expect(files).toHaveLength(1);
  });

  it('that has the Message-ID of another one is a ticket of its own, however often it comes', async () => {
    const messageId = '<scan@bakery.test>';
    const scan = { from: customer(), subject: 'Scan', messageId };
    await send({ ...scan, text: 'The bill of May' });
    await send({ ...scan, text: 'The bill of June' });
    await send({ ...scan, text: 'The bill of June' });
    await send({ ...scan, text: 'The bill of May' });
    expect((await mails()).map(({ text }) => text).sort()).toEqual(['The bill of June', 'The bill of May']);
    expect(await calls.listed('customer')).toHaveLength(2);
  });

  it('keeps what can’t be taken over: a program’s name, and the rest of a long text', async () => {
    await send({
      from: customer(),
      text: 'x'.repeat(20_000).replace(/(.{70})/g, '$1\n'),
      attachments: ['run.exe', 'winmail.dat'].map((filename) => ({ filename, content: Buffer.from('MZ\u0000\u0001') })),
    });
    const [mail] = await mails();
    const [message] = await threadOf('customer', mail?.ticket_id ?? '');
    expect(message?.body).toContain('The rest of this mail is in whole-mail.txt');
    const [whole] = message?.attachments ?? [];
    const file = await calls.call('customer', 'get', `/attachments/${whole?.id}/content`).parse(asBytes).expect(200);
    expect(String(file.body).match(/x/g)).toHaveLength(20_000);
    expect(message?.body).toContain('Not accepted: run.exe, winmail.dat. Files of this kind are not accepted: send');
    expect(message?.body).toContain('Please send it once more');
  });

  it('leads admins from its message to the whole of it as it arrived, for as long as that is kept', async () => {
    await send({ from: customer(), html: '<p>It is <b>off</b>.</p>', headers: { 'X-Scanner': 'Basement' } });
    const [mail] = await mails();
    const linked = async (name: 'admin' | 'customer') =>
      (await threadOf(name, mail?.ticket_id ?? '')).map(({ by_mail }) => by_mail?.mail_id);
    expect([await linked('admin'), await linked('customer')]).toEqual([[mail?.id], [null]]);
    const original = await calls
      .call('admin', 'get', `/support/inbound-mails/${mail?.id}/original`)
      .parse(asBytes)
      .expect(200);
    expect(original.headers).toMatchObject({
      'content-type': 'message/rfc822',
      'content-length': String(mail?.size),
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+\.eml"/) as string,
      'x-content-type-options': 'nosniff',
    });
    expect((original.body as Buffer).toString()).toContain('X-Scanner: Basement');
    await calls.test.db.rows('delete from inbound_mails');
    expect(await linked('admin')).toEqual([null]);
    await calls.call('admin', 'get', `/support/inbound-mails/${mail?.id}/original`).expect(404);
  });
});

describe('an answer to the reply address of a ticket (decisions, section 4)', () => {
  it('is a message of the person whose address it is, without the quoted mail', async () => {
    const ticket = await open();
    const text =
      'Yes, today.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Pamlico IT <hello@pamlico-it.example> wrote:\n> Since when?';
    await send({ from: customer(), to: replyAddress(ticket.number, calls.cast.customer), text });
    const thread = await threadOf('admin', ticket.id);
    expect(thread.map(({ body, author_id }) => [body, author_id])).toContainEqual([
      'Yes, today.',
      calls.cast.customer.id,
    ]);
  });

  it('brings its words and a picture into the thread, without a plain text too', async () => {
    const ticket = await open();
    const attachments = [{ filename: 'front.png', content: png, cid: 'front@bakery.test' }];
    const to = replyAddress(ticket.number, calls.cast.customer);
    const html = '<p>Look: <img src="cid:front@bakery.test"> It is <b>off</b>.</p>';
    await send({ from: customer(), to, html, attachments });
    const message = (await threadOf('customer', ticket.id)).at(-1);
    expect(message?.body_html).toBe('<p>Look: [picture: front.png] It is <strong>off</strong>.</p>');
    const [file] = message?.attachments as AttachmentView[];
    expect(file).toMatchObject({ file_name: 'front.png' });
    await calls.call('customer', 'get', `/attachments/${file?.id}/content`).expect(200);
  });

  it('shows pictures of one name, or of none that can be kept, each where it stood', async () => {
    const ticket = await open();
    const named = ['image.png', 'image.png', 'C:\\till|1'];
    const attachments = named.map((filename, at) => ({ filename, content: png, cid: `${at}@bakery.test` }));
    const to = replyAddress(ticket.number, calls.cast.customer);
    const html =
      '<p>Before <img src="cid:0@bakery.test"></p><p>after <img src="cid:1%40bakery.test"> <img src="cid:2@bakery.test"></p>';
    await send({ from: customer(), to, text: 'Before after', html, attachments });
    const message = (await threadOf('customer', ticket.id)).at(-1);
    const names = (message?.attachments as AttachmentView[]).map(({ file_name }) => file_name);
    expect(names).toEqual(['image.png', 'image (2).png', 'till_1.png']);
    expect(message?.body_html).toBe(
      '<p>Before [picture: image.png]</p>\n<p>after [picture: image (2).png] [picture: till_1.png]</p>',
    );
  });

  it('waits for an admin when the sender isn’t proven, and never gets into the thread', async () => {
    calls.records().set('example.test', 'v=spf1 -all');
    const ticket = await open();
    await send({ from: customer(), to: replyAddress(ticket.number, calls.cast.customer), text: 'Pay me.' }, FOREIGN);
    expect(await mails()).toMatchObject([
      { status: 'waiting', reason: 'unproven_sender', ticket_number: ticket.number },
    ]);
    expect(await threadOf('admin', ticket.id)).toHaveLength(1);
  });

  it('is proven by SPF or DKIM of the sender’s domain, as its DMARC asks', async () => {
    calls.records().set('example.test', 'v=spf1 ip4:127.0.0.9 -all').set('_dmarc.example.test', 'v=DMARC1; p=reject');
    const ticket = await open();
    await send({ from: customer(), to: replyAddress(ticket.number, calls.cast.customer), text: 'By SPF.' }, FOREIGN);
    expect(await mails()).toMatchObject([{ status: 'filed', checks: { spf: 'pass', dmarc: 'pass' }, is_proven: true }]);
    calls.records().delete('_dmarc.example.test');
  });
});

describe('mails that are not taken leave no row', () => {
  afterEach(async () => {
    expect(await mails()).toEqual([]);
  });

  it('to a forged reply address, an unknown one, or another domain', async () => {
    const ticket = await open();
    const address = replyAddress(ticket.number, calls.cast.customer);
    const forged = address.replace(/\.[^.@]+@/, '.0123456789abc@');
    expect(await refused({ from: customer(), to: forged })).toMatchObject({ responseCode: 550 });
    expect(await refused({ from: customer(), to: 'sales@help.test' })).toMatchObject({ responseCode: 550 });
    const elsewhere = await refused({ from: customer(), to: 'someone@elsewhere.test' });
    expect(elsewhere).toMatchObject({ responseCode: 550 });
    expect(elsewhere.message).toContain('5.7.1');
  });

  it('to somebody else’s reply address, or that of a deleted ticket', async () => {
    const ticket = await open();
    const to = replyAddress(ticket.number, calls.cast.customer);
    const answer = await refused({ from: calls.cast.stranger.email, to });
    expect(answer).toMatchObject({ responseCode: 550 });
    expect(answer.message).toContain('5.7.1');
    await calls.call('admin', 'delete', `/support/tickets/${ticket.id}`).expect(200);
    expect(await refused({ from: customer(), to })).toMatchObject({ responseCode: 550 });
  });

  it('of a sender whom the domain disowns', async () => {
    calls.records().set('example.test', 'v=spf1 -all').set('_dmarc.example.test', 'v=DMARC1; p=reject');
    const answer = await refused({ from: customer() }, FOREIGN);
    expect(answer).toMatchObject({ responseCode: 550 });
    expect(answer.message).toContain('5.7.26');
    calls.records().delete('_dmarc.example.test');
  });

  it('without one sender', async () => {
    expect(await refused({ from: [customer(), calls.cast.stranger.email], sender: customer() })).toMatchObject({
      responseCode: 550,
    });
  });
});
