import type { CommentView, Problem, TicketReplied } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { MailSuppression } from '../../../src/modules/notifications/suppressions/mail-suppression.entity.js';
import { FOREIGN, inboundCalls } from '../../support/calls/inbound-calls.js';
import { png } from '../../support/mail/sample-files.js';

const calls = inboundCalls({ worker: true });
const { send, refused, mails, open, threadOf, get, reply, change, call, settled } = calls;
const VENDOR = 'vera@quokka.example';

/** A ticket by mail with two pictures, and its first message. */
async function opened(subject = 'Scanner'): Promise<{ id: string; message: CommentView }> {
  const attachments = ['scanner.png', 'desk.png'].map((filename) => ({ filename, content: png }));
  await send({ from: calls.cast.customer.email, subject, text: 'It says **E17**.', attachments });
  const id = (await mails())[0]?.ticket_id ?? '';
  const [message] = await threadOf('admin', id);
  if (!message) throw new Error('No message');
  return { id, message };
}
const fileOf = ({ attachments }: CommentView, name: string) => attachments.find((file) => file.file_name === name)?.id;
const forward = (id: string, message: CommentView | null, more: object = {}) =>
  call('admin', 'post', `/support/tickets/${id}/forwards`).send({
    message_id: message?.id ?? null,
    to: [VENDOR],
    ...more,
  });
const mailsTo = (address: string) => calls.test.mail.mails.filter(({ to }) => to.includes(address));
/** Forwards the message; answers the mail, the address for answers to it, and the note about it. */
async function forwarded(id: string, message: CommentView | null, more: object = {}) {
  const { body } = await forward(id, message, more).expect(201);
  await settled();
  const mail = mailsTo(VENDOR).at(-1);
  const [address] = (mail?.headers.get('reply-to') as { value: { address: string }[] }).value;
  return { mail, to: address?.address ?? '', note: (body as { data: TicketReplied }).data.message };
}
const bodiesOf = async (who: 'admin' | 'customer', id: string) => (await threadOf(who, id)).map(({ body }) => body);
const messageOf = (answer: { body: unknown }) => (answer.body as Problem).details?.[0]?.message;

describe('a message that is forwarded to a third party (decisions 4.107)', () => {
  it('goes out with the chosen file; its answer is a note under its own address, by which the forwarder is notified', async () => {
    const { id, message } = await opened();
    const more = { to: ['VERA@quokka.example', 'otto@quokka.example'], text: 'What is *E17*?' };
    const { mail, to, note } = await forwarded(id, message, {
      ...more,
      attachment_ids: [fileOf(message, 'scanner.png')],
    });
    expect(mailsTo('otto@quokka.example')).toHaveLength(1);
    expect(mail?.subject).toBe('Fwd: Scanner');
    expect(mail?.text).toMatch(/What is \*?E17\*?\?[^]*Forwarded message of Dana Test[^]*It says/);
    expect(mail?.text).not.toMatch(/admin\/support/);
    expect(mail?.headers.get('auto-submitted')).toBe('no');
    expect(mail?.files).toMatchObject([{ filename: 'scanner.png', content: png }]);
    expect(note.visibility).toBe('internal');
    expect(note.body).toMatch(/<vera@quokka\.example>, <otto@quokka\.example>[^]*scanner\.png/);

    const until = new Date(currentInstant().getTime() + 86_400_000).toISOString();
    await change('admin', id, { assignee_id: calls.cast.otherAdmin.id, snoozed_until: until });
    await settled();
    const answer = { from: VENDOR, to, subject: 'Re: Fwd: Scanner', text: 'A broken lamp.' };
    await send({ ...answer, attachments: [{ filename: 'lamp.png', content: png }] }, FOREIGN);
    await settled();
    const back = (await threadOf('admin', id)).at(-1);
    expect(back).toMatchObject({
      visibility: 'internal',
      author_name: VENDOR,
      by_mail: { from_address: VENDOR, filed_by_name: 'Avery Test' },
      body: expect.stringMatching(/isn’t proven[^]*A broken lamp\.$/) as string,
      attachments: [{ file_name: 'lamp.png' }],
    });
    expect(await get('admin', id)).toMatchObject({ snoozed_until: null, status: 'new' });
    for (const { email } of [calls.cast.admin, calls.cast.otherAdmin])
      expect(mailsTo(email).at(-1)?.text).toMatch(/vera@quokka\.example[^]*A broken lamp/);
    await call('admin', 'put', `/task-comments/${back?.id}`).send({ body: 'A fine lamp.' }).expect(403);
    // an answer to the answer goes to them again
    await forward(id, back ?? null).expect(201);
    await settled();
    expect(mailsTo(VENDOR).at(-1)?.text).toMatch(/message of vera@quokka\.example[^]*A broken lamp/);
  });

  it('is answered by a note, whoever writes to its address, also of those who read the ticket', async () => {
    const { id, message } = await opened();
    const { mail, to } = await forwarded(id, message);
    await send({ from: calls.cast.customer.email, to, text: 'They say it is the lamp.' });
    await send({ from: calls.cast.customer.email, to, text: 'Forged.' }, FOREIGN);
    await send({ from: calls.cast.admin.email, to, text: 'For us.' });
    expect(await bodiesOf('customer', id)).toEqual([message.body]);
    const written = (await threadOf('admin', id)).slice(2);
    expect(written.map(({ author_name: name }) => name)).toEqual([
      calls.cast.customer.email,
      calls.cast.customer.email,
      'Avery Test',
    ]);
    expect(written.map(({ body }) => body.includes('isn’t proven'))).toEqual([false, true, false]);
    // nor does an answer to the address of all mails go on with the ticket by the forwarded mail
    await send({ from: calls.cast.customer.email, text: 'Is it the lamp?', inReplyTo: mail?.messageId ?? '' });
    expect(await bodiesOf('customer', id)).toEqual([message.body]);
    expect((await mails()).at(-1)?.ticket_id).not.toBe(id);
  });

  it('takes no machine’s mail, and no answer once the note is deleted', async () => {
    const { id, message } = await opened();
    const { to, note } = await forwarded(id, message);
    await send({ from: VENDOR, to, text: 'Away.', headers: { 'Auto-Submitted': 'auto-replied' } }, FOREIGN);
    expect((await mails()).at(-1)).toMatchObject({ status: 'ignored' });
    await call('admin', 'delete', `/task-comments/${note.id}`).expect(200);
    expect(await refused({ from: VENDOR, to, text: 'Later.' }, FOREIGN)).toMatchObject({ responseCode: 550 });
    expect(await threadOf('admin', id)).toHaveLength(1);
  });

  it('has answers that wait while the ticket is closed, and are notes of any ticket then', async () => {
    const { id, message } = await opened();
    const { to } = await forwarded(id, message);
    await change('admin', id, { status: 'closed' });
    await send({ from: VENDOR, to, text: 'Late.' }, FOREIGN);
    const waiting = (await mails()).at(-1);
    expect(waiting).toMatchObject({ status: 'waiting', ticket_id: id });
    const file = (input: object) => call('admin', 'post', `/support/inbound-mails/${waiting?.id}/file`).send(input);
    await file({ ticket_id: id }).expect(409);
    await file({ requester_id: calls.cast.customer.id, title: 'Scanner' }).expect(400);
    const other = await open();
    await file({ ticket_id: other.id }).expect(200);
    expect(await bodiesOf('customer', other.id)).toHaveLength(1);
    expect((await threadOf('admin', other.id)).at(-1)).toMatchObject({ author_name: VENDOR, body: 'Late.' });
  });

  it('may be the whole conversation, without notes and their files', async () => {
    const { id, message } = await opened('=?utf-8?Q?Scanner=0D=0ABcc:_eve@quokka.example?=');
    await reply('admin', id, { body: 'A secret note.', visibility: 'internal' });
    await reply('admin', id, { body: 'Which light is on?' });
    const { to } = await forwarded(id, message);
    await send(
      { from: VENDOR, to, text: 'Our price.', attachments: [{ filename: 'offer.png', content: png }] },
      FOREIGN,
    );
    const offer = (await threadOf('admin', id)).at(-1);
    expect(offer?.attachments).toHaveLength(1);
    const ids = { attachment_ids: [offer?.attachments[0]?.id] };
    expect(messageOf(await forward(id, null, ids).expect(400))).toBe('What is forwarded has no such file');
    const { mail, note } = await forwarded(id, null, { attachment_ids: [fileOf(message, 'desk.png')] });
    await reply('admin', id, { body: 'Too late for it.' });
    expect(mail?.text).toMatch(/Message of Dana Test[^]*It says[^]*Message of Avery Test[^]*Which light is on\?/);
    expect(mail?.text).not.toMatch(/secret|price/);
    expect(mail?.files).toMatchObject([{ filename: 'desk.png' }]);
    expect(mail?.subject).toMatch(/^Fwd: Scanner.*Bcc: eve@quokka\.example$/);
    expect([mail?.to, mail?.headers.has('bcc')]).toEqual([[VENDOR], false]);
    expect(note.body).toContain('the whole conversation, with desk.png');
  });

  it('is refused to addresses without mail and to readers, and with notes, messages and files of others', async () => {
    const { id, message } = await opened();
    const suppression = MailSuppression.watch('dead@quokka.example', 'bounces', null);
    await calls.test.db.given((em) =>
      Promise.resolve(em.persist(Object.assign(suppression, { status: 'suppressed' }))),
    );
    const refusal = async (more: object) => messageOf(await forward(id, message, more).expect(400));
    expect(await refusal({ to: [VENDOR, 'dead@quokka.example'] })).toMatch(/^dead@quokka\.example gets no mail/);
    expect(await refusal({ to: ['support@help.test'] })).toContain('would come back');
    expect(await refusal({ to: [calls.cast.customer.email] })).toContain('write an answer instead');
    expect(await refusal({ to: Array.from({ length: 11 }, (_, at) => `v${at}@quokka.example`) })).toContain(
      'At most 10',
    );
    expect(await refusal({ attachment_ids: [message.id] })).toBe('What is forwarded has no such file');
    await calls.test.db.rows(`update comment_attachments set file_size = 6000000 returning 1`);
    const both = message.attachments.map((file) => file.id);
    expect(await refusal({ attachment_ids: both })).toBe('Files of a mail have at most 10 MB together');
    const { message: note } = await reply('admin', id, { body: 'They never pay.', visibility: 'internal' });
    expect(messageOf(await forward(id, note).expect(400))).toMatch(/^Notes of the team/);
    const other = await open();
    expect(messageOf(await forward(other.id, message).expect(400))).toBe('The ticket has no such message');
    await change('admin', id, { status: 'closed' });
    await forward(id, message).expect(409);
    expect(await threadOf('admin', id)).toHaveLength(2);
  });
});
