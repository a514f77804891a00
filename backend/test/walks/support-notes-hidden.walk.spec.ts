import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type {
  AttachmentView,
  Channel,
  CommentView,
  NotificationChannel,
  NotificationView,
  OpenedTicket,
  Page,
} from '@portal/contracts';
import { createApiApplication } from '../../src/api.application.js';
import type { Cast } from '../factories/cast.factory.js';
import { eventually } from '../support/jobs/eventually.js';
import { type Listener, listeners } from '../support/jobs/listeners.js';
import { rootModule } from '../support/root-module.js';
import { ticketCalls } from '../support/calls/ticket-calls.js';

const calls = ticketCalls(() => ({}), { worker: true });
const { call, open, reply, change, threadOf, listed, settled } = calls;
const connect = listeners();
const customers = ['customer', 'primary'] as const;
const ANSWER = 'We come on Monday.';

afterEach(settled);
beforeEach(() => calls.test.db.rows('delete from notification_preferences'));

/** A ticket with an internal note and a file of the note. The word is in the note and its file, and nowhere else. */
interface Noted {
  word: string;
  ticket: OpenedTicket;
  note: CommentView;
  file: AttachmentView;
}

async function noted(): Promise<Noted> {
  const word = `quokka${randomUUID().slice(0, 8)}`;
  const ticket = await open();
  await change('admin', ticket.id, { assignee_id: calls.cast.otherAdmin.id });
  const body = `They owe us *${word}*.`;
  const { message: note } = await reply('admin', ticket.id, { body, visibility: 'internal', files: 1 });
  const sent = await call('admin', 'post', `/task-comments/${note.id}/attachments`)
    .send({ file_name: `${word}.txt`, file_type: 'text/plain', file_data: Buffer.from(word).toString('base64') })
    .expect(201);
  return { word, ticket, note, file: (sent.body as { data: AttachmentView }).data };
}

/** Everything that can happen to a note, and an answer that customers get after it. */
async function goThrough({ word, note, ticket }: Noted, threadId = ticket.id): Promise<void> {
  const path = `/task-comments/${note.id}`;
  await call('admin', 'put', path)
    .send({ body: `They still owe us ${word}.` })
    .expect(200);
  await call('otherAdmin', 'put', `${path}/reactions/heart`).expect(200);
  await call('admin', 'delete', path).expect(200);
  await call('admin', 'post', `${path}/restore`).expect(200);
  await reply('admin', threadId, { body: ANSWER });
}

/** A screen with the support page and the bell; it says how far it is. */
async function screen(
  who: keyof Cast,
  { url = calls.test.url, since = {} }: { url?: string; since?: Partial<Record<Channel, number>> } = {},
) {
  const listener = await connect(url, calls.token(who));
  const seqs: Partial<Record<Channel, number>> = {};
  for (const channel of ['support', 'notifications'] as const) {
    const joined = await listener.join(channel, since[channel]);
    if (!joined.ok) throw new Error(joined.error);
    seqs[channel] = joined.seq;
  }
  return { ...listener, seqs };
}

type Reader = 'admin' | (typeof customers)[number];

/** The screens of an admin and of the customers. */
const allScreens = async <Screen>(made: (who: Reader) => Promise<Screen>): Promise<Record<Reader, Screen>> => ({
  admin: await made('admin'),
  customer: await made('customer'),
  primary: await made('primary'),
});

const heardBy = ({ heard }: Listener): string => JSON.stringify(heard);

/** The admin's screen has the note, the customers' have the answer after it and nothing of the note. */
async function expectHidden(screens: Record<Reader, Listener>, of: Noted) {
  const secrets = [of.word, of.note.id, of.file.id];
  await eventually(() => {
    for (const secret of secrets) expect(heardBy(screens.admin)).toContain(secret);
    for (const who of customers) expect(heardBy(screens[who])).toContain(ANSWER);
    expect(heardBy(screens.customer)).toContain('We answered your ticket');
  });
  for (const who of customers) for (const secret of secrets) expect(heardBy(screens[who])).not.toContain(secret);
}

const mailsWith = (word: string) =>
  calls.test.mail.mails.filter(({ subject, text, html }) => `${subject} ${text} ${html}`.includes(word));

describe('an internal note is out of a customer’s reach (decisions 4.12)', () => {
  it('in the ticket, the lists, the search and the thread with its files', async () => {
    const { word, ticket, note, file } = await noted();
    const search = `/task-comments?task_id=${ticket.id}&search=${word}`;
    const content = `/attachments/${file.id}/content`;
    for (const who of customers) {
      expect((await call(who, 'get', `/support/tickets/${ticket.id}`).expect(200)).text).not.toContain(word);
      expect(await listed(who)).toEqual([ticket.id]);
      expect(await listed(who, `&search=${word}`)).toEqual([]);
      expect((await call(who, 'get', search).expect(200)).body).toMatchObject({ data: [], pagination: { total: 0 } });
      expect((await threadOf(who, ticket.id)).map(({ id }) => id)).toEqual([ticket.first_message_id]);
      await call(who, 'get', content).expect(404);
      await call(who, 'delete', `/attachments/${file.id}`).expect(404);
      await call(who, 'post', `/task-comments/${note.id}/attachments`)
        .send({ file_name: 'a.txt', file_type: 'text/plain', file_data: 'YQ==' })
        .expect(404);
      await call(who, 'put', `/task-comments/${note.id}`).send({ body: 'Read it' }).expect(404);
      await call(who, 'put', `/task-comments/${note.id}/reactions/heart`).expect(404);
      await call(who, 'delete', `/task-comments/${note.id}`).expect(404);
    }
    for (const who of [...customers, 'admin'] as const) {
      const { body } = await call(who, 'get', `/support/tickets/${ticket.id}`).expect(200);
      expect(body).toMatchObject({ data: { last_words: ticket.last_words } });
    }
    expect((await call('admin', 'get', search).expect(200)).body).toMatchObject({ data: [{ id: note.id }] });
    expect((await call('admin', 'get', content).expect(200)).text).toBe(word);
    expect(await threadOf('admin', ticket.id)).toHaveLength(2);
  });

  it('in notifications and the log of what happened', async () => {
    const { ticket, note } = await noted();
    await settled();
    const told = async (who: keyof Cast, channel: NotificationChannel): Promise<string[]> => {
      const { body } = await call(who, 'get', `/notifications?channel=${channel}`).expect(200);
      return (body as Page<NotificationView>).data.map(({ title }) => title);
    };
    expect(await told('customer', 'email')).toEqual([`We have your ticket ${ticket.number}`]);
    for (const [who, channel] of [
      ['customer', 'in_app'],
      ['primary', 'in_app'],
      ['primary', 'email'],
    ] as const)
      expect(await told(who, channel)).toEqual([]);
    for (const channel of ['in_app', 'email'] as const)
      expect(await told('otherAdmin', channel)).toContain(`Note on ${ticket.number}`);
    for (const who of customers) {
      expect((await call(who, 'get', '/activity-logs').expect(200)).text).not.toContain(note.id);
      await call(who, 'get', `/activity-logs?entity_type=task&entity_id=${ticket.id}`).expect(404);
    }
  });

  it('on open screens, whatever happens to it', async () => {
    const screens = await allScreens(screen);
    const made = await noted();
    await goThrough(made);
    await expectHidden(screens, made);
  });

  it.each(['the same process', 'another process'])('on screens that come back, to %s', async (where) => {
    const before = await allScreens(screen);
    for (const { socket } of Object.values(before)) socket.disconnect();
    const made = await noted();
    await goThrough(made);
    await settled();
    const { app } = await createApiApplication(await rootModule('api', calls.test.config), calls.test.config);
    try {
      await app.listen(0, '127.0.0.1');
      const port = (app.getHttpServer().address() as AddressInfo).port;
      const url = where === 'another process' ? `http://127.0.0.1:${port}` : calls.test.url;
      const screens = await allScreens((who) => screen(who, { url, since: before[who].seqs }));
      await expectHidden(screens, made);
      expect(Object.values(screens).flatMap(({ resyncs }) => resyncs)).toEqual([]);
    } finally {
      await app.close();
    }
  });

  it.each(['at once', 'once a day'])('in mails that are sent %s', async (when) => {
    const readers = [calls.cast.customer, calls.cast.otherAdmin];
    const timing = when === 'once a day' ? 'daily' : 'at_once';
    for (const { id } of readers)
      await calls.test.db.rows(
        `insert into notification_preferences (user_id, category, email) values (?, 'tickets', ?)
         on conflict (user_id, category) do update set email = excluded.email returning 1`,
        [id, timing],
      );
    const made = await noted();
    await goThrough(made);
    await change('admin', made.ticket.id, { status: 'resolved' });
    await settled();
    await calls.test.db.rows(`update notifications set due_at = now() where status = 'queued' returning 1`);
    await settled();
    expect(mailsWith(made.word).map(({ to }) => to)).toEqual([[calls.cast.otherAdmin.email]]);
    expect(mailsWith(ANSWER).map(({ to }) => to)).toContainEqual([calls.cast.customer.email]);
  });

  it('after the ticket was merged into another', async () => {
    const screens = await allScreens(screen);
    const into = await open('customer', { title: 'The scanner is offline' });
    const made = await noted();
    const { word, ticket, note, file } = made;
    await call('admin', 'post', `/support/tickets/${ticket.id}/merge`).send({ into_id: into.id }).expect(200);
    await goThrough(made, into.id);
    await expectHidden(screens, made);
    await settled();
    expect(screens.customer.resyncs).toHaveLength(1);
    for (const who of customers) {
      expect((await threadOf(who, into.id)).map(({ id }) => id)).not.toContain(note.id);
      expect(await threadOf(who, ticket.id)).toEqual([]);
    }
    expect((await threadOf('admin', into.id)).map(({ id }) => id)).toContain(note.id);
    expect((await call('admin', 'get', `/attachments/${file.id}/content`).expect(200)).text).toBe(word);
    expect(mailsWith('We merged your ticket').map(({ to }) => to)).toEqual([[calls.cast.customer.email]]);
    expect(mailsWith(word).map(({ to }) => to)).toEqual([[calls.cast.otherAdmin.email]]);
  });
});
