import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/tools/ports';
import { eventually } from './support/eventually.js';
import { personIn, type Person } from './support/person.js';
import type { ProductProcess } from './support/process.js';
import { deliver, type OutgoingMail, type Point, points } from './support/sending-server.js';
import { TestCluster } from './support/test-cluster.js';

const SUPPORT = 'support@help.example';
const TAKEN = 250;
const MAILS = 20;
/** The lock at which a transaction waits while it is committed. */
const GATE = 7305;

/** A mail that was stored, with the number of tickets and messages that are of it. */
interface Stored {
  id: string;
  tickets: number;
  messages: number;
}

describe('What receives mail is killed', () => {
  const data = mkdtempSync(join(tmpdir(), 'portal-inbound-'));
  let cluster: TestCluster;
  let admin: Person;
  let port: number;
  let inbound: ProductProcess;

  beforeAll(async () => {
    port = await freePort();
    cluster = await TestCluster.build({
      DATA_DIR: data,
      INBOUND_SMTP: `127.0.0.1:${port}`,
      INBOUND_ADDRESS: SUPPORT,
      INBOUND_TRUSTED: '127.0.0.1',
    });
    admin = await personIn(cluster, 'admin');
    await cluster.start('api');
    inbound = await cluster.start('inbound');
  });

  afterAll(async () => {
    await cluster.close();
    rmSync(data, { recursive: true, force: true });
  });

  /** A new customer's mail, which opens a ticket. */
  const aMail = async (subject: string): Promise<OutgoingMail> => ({
    from: (await personIn(cluster, 'customer')).email,
    to: SUPPORT,
    messageId: `<${subject.replaceAll(' ', '-')}@bakery.example>`,
    subject,
    text: `${subject}: it does not work.`,
  });

  const storedOf = ({ messageId, subject, text }: OutgoingMail): Promise<Stored[]> =>
    cluster.rows<Stored>(
      `select m.id,
         (select count(*)::int from tickets where title = $2) as tickets,
         (select count(*)::int from task_comments where body = $3) as messages
       from inbound_mails as m where m.message_id = $1`,
      [messageId, subject, text],
    );

  /** The mail is stored once, with one ticket, one message and the whole mail as it came. */
  const expectStoredOnce = async (mail: OutgoingMail, how = ''): Promise<void> => {
    const stored = await storedOf(mail);
    expect({ how, stored }).toEqual({ how, stored: [{ id: expect.any(String) as string, tickets: 1, messages: 1 }] });
    const original = await fetch(`${cluster.url}/api/v1/support/inbound-mails/${stored[0]?.id}/original`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([original.status, await original.text()]).toEqual([200, expect.stringContaining(mail.text)]);
  };

  /** Waits until so many transactions wait for this kind of lock. */
  const waitFor = (count: number, locktype: 'relation' | 'advisory'): Promise<void> =>
    eventually(async () => {
      const waiting = await cluster.rows(
        `select 1 from pg_locks where not granted and locktype = $1
           and database = (select oid from pg_database where datname = current_database())`,
        [locktype],
      );
      expect(waiting).toHaveLength(count);
    });

  it('before it says that a mail is taken: the mail is sent again, while the first is still in the database, and is there once', async () => {
    const mail = await aMail('Killed while it stores');
    const beside = await freePort(); // the database ends what the killed process began after 15 s: no time for a start
    const other = await cluster.start('inbound', { INBOUND_SMTP: `127.0.0.1:${beside}` });
    await cluster.rows('begin');
    await cluster.rows('lock table inbound_mails in share mode');
    const first = deliver(port, mail);
    await waitFor(1, 'relation');
    await inbound.kill();
    expect(await first).toBeNull();
    const second = deliver(beside, mail);
    await waitFor(1, 'advisory');
    await cluster.rows('commit');
    expect(await second).toBe(TAKEN);
    await expectStoredOnce(mail);
    await other.kill();
    inbound = await cluster.start('inbound');
  });

  it('after the mail is stored and before it says so: the mail is sent again, and is there once', async () => {
    const mail = await aMail('Killed after it stored');
    await cluster.rows(`create function wait_at_commit() returns trigger language plpgsql
      as $$ begin perform pg_advisory_xact_lock(${GATE}); return null; end $$`);
    await cluster.rows(`create constraint trigger wait_at_commit after insert on inbound_mails
      deferrable initially deferred for each row execute function wait_at_commit()`);
    await cluster.rows('select pg_advisory_lock($1)', [GATE]);
    const first = deliver(port, mail);
    await waitFor(1, 'advisory');
    await inbound.kill();
    expect(await first).toBeNull();
    await cluster.rows('select pg_advisory_unlock($1)', [GATE]);
    await eventually(async () => expect(await storedOf(mail)).toHaveLength(1));
    await cluster.rows('drop trigger wait_at_commit on inbound_mails');
    inbound = await cluster.start('inbound');
    expect(await deliver(port, mail)).toBe(TAKEN);
    await expectStoredOnce(mail);
  });

  it('as soon as it has said that a mail is taken: it is stored, and once, though the answer gets lost', async () => {
    const mail = await aMail('Killed with its answer');
    const answer = await deliver(port, mail);
    const gone = inbound.kill(); // in the same turn as the answer was read
    expect(answer).toBe(TAKEN);
    await gone;
    await expectStoredOnce(mail);
    inbound = await cluster.start('inbound');
    expect(await deliver(port, mail)).toBe(TAKEN);
    await expectStoredOnce(mail);
  });

  /** Kills the process at a point of the conversation or, after all is said, so many questions to the database later. */
  const deliverAndKill = async (mail: OutgoingMail, at: Point, later: number): Promise<number | null> => {
    let killed: Promise<void> | undefined;
    const kill = async (): Promise<void> => {
      for (let asked = 0; asked < later; asked += 1) await cluster.rows('select 1');
      await inbound.kill();
    };
    const answer = await deliver(port, mail, (point) => {
      if (point === at) killed = kill();
    });
    await killed;
    return answer;
  };

  /** How many questions the database answers, one after the other, while a mail is taken. */
  const questionsInTheTimeOf = async (mail: OutgoingMail): Promise<number> => {
    const answers: (number | null)[] = [];
    const taken = deliver(port, mail).then((code) => answers.push(code));
    let asked = 0;
    for (; answers.length === 0; asked += 1) await cluster.rows('select 1');
    await taken;
    expect(answers).toEqual([TAKEN]);
    return asked;
  };

  it(`at random moments of ${MAILS} mails, each sent until it is taken: each is there once, and its receipt goes out once`, async () => {
    const most = await questionsInTheTimeOf(await aMail('Not killed'));
    const mails: { mail: OutgoingMail; how: string }[] = [];
    for (let number = 0; number < MAILS; number += 1) {
      const mail = await aMail(`Killed at random ${number}`);
      const isAfterIt = number % 4 > 0;
      const at: Point = isAfterIt ? 'all of it' : (points[Math.floor(Math.random() * (points.length - 1))] ?? 'data');
      const later = isAfterIt ? Math.floor(Math.random() * most * 1.2) : 0;
      const answers = [await deliverAndKill(mail, at, later)];
      const before = (await storedOf(mail)).length;
      inbound = await cluster.start('inbound');
      while (answers.at(-1) !== TAKEN) answers.push(await deliver(port, mail));
      mails.push({
        mail,
        how: `killed at “${at}” and ${later} of ${most} questions; answers ${answers.join()}; stored ${before}`,
      });
    }
    for (const { mail, how } of mails) await expectStoredOnce(mail, how);
    await cluster.start('worker');
    await eventually(async () => {
      expect(await cluster.openEvents()).toBe(0);
      expect(await cluster.openMails()).toBe(0);
    });
    for (const { mail, how } of mails) expect([how, cluster.mail.takenFor(mail.from).length]).toEqual([how, 1]);
  });
});
