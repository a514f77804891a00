import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { aCannedReply } from '../../../../test/factories/canned-reply.factory.js';
import { aUser } from '../../../../test/factories/user.factory.js';
import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';
import { runSweep } from '../../../../test/support/jobs/run-sweep.js';
import { Config } from '../../../infrastructure/config/config.js';
import { AuditErasure } from '../audit-erasure.sweep.js';
import { AuditCommands } from '../audit.commands.js';
import { ChainChecks } from './chain-checks.sweep.js';
import { verifyChain } from './verify-chain.js';
import { chainHead, headText } from './chain-head.js';
import { Chaining } from './chaining.sweep.js';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
beforeEach(() => tamper('truncate audit_entries, audit_checks'));
afterAll(() => context.close());

const em = () => context.app.get<EntityManager>(EntityManager, { strict: false }).fork();
const chain = () => runSweep(context.app, Chaining);
const connected = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: context.app.get(Config).databaseUrl });
  await client.connect();
  return client;
};

/** So many changes, one after the other, all chained. */
async function chained(count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) await context.db.given(aCannedReply());
  await chain();
}

/** What an operator with every right in the database does. */
async function tamper(statement: string): Promise<void> {
  const client = await connected();
  await client.query('alter table audit_entries disable trigger user');
  await client.query(statement);
  await client.query('alter table audit_entries enable trigger user');
  await client.end();
}

const faultOf = async () => (await verifyChain(em())).fault?.sentence;

describe('the chain of the audit', () => {
  it('goes through all entries, in the order in which they were chained', async () => {
    await chained(4);
    await context.db.given(aCannedReply());
    expect(await verifyChain(em())).toMatchObject({ entries: 4, fault: null, head: { position: 4 } });
    await chain();
    expect(await verifyChain(em())).toMatchObject({ entries: 5, fault: null });
    expect(await chain()).toBe(0);
  });

  it.each([
    [
      'a changed value',
      `update audit_entries set after = '{"name": "Other"}' where position = 3`,
      /^The values of entry 3 /,
    ],
    ['another actor', `update audit_entries set actor_kind = 'system' where position = 3`, /^entry 3 .* was changed/],
    [
      'another time',
      `update audit_entries set created_at = created_at - interval '1 second' where position = 1`,
      /^entry 1 /,
    ],
    ['a removed entry', 'delete from audit_entries where position = 2', /^Entry 2 is missing, before entry 3 /],
    ['several', 'delete from audit_entries where position in (1, 2)', /^Entries 1 to 2 are missing, before entry 3 /],
    [
      'a removed one whose place was closed',
      `delete from audit_entries where position = 2; update audit_entries set position = 2 where position = 3;
       update audit_entries set position = 3 where position = 4; update audit_entries set position = 4 where position = 5`,
      /^entry 2 .* or what stood before it was/,
    ],
    [
      'two that changed places',
      `update audit_entries set position = -1 where position = 2; update audit_entries set position = 2 where position = 3;
       update audit_entries set position = 3 where position = -1`,
      /^entry 2 /,
    ],
    [
      'one that was put in between',
      `update audit_entries set position = position + 100 where position > 2;
       insert into audit_entries (entity, record_id, action, title, actor_kind, position, details_hash, hash)
       select entity, record_id, action, title, actor_kind, 3, details_hash, hash from audit_entries where position = 2;
       update audit_entries set position = position - 99 where position > 100`,
      /^The values of entry 3 /,
    ],
    [
      'values that are called erased',
      `update audit_entries set erased_at = now(), before = null, after = null, details_hash = sha256('x') where position = 4`,
      /^The values of entry 4 .* were erased, and no erasure names it$/,
    ],
  ])('names the first entry with %s', async (_, statement, sentence) => {
    await chained(5);
    await tamper(statement);
    expect(await faultOf()).toMatch(sentence);
    const command = context.db.service(AuditCommands);
    await expect(command.verify([])).rejects.toMatchObject({ code: 'audit.tampered' });
    await runSweep(context.app, ChainChecks);
    const [check] = await context.db.rows<{ fault: string }>('select fault from audit_checks');
    expect(check?.fault).toMatch(sentence);
  });

  it('names an entry that was put in with an older date, once it is chained', async () => {
    await chained(3);
    await tamper(`insert into audit_entries (created_at, entity, record_id, action, title, actor_kind)
      select created_at - interval '30 days', entity, record_id, action, title, actor_kind from audit_entries where position = 1`);
    expect(await faultOf()).toBeUndefined();
    await chain();
    expect(await faultOf()).toMatch(/^entry 4 .* was put in later than it says$/);
  });

  it('names entries at its end that are missing since the last check, and an end that is another', async () => {
    await chained(4);
    await runSweep(context.app, ChainChecks);
    await chained(1);
    expect(await faultOf()).toBeUndefined();
    await tamper('delete from audit_entries where position > 3');
    expect(await faultOf()).toMatch(/^Entry 4 is missing, which stood at the end of the chain at 20/);
    await tamper('delete from audit_entries where position > 2');
    expect(await faultOf()).toMatch(/^Entries 3 to 4 are missing, /);
    await chained(3);
    expect(await faultOf()).toMatch(/^Entry 4 is another than the one that stood at the end of the chain at 20/);
    await expect(context.db.service(AuditCommands).verify([])).rejects.toMatchObject({ code: 'audit.tampered' });
  });

  it('that was cut off or written anew doesn’t hold the head that was noted', async () => {
    await chained(4);
    const head = await chainHead(em());
    const noted = head && headText(head);
    const command = context.db.service(AuditCommands);
    const said = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
    await command.verify([noted ?? '']);
    expect(said.mock.calls.join('')).toContain(`Head, to be noted elsewhere: ${noted}`);
    await chained(1);
    await command.verify([noted ?? '']);
    await expect(command.verify(['4'])).rejects.toMatchObject({ code: 'audit.no_head' });
    await tamper('delete from audit_entries where position > 3');
    await command.verify([]);
    await expect(command.verify([noted ?? ''])).rejects.toMatchObject({ code: 'audit.other_head' });
    await tamper(`delete from audit_entries where position = 1;
      update audit_entries set position = null, hash = null, details_hash = null`);
    await context.db.given(aCannedReply(), aCannedReply());
    await chain();
    await command.verify([]);
    await expect(command.verify([noted ?? ''])).rejects.toMatchObject({ code: 'audit.other_head' });
    said.mockRestore();
  });

  it('passes over no entry whose transaction ends late, and keeps no writer waiting', async () => {
    const late = await connected();
    await late.query('begin');
    await late.query(
      `insert into companies (id, created_at, updated_at, version, name) values (gen_random_uuid(), now(), now(), 1, 'Late')`,
    );
    await chained(3);
    const chaining = await connected();
    await chaining.query('begin');
    await chaining.query(`select pg_advisory_xact_lock(hashtextextended('audit-chain', 0))`);
    await context.db.given(aCannedReply()); // while another chainer runs
    await chaining.query('rollback');
    await chaining.end();
    expect(await verifyChain(em())).toMatchObject({ entries: 3, fault: null });
    await late.query('commit');
    await late.end();
    await chain();
    expect(await verifyChain(em())).toMatchObject({ entries: 5, fault: null });
    const [waiting] = await context.db.rows<{ count: string }>(
      'select count(*) from audit_entries where position is null',
    );
    expect(waiting?.count).toBe('0');
  });

  it('is one, however many workers chain at once', async () => {
    for (let made = 0; made < 6; made += 1) await context.db.given(aCannedReply());
    const chaining = context.db.service(Chaining);
    const counts = await Promise.all([em(), em(), em()].map((one) => chaining.chainAll(one)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(await verifyChain(em())).toMatchObject({ entries: 6, fault: null });
  });

  it('chains and checks more than one batch', async () => {
    await context.db.rows(
      `insert into closed_days (id, created_at, updated_at, version, day, name)
       select gen_random_uuid(), now(), now(), 1, date '2030-01-01' + n, 'Day ' || n
       from generate_series(1, 4500) as n returning 1`,
    );
    await chain();
    expect(await verifyChain(em())).toMatchObject({ entries: 4_500, fault: null });
    await tamper(`update audit_entries set title = 'Other' where position = 3210`);
    expect(await faultOf()).toMatch(/^The values of entry 3210 /);
  });
});

describe('entries', () => {
  it('are neither changed nor deleted, not even by the product', async () => {
    await chained(2);
    await context.db.given(aCannedReply());
    const stay = 'neither changed nor deleted';
    for (const statement of [
      `update audit_entries set title = 'Other'`,
      `update audit_entries set actor_id = gen_random_uuid() where position is null`,
      'update audit_entries set position = null, hash = null, details_hash = null where position = 1',
      `update audit_entries set erased_at = now(), title = '', before = null, after = null where position is null`,
      `update audit_entries set after = null where position = 1`,
      'delete from audit_entries',
      'truncate audit_entries',
    ])
      await expect(em().execute(statement)).rejects.toThrow(stay);
  });

  it('of a person who was forgotten lose what they say of the person, and stay in the chain', async () => {
    const { user } = await context.db.given(aUser({ email: 'dana@people.test', first_name: 'Dana' }));
    const { user: other } = await context.db.given(aUser({ email: 'kim@people.test' }));
    await context.db.rows(
      `update users set email = 'purged-1@purged.invalid', first_name = null, erased_at = now() where id = ? returning 1`,
      [user.id],
    );
    expect(await runSweep(context.app, AuditErasure)).toBe(0); // what isn't chained yet keeps
    await chain();
    expect(await runSweep(context.app, AuditErasure)).toBe(1);
    const rows = await context.db.rows<{ text: string; erased_at: string | null }>(
      `select e::text as text, erased_at from audit_entries as e where record_id = ? order by id`,
      [user.id],
    );
    expect(rows).toHaveLength(2);
    for (const { text, erased_at: erasedAt } of rows) {
      expect(text).not.toMatch(/dana/i);
      expect(erasedAt).not.toBeNull();
    }
    expect(
      await context.db.rows('select 1 from audit_entries where record_id = ? and erased_at is null', [other.id]),
    ).toHaveLength(1);
    expect(await verifyChain(em())).toMatchObject({ entries: 3, erased: 2, fault: null });
    expect(await runSweep(context.app, AuditErasure)).toBe(0);
  });
});
