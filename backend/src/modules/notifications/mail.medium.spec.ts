import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { aCast, actorOf, type Cast } from '../../../test/factories/cast.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { emptyQueues } from '../../../test/support/empty-queues.js';
import { eventually } from '../../../test/support/eventually.js';
import { Jobs } from '../../infrastructure/queue/jobs.js';
import { ConsultationsService } from '../consultations/index.js';
import { NotificationOutbox } from './notification-outbox.js';

/** What the mail server answers, how often it refused, and what it took, by recipient. */
let answer: Error | null = null;
let refusals = 0;
const taken: { to: string; messageId: string }[] = [];
let server: SMTPServer;
let context: TestContext;
let cast: Cast;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, callback) => {
      if (answer) refusals++;
      callback(answer);
    },
    onData: (stream, session, callback) => {
      void simpleParser(stream).then((mail) => {
        taken.push({ to: session.envelope.rcptTo[0]?.address ?? '', messageId: mail.messageId ?? '' });
        callback();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  context = await createTestContext('worker', {
    SMTP_URL: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
  });
  cast = await context.db.given(aCast());
}, 30_000);

afterAll(async () => {
  await context.close();
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
});

beforeEach(() => {
  answer = null;
  refusals = 0;
  taken.length = 0;
});

const request = () =>
  context.db.as(actorOf(cast.customer), () =>
    context.db.service(ConsultationsService).create(actorOf(cast.customer), {
      title: 'Phones',
      description: 'Quiet',
      urgency: 'medium',
      preferred_contact_method: 'email',
    }),
  );
const refuse = (responseCode: number) => Object.assign(new Error('not now'), { responseCode });
/** Each admin's mail was refused, and belongs to no attempt. */
const bothAreRefused = () =>
  eventually(async () => {
    expect(refusals).toBeGreaterThanOrEqual(2);
    const free = await context.db.rows(
      `select 1 from notifications where status = 'queued' and attempts > 0 and leased_until is null`,
    );
    expect(free).toHaveLength(2);
  });
const mails = () =>
  context.db.rows<{ id: string; status: string; attempts: number; recipient_email: string }>(
    `select id, status, attempts, recipient_email from notifications where channel = 'email' order by created_at, id`,
  );

describe('an owed mail (architecture, job)', () => {
  it('is sent once to each admin, with a Message-ID made from its row', async () => {
    await request();
    await eventually(async () => {
      expect((await mails()).map(({ status }) => status)).toEqual(['sent', 'sent']);
    });
    expect(taken.map(({ to }) => to).sort()).toEqual([cast.admin.email, cast.otherAdmin.email].sort());
    for (const { id, recipient_email } of await mails()) {
      expect(taken.find(({ to }) => to === recipient_email)?.messageId).toContain(id);
    }
  });

  it('is tried again after a refusal for now, and not lost', async () => {
    answer = refuse(451);
    await request();
    await bothAreRefused();
    answer = null;
    await eventually(async () => {
      expect((await mails()).every(({ status }) => status === 'sent')).toBe(true);
    }, 20_000);
    expect(taken).toHaveLength(2);
  }, 30_000);

  it('is failed after a refusal for good', async () => {
    answer = refuse(550);
    await request();
    await eventually(async () => {
      expect((await mails()).filter(({ status }) => status === 'failed')).toHaveLength(2);
    });
    expect(taken).toEqual([]);
  });

  it('is sent although Redis lost its data', async () => {
    answer = refuse(451);
    await request();
    await bothAreRefused();
    await emptyQueues(context.app);
    answer = null;
    await eventually(async () => {
      expect((await mails()).filter(({ status }) => status === 'queued')).toEqual([]);
    }, 20_000);
    expect(taken).toHaveLength(2);
  }, 30_000);

  it('is taken up soon after another attempt gave it back', async () => {
    const id = (await mails()).at(-1)?.id ?? '';
    await context.db.rows(
      `update notifications set status = 'queued', leased_until = now() + interval '1 minute' where id = ? returning 1`,
      [id],
    );
    const jobs = context.db.service(Jobs);
    await jobs.enqueue('mail', 'send-notification', `${id}-again`, { notification_id: id });
    await eventually(async () => {
      expect(await jobs.queue('mail').getJobState(`${id}-again`)).toBe('delayed');
    });
    await context.db.service(NotificationOutbox).release(id);
    await eventually(async () => {
      expect((await mails()).find((row) => row.id === id)).toMatchObject({ status: 'sent' });
    });
  }, 30_000);

  it('belongs to one attempt at a time, for a minute', async () => {
    const outbox = context.db.service(NotificationOutbox);
    const [mail] = await mails();
    const id = mail?.id ?? '';
    expect(await outbox.claimForSending(id)).toEqual({ kind: 'settled' });
    await context.db.rows(
      `update notifications set status = 'queued', due_at = now() + interval '1 hour', leased_until = null where id = ? returning 1`,
      [id],
    );
    const claims = await Promise.all(Array.from({ length: 10 }, () => outbox.claimForSending(id)));
    expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    expect(claims.filter(({ kind }) => kind === 'leased')).toHaveLength(9);
    await context.db.rows(
      `update notifications set leased_until = now() - interval '1 second' where id = ? returning 1`,
      [id],
    );
    expect(await outbox.claimForSending(id)).toMatchObject({ kind: 'claimed' });
    await outbox.markSent(id);
  });
});
