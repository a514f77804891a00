import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { EntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { aCast, actorOf, type Cast } from '../../../../test/factories/cast.factory.js';
import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';
import { emptyQueues } from '../../../../test/support/jobs/empty-queues.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { Config } from '../../../infrastructure/config/config.js';
import { Jobs } from '../../../infrastructure/queue/jobs.js';
import { ParkedJobs } from '../../../infrastructure/queue/parked-jobs.js';
import { RedisConnections } from '../../../infrastructure/queue/redis-connections.js';
import { ConsultationsService } from '../../consultations/index.js';
import { NotificationOutbox } from './notification-outbox.js';

/** What the mail server answers, how often it refused, and what it took, by recipient. */
let answer: Error | null = null;
let refusals = 0;
const taken: { to: string; messageId: string }[] = [];
/** Runs after the server took a mail, before it answers the sender. */
let beforeAnswer: () => Promise<unknown> = () => Promise.resolve();
let server: SMTPServer;
let context: TestContext;
let cast: Cast;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, callback) => {
      if (answer) refusals++;
      callback(answer);
    },
    onData: (stream, session, callback) => {
      void simpleParser(stream).then(async (mail) => {
        taken.push({ to: session.envelope.rcptTo[0]?.address ?? '', messageId: mail.messageId ?? '' });
        await beforeAnswer();
        callback();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  context = await createTestContext('worker', {
    RECONCILE_SECONDS: '5', // a test counts what goes before a worker looks again
    SMTP_URL: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
  });
  cast = await context.db.given(aCast());
});

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
    });
    expect(taken).toHaveLength(2);
  });

  it('is failed after a refusal for good', async () => {
    answer = refuse(550);
    await request();
    await eventually(async () => {
      expect((await mails()).filter(({ status }) => status === 'failed')).toHaveLength(2);
    });
    expect(taken).toEqual([]);
  });

  it('is given up when all tries failed, keeps no other from being queued, and goes when an operator retries it', async () => {
    answer = refuse(451);
    await request();
    await bothAreRefused();
    const queue = context.db.service(Jobs).queue('mail');
    for (const job of await queue.getDelayed()) {
      await context.db.service(RedisConnections).producer.hset(queue.toKey(job.id ?? ''), 'atm', 11); // tries made
      await job.promote();
    }
    await eventually(async () => {
      expect((await mails()).slice(-2).map(({ status }) => status)).toEqual(['failed', 'failed']);
      expect(await queue.getActiveCount()).toBe(0);
    });
    const owed = await context.db.service(NotificationOutbox).queuedMails(context.app.get(EntityManager).fork());
    expect(owed).toEqual([]);
    answer = null;
    await context.db.service(ParkedJobs).retry();
    await eventually(async () => expect((await mails()).every(({ status }) => status === 'sent')).toBe(true));
  });

  it('is sent although Redis lost its data', async () => {
    answer = refuse(451);
    await request();
    await bothAreRefused();
    await emptyQueues(context.app);
    answer = null;
    await eventually(async () => {
      expect((await mails()).filter(({ status }) => status === 'queued')).toEqual([]);
    });
    expect(taken).toHaveLength(2);
  });

  it('goes once, although the database goes away when it is to be marked as sent', async () => {
    const blocker = new Client({ connectionString: context.app.get(Config).databaseUrl });
    await blocker.connect();
    let locked: Promise<unknown> | undefined;
    beforeAnswer = async () => {
      await eventually(() => expect(taken).toHaveLength(2));
      await (locked ??= blocker.query('begin; lock table notifications in share mode'));
    };
    await request();
    let cut = 0;
    await eventually(async () => {
      await blocker.query('select pg_stat_clear_snapshot()');
      const marks = await blocker.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%status = ''sent''%'`,
      );
      cut += marks.rowCount ?? 0;
      expect(cut).toBeGreaterThanOrEqual(2);
    });
    await blocker.query('commit');
    await blocker.end();
    beforeAnswer = () => Promise.resolve();
    await eventually(async () => {
      expect((await mails()).slice(-2)).toMatchObject([
        { status: 'sent', attempts: 1 },
        { status: 'sent', attempts: 1 },
      ]);
    });
    expect(taken).toHaveLength(2);
  });

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
  });

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
