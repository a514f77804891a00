import { randomUUID } from 'node:crypto';
import type { AttachmentView, ConsultationContactView, OpenedTicket, TicketReplied } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { aConsultation } from '../factories/consultation.factory.js';
import { exportCalls } from '../support/calls/export-calls.js';
import { FOREIGN, inboundCalls } from '../support/calls/inbound-calls.js';
import { EveryAnswer } from '../support/every-answer.js';
import { eventually } from '../support/jobs/eventually.js';
import { feedItems } from '../support/jobs/feed-items.js';
import { listeners } from '../support/jobs/listeners.js';

const calls = inboundCalls({ worker: true });
const { call, open, reply, send, threadOf, settled } = calls;
const connect = listeners();
const customers = ['customer', 'primary'] as const;
const ANSWER = 'We come on Monday.';
/** In nothing but what customers may not read. */
const WORD = `quokka${randomUUID().slice(0, 8)}`;
const VENDOR = `vera@${WORD}.example`;

beforeEach(() => calls.test.mail.clear());
afterEach(settled);

/** A screen with the requests and the bell. */
async function screen(who: 'admin' | (typeof customers)[number]) {
  const listener = await connect(calls.test.url, calls.token(who));
  for (const channel of ['consultations', 'notifications'] as const)
    expect(await listener.join(channel)).toMatchObject({ ok: true });
  return (): string => JSON.stringify(listener.heard);
}

/** A note of the team with a file, which both say the word. */
async function noteIn(place: string): Promise<{ note: string; file: string }> {
  const input = { body: `They owe us *${WORD}*.`, visibility: 'internal', files: 1 };
  const { body } = await call('admin', 'post', `${place}/replies`).send(input).expect(201);
  const { data } = body as { data: ConsultationContactView | TicketReplied };
  const { id: note } = 'message' in data ? data.message : data;
  const sent = await call('admin', 'post', `/task-comments/${note}/attachments`)
    .send({ file_name: `${WORD}.txt`, file_type: 'text/plain', file_data: Buffer.from(WORD).toString('base64') })
    .expect(201);
  return { note, file: (sent.body as { data: AttachmentView }).data.id };
}

/** Forwards a ticket's message to a third party, who answers with a file; both texts hold the searched word. */
async function forwardedIn({ id, first_message_id }: OpenedTicket): Promise<{ notes: string[]; file: string }> {
  const { body } = await call('admin', 'post', `/support/tickets/${id}/forwards`)
    .send({ message_id: first_message_id, to: [VENDOR], text: `See ${WORD}.` })
    .expect(201);
  const mail = await calls.test.mail.next(VENDOR);
  const [address] = (mail.headers.get('reply-to') as { value: { address: string }[] }).value;
  const attachments = [{ filename: `${WORD}.txt`, content: WORD }];
  await send({ from: VENDOR, to: address?.address ?? '', text: `A ${WORD}.`, attachments }, FOREIGN);
  const back = (await threadOf('admin', id)).find(({ author_name: name }) => name === VENDOR);
  const notes = [(body as { data: TicketReplied }).data.message.id, back?.id ?? ''];
  return { notes, file: back?.attachments[0]?.id ?? '' };
}

/** What the sockets of customers get of all that happened. */
async function feedOfCustomers(): Promise<string> {
  const events = await calls.test.db.events();
  const items = await Promise.all(
    events.map((event) => feedItems(calls.test.app, { ...event, occurred_at: currentInstant() })),
  );
  return JSON.stringify(items.flat().filter((item) => !('room' in item && item.room.endsWith('@admin'))));
}

describe('what only the team reads is out of customers’ reach (decisions 4.12, 4.104, 4.107)', () => {
  it('in every answer, event, mail and export: notes, what third parties are asked and answer, and their files', async () => {
    const [ticket, merged] = [await open(), await open('customer', { title: 'The scanner is offline' })];
    const { consultation } = await calls.test.db.given(aConsultation({ customer: calls.cast.customer }));
    const [inTicket, inMerged, inRequest] = [
      await noteIn(`/support/tickets/${ticket.id}`),
      await noteIn(`/support/tickets/${merged.id}`),
      await noteIn(`/consultation-requests/${consultation.id}`),
    ];
    const forwarded = await forwardedIn(ticket);
    await call('admin', 'post', `/support/tickets/${merged.id}/merge`).send({ into_id: ticket.id }).expect(200);
    const person = { user_id: calls.cast.coworker.id };
    await call('admin', 'post', `/support/tickets/${ticket.id}/people`).send(person).expect(200);
    await reply('admin', ticket.id, { body: ANSWER });
    await settled();
    const written = (await threadOf('admin', ticket.id)).filter(({ body }) => body.includes(WORD)).map(({ id }) => id);
    expect(written.sort()).toEqual([inTicket.note, inMerged.note, ...forwarded.notes].sort());

    const files = [inTicket, inMerged, inRequest, forwarded].map(({ file }) => file);
    const kinds = [[ticket.id, merged.id], [consultation.id], [...written, inRequest.note], files];
    const every = await EveryAnswer.to(calls.test, calls.token('admin'), { word: WORD, kinds });
    expect(every.pathsOfAdmin()).toEqual(
      expect.arrayContaining([
        `/api/v1/task-comments?task_id=${ticket.id}`,
        `/api/v1/task-comments?task_id=${ticket.id}&search=${WORD}`,
        `/api/v1/task-comments?consultation_id=${consultation.id}`,
        `/api/v1/consultation-requests/${consultation.id}/contacts?`,
        ...files.map((id) => `/api/v1/attachments/${id}/content?`),
        `/api/v1/search?q=${WORD}`,
      ]),
    );
    for (const who of [...customers, 'coworker', 'stranger'] as const) {
      expect(await every.pathsOf(calls.token(who))).toEqual([]);
      const mails = calls.test.mail.mails.filter(({ to }) => to.includes(calls.cast[who].email));
      expect(JSON.stringify(mails)).not.toContain(WORD);
    }
    const feed = await feedOfCustomers();
    expect(feed).toContain(ANSWER);
    expect(feed).not.toContain(WORD);
    const { archive } = await exportCalls(calls.test, { authorization: `Bearer ${calls.token('customer')}` }).open();
    const exported = [...archive.files].map(([path, content]) => `${path} ${content.toString('latin1')}`).join();
    expect(exported).toContain(ANSWER);
    expect(exported).not.toContain(WORD);
  });
});

describe('an internal note in a request is out of its customer’s reach (decisions 4.104)', () => {
  it('in every event, notification and mail, whatever happens to it', async () => {
    const { consultation } = await calls.test.db.given(aConsultation({ customer: calls.cast.customer }));
    const assigned = { assigned_to: calls.cast.otherAdmin.id };
    await call('admin', 'put', `/consultation-requests/${consultation.id}`).send(assigned).expect(200);
    const [admin, ...theirs] = [await screen('admin'), await screen('customer'), await screen('primary')] as const;
    const { note, file } = await noteIn(`/consultation-requests/${consultation.id}`);
    const path = `/task-comments/${note}`;
    await call('admin', 'put', path)
      .send({ body: `They still owe us ${WORD}.` })
      .expect(200);
    await call('otherAdmin', 'put', `${path}/reactions/heart`).expect(200);
    await call('admin', 'delete', path).expect(200);
    await call('admin', 'post', `${path}/restore`).expect(200);
    await call('admin', 'post', `/consultation-requests/${consultation.id}/replies`).send({ body: ANSWER }).expect(201);
    await settled();

    await eventually(() => {
      for (const secret of [WORD, note, file]) expect(admin()).toContain(secret);
      for (const heard of theirs) expect(heard()).toContain(ANSWER);
    });
    for (const heard of theirs) for (const secret of [WORD, note, file]) expect(heard()).not.toContain(secret);
    for (const who of customers) {
      await call(who, 'put', path).send({ body: 'Read it' }).expect(404);
      await call(who, 'get', `/attachments/${file}/content`).expect(404);
    }
    const mailsWith = (text: string) =>
      calls.test.mail.mails.filter((mail) => `${mail.subject} ${mail.text} ${mail.html}`.includes(text));
    expect(mailsWith(WORD).map(({ to }) => to)).toEqual([[calls.cast.otherAdmin.email]]);
    expect(mailsWith(ANSWER).map(({ to }) => to)).toEqual([[calls.cast.customer.email]]);
  });
});
