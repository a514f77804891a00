import { randomUUID } from 'node:crypto';
import type { AttachmentView, ConsultationContactView } from '@portal/contracts';
import { aConsultation } from '../factories/consultation.factory.js';
import { ticketCalls } from '../support/calls/ticket-calls.js';
import { findPathsWith } from '../support/find-paths-with.js';
import { eventually } from '../support/jobs/eventually.js';
import { listeners } from '../support/jobs/listeners.js';

const calls = ticketCalls(() => ({}), { worker: true });
const { call, settled } = calls;
const connect = listeners();
const customers = ['customer', 'primary'] as const;
const ANSWER = 'We come on Monday.';

afterEach(settled);

/** A screen with the requests and the bell. */
async function screen(who: 'admin' | (typeof customers)[number]) {
  const listener = await connect(calls.test.url, calls.token(who));
  for (const channel of ['consultations', 'notifications'] as const)
    expect(await listener.join(channel)).toMatchObject({ ok: true });
  return (): string => JSON.stringify(listener.heard);
}

describe('an internal note in a request is out of its customer’s reach (decisions 4.104)', () => {
  it('in every answer, event, notification and mail, whatever happens to it', async () => {
    const word = `quokka${randomUUID().slice(0, 8)}`;
    const { consultation } = await calls.test.db.given(aConsultation({ customer: calls.cast.customer }));
    const assigned = { assigned_to: calls.cast.otherAdmin.id };
    await call('admin', 'put', `/consultation-requests/${consultation.id}`).send(assigned).expect(200);
    const [admin, ...theirs] = [await screen('admin'), await screen('customer'), await screen('primary')] as const;
    const reply = async (input: object): Promise<ConsultationContactView> => {
      const { body } = await call('admin', 'post', `/consultation-requests/${consultation.id}/replies`)
        .send(input)
        .expect(201);
      return (body as { data: ConsultationContactView }).data;
    };
    const note = await reply({ body: `They owe us *${word}*.`, visibility: 'internal', files: 1 });
    const sent = await call('admin', 'post', `/task-comments/${note.id}/attachments`)
      .send({ file_name: `${word}.txt`, file_type: 'text/plain', file_data: Buffer.from(word).toString('base64') })
      .expect(201);
    const file = (sent.body as { data: AttachmentView }).data;
    const path = `/task-comments/${note.id}`;
    await call('admin', 'put', path)
      .send({ body: `They still owe us ${word}.` })
      .expect(200);
    await call('otherAdmin', 'put', `${path}/reactions/heart`).expect(200);
    await call('admin', 'delete', path).expect(200);
    await call('admin', 'post', `${path}/restore`).expect(200);
    await reply({ body: ANSWER });
    await settled();

    await eventually(() => {
      for (const secret of [word, note.id, file.id]) expect(admin()).toContain(secret);
      for (const heard of theirs) expect(heard()).toContain(ANSWER);
    });
    for (const heard of theirs) for (const secret of [word, note.id, file.id]) expect(heard()).not.toContain(secret);
    const pathsOf = (who: keyof typeof calls.cast): Promise<string[]> =>
      findPathsWith(calls.test, calls.token(who), { word, ids: [consultation.id, note.id, file.id] });
    for (const who of customers) {
      expect(await pathsOf(who)).toEqual([]);
      await call(who, 'put', path).send({ body: 'Read it' }).expect(404);
      await call(who, 'get', `/attachments/${file.id}/content`).expect(404);
    }
    expect(await pathsOf('admin')).toEqual(
      expect.arrayContaining([
        `/api/v1/task-comments?consultation_id=${consultation.id}`,
        `/api/v1/consultation-requests/${consultation.id}/contacts?`,
        `/api/v1/attachments/${file.id}/content?`,
        `/api/v1/search?q=${word}`,
      ]),
    );
    const mailsWith = (text: string) =>
      calls.test.mail.mails.filter((mail) => `${mail.subject} ${mail.text} ${mail.html}`.includes(text));
    expect(mailsWith(word).map(({ to }) => to)).toEqual([[calls.cast.otherAdmin.email]]);
    expect(mailsWith(ANSWER).map(({ to }) => to)).toEqual([[calls.cast.customer.email]]);
  });
});
