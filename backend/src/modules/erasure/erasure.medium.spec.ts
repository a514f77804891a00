import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import type { UserActor } from '@portal/contracts';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { mentionEverywhere } from '../../../test/support/mention-everywhere.js';
import { refusal } from '../../../test/support/refusal.js';
import { runSweep } from '../../../test/support/jobs/run-sweep.js';
import { DemoData } from '../../demo/demo-data.js';
import { DemoModule } from '../../demo/demo.module.js';
import { Chaining } from '../audit/chain/chaining.sweep.js';
import { verifyChain } from '../audit/chain/verify-chain.js';
import { PaymentsService } from '../billing/index.js';
import { User } from '../users/index.js';
import { ErasureService } from './erasure.service.js';
import { textsThatStay } from './scrub-texts.js';

let context: TestContext;
let admin: UserActor;

beforeAll(async () => {
  context = await createTestContext('cli', {}, [DemoModule]);
  await context.db.asSystem(() => context.app.select(DemoModule).get(DemoData).load());
  const [row] = await context.db.rows<{ id: string }>(`select id from users where role = 'admin'`);
  admin = { kind: 'user', id: row?.id ?? '', role: 'admin', companyId: null, contactFlags: [], sessionId: null };
});
afterAll(() => context.close());

const em = () => context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
const chain = () => runSweep(context.app, Chaining);
const erase = (id: string, confirmation: string) =>
  context.db.as(admin, () => context.db.service(ErasureService).erase(admin, id, { confirmation }));

/** Places that name a person and stay, beside what `textsThatStay` says. */
const STAY = new Set(['users.id', 'error_reports.claimed_user_id']);

/** Every place of the database where one of these words is: "table.column". */
async function placesOf(words: readonly string[]): Promise<string[]> {
  const columns = await context.db.rows<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns as c
     join pg_class as t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace
     where c.table_schema = 'public' and t.relkind in ('r', 'p') and not t.relispartition
       and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector')
     order by 1, 2`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const place = `${table}.${column}`;
    if (STAY.has(place)) continue;
    const rows = await context.db.rows<{ text: string }>(
      `select left("${column}"::text, 200) as text from "${table}"
       where exists (select from unnest(?::text[]) as searched where position(lower(searched) in lower("${column}"::text)) > 0) limit 1`,
      [`{${words.map((word) => JSON.stringify(word)).join(',')}}`],
    );
    if (rows.length > 0) found.push(place);
  }
  return found;
}

/** Ends what would stand in the way, as an admin would. */
async function settle(id: string): Promise<void> {
  await context.db.rows(`update projects set status = 'completed' where customer_id = ? returning 1`, [id]);
  await context.db.rows(
    `update customer_deals set current_status = 'cancelled', next_bill_on = null, pause_at = null, resumes_at = null
     where customer_id = ? and current_status in ('sent', 'active', 'paused') returning 1`,
    [id],
  );
  await context.db.rows(
    `update billing_schedules set status = 'cancelled', approved_at = null
     where status in ('pending', 'ready', 'approved') and (project_id in (select id from projects where customer_id = ?)
       or deal_id in (select id from customer_deals where customer_id = ?)) returning 1`,
    [id, id],
  );
  await context.db.rows(
    `update tickets set status = 'closed' where requester_id = ? and status <> 'resolved' returning 1`,
    [id],
  );
  await context.db.rows(
    `update consultation_requests set status = 'cancelled'
     where customer_id = ? and status in ('pending', 'in_progress', 'scheduled') returning 1`,
    [id],
  );
  const open = await context.db.rows<{ id: string; cents: string }>(
    `select id, balance_cents as cents from invoices where customer_id = ? and status = 'open' and balance_cents > 0`,
    [id],
  );
  const method = 'check' as const;
  for (const { id: invoice_id, cents } of open)
    await context.db.as(admin, () =>
      context.db.service(PaymentsService).create(admin, {
        method,
        external_ref: `Settles ${invoice_id}`,
        status: 'succeeded',
        amount: Number(cents) / 100,
        invoice_id,
      }),
    );
}

describe('erasing a person', () => {
  let person: User;
  let words: string[];

  beforeAll(async () => {
    const [most] = await context.db.rows<{ id: string }>(
      `select u.id from users as u join invoices as i on i.customer_id = u.id join tickets as t on t.requester_id = u.id
       where u.role = 'customer' group by 1 order by count(*) desc limit 1`,
    );
    await context.db.rows(
      `update users set first_name = 'Minna', last_name = 'Formerly', email = 'minna@former.example',
         phone = '+1 (252) 555-1199' where id = ? returning 1`,
      [most?.id],
    );
    await context.db.rows(
      `update users set first_name = 'Wilhelmina', last_name = 'O''Quill-Xander', email = 'wilhelmina.quill@old.example',
         phone = '+1 (252) 555-7788' where id = ? returning 1`,
      [most?.id],
    );
    person = await em().findOneOrFail(User, { id: most?.id ?? '' });
    words = [person.email, 'Wilhelmina', 'O’Quill', "O'Quill-Xander", '+1 (252) 555-7788'];
    words.push('minna@former.example', 'Minna', 'Formerly', '+1 (252) 555-1199');
    await mentionEverywhere(em(), admin.id, person);
    await chain();
  });

  it('waits until projects, deals and invoices are settled, and says what is left to do', async () => {
    const { blockers, pseudonym, kept: stays } = await context.db.service(ErasureService).preview(admin, person.id);
    expect(blockers.map(({ code }) => code)).toEqual(expect.arrayContaining(['user.live_projects']));
    expect(pseudonym).toMatch(/^Former customer [0-9A-F]{4}$/);
    expect(stays.find(({ kind }) => kind === 'invoices')?.count).toBeGreaterThan(0);
    expect(await refusal(erase(person.id, person.email))).toMatchObject({ code: 'user.live_projects' });
    expect(await refusal(erase(person.id, 'other@people.test'))).toMatchObject({ code: 'invalid' });
    await settle(person.id);
    expect((await context.db.service(ErasureService).preview(admin, person.id)).blockers).toEqual([]);
  });

  it('leaves neither name nor address nor phone, but where they must stay', async () => {
    const before = await placesOf(words);
    expect(before.length).toBeGreaterThan(15);
    const fileNames = ['imports.file_name', 'comment_attachments.file_name', 'audit_entries.title'];
    expect(before).toEqual(expect.arrayContaining([...fileNames, 'domain_events.payload', 'task_comments.body']));
    for (const word of ['Ask Wil', 'Scan_', '  O', 'Xander, Wil', '** O', '</strong> O'])
      expect(await placesOf([word])).not.toEqual([]);
    expect(await erase(person.id, person.email)).toEqual({ id: person.id });
    const left = await placesOf(words);
    const allowed = Object.keys(textsThatStay);
    expect(left.filter((place) => !allowed.includes(place) && !['users', 'migrations'].includes(place))).toEqual([]);
    await chain();
    expect(await placesOf(words)).toEqual(left);
  });

  it('keeps the audit’s chain, which says what was erased', async () => {
    const { fault, erased } = await verifyChain(em());
    expect(fault).toBeNull();
    expect(erased).toBeGreaterThan(0);
    const [entry] = await context.db.rows<{ after: { pseudonym: string }; actor_id: string }>(
      `select after, actor_id from audit_entries where entity = 'erasure'`,
    );
    expect(entry).toMatchObject({ after: { pseudonym: person.pseudonym.join(' ') }, actor_id: admin.id });
  });

  it('finds what was erased without an erasure, and what was changed afterwards', async () => {
    const tamper = async (statement: string): Promise<string | undefined> => {
      const own = em();
      await own.begin();
      await own.execute('alter table audit_entries disable trigger user');
      await own.execute(statement);
      const { fault } = await verifyChain(own);
      await own.rollback();
      return fault?.sentence;
    };
    const one =
      "id = (select id from audit_entries where position is not null and erased_at is null and entity <> 'erasure' order by position limit 1)";
    const erasedOne = 'id = (select id from audit_entries where erased_at is not null order by position limit 1)';
    expect(
      await tamper(`update audit_entries set erased_at = now(), before = null, after = null, title = '' where ${one}`),
    ).toMatch(/were erased, and no erasure names it$/);
    expect(await tamper(`update audit_entries set after = '{"name": "Other"}' where ${erasedOne}`)).toMatch(
      /^What was left of .* was changed$/,
    );
    expect(await tamper(`update audit_entries set after = after - 'entries' where entity = 'erasure'`)).toBeDefined();
  });

  it('is done once', async () => {
    const again = await em().findOneOrFail(User, { id: person.id });
    expect(await refusal(erase(person.id, again.email))).toMatchObject({ code: 'user.erased' });
    expect(await refusal(context.db.service(ErasureService).preview(admin, person.id))).toMatchObject({
      code: 'not_found',
    });
    expect(again).toMatchObject({ firstName: 'Former customer', phone: null, timeZone: null, contactFlags: [] });
  });

  it('leaves a namesake’s name', async () => {
    const twins = await Promise.all(
      ['one@people.test', 'two@people.test'].map(async (email) => {
        const user = User.invite({ email, first_name: 'Kim', last_name: 'Twinname' }, 'seed');
        user.takeRecordedEvents();
        await em().persist(user).flush();
        return user;
      }),
    );
    const [comment] = await context.db.rows<{ id: string }>(
      `update task_comments set body = 'Kim Twinname (one@people.test) called' where id = (select id from task_comments limit 1) returning id`,
    );
    await erase(twins[0]?.id ?? '', 'one@people.test');
    const [row] = await context.db.rows<{ body: string }>('select body from task_comments where id = ?', [comment?.id]);
    expect(row?.body).toBe(`Kim Twinname (purged-${twins[0]?.id ?? ''}@purged.invalid) called`);
  });

  it('replaces the address in an answer to what an admin forwarded, and no third party’s under the person', async () => {
    const user = User.invite({ email: 'fay@people.test', first_name: 'Fay', last_name: 'Answers' }, 'seed');
    user.takeRecordedEvents();
    await em().persist(user).flush();
    const { id, email } = user;
    await context.db.rows(
      `update task_comments as c set visibility = 'internal', mail_filed_by = c.author_id, mail_from = n.mail_from, author_id = n.author_id
       from (select id, row_number() over () as n from task_comments limit 2) as first
       join (values (1, ?::text, ?::uuid), (2, 'vera@vendor.example', ?::uuid)) as n (n, mail_from, author_id) on n.n = first.n
       where c.id = first.id returning 1`,
      [email, admin.id, id],
    );
    await erase(id, email);
    const rows = await context.db.rows<{ mail_from: string }>(
      `select mail_from from task_comments where visibility = 'internal' and mail_filed_by is not null order by mail_from`,
    );
    expect(rows.map(({ mail_from: address }) => address)).toEqual([
      `purged-${id}@purged.invalid`,
      'vera@vendor.example',
    ]);
  });

  it('refuses the last admin, and oneself', async () => {
    const [me] = await context.db.rows<{ email: string }>('select email from users where id = ?', [admin.id]);
    expect(await refusal(erase(admin.id, me?.email ?? ''))).toMatchObject({ code: 'user.erase_self' });
    const { blockers } = await context.db.service(ErasureService).preview(admin, admin.id);
    expect(blockers.map(({ code }) => code)).toEqual(['user.erase_self', 'user.last_admin']);
  });
});
