import type { AuditChain, AuditEntryDetail, AuditEntryView, Page } from '@portal/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { runCommand } from '../../../src/cli.application.js';
import { EventRetention } from '../../../src/infrastructure/events/event-retention.js';
import { Chaining } from '../../../src/modules/audit/chain/chaining.sweep.js';
import { ChainChecks } from '../../../src/modules/audit/chain/chain-checks.sweep.js';
import { aWorkflow } from '../../factories/workflow.factory.js';
import { runSweep } from '../../support/jobs/run-sweep.js';
import { runWorkflows } from '../../support/jobs/run-workflows.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();

const get = (path: string, authorization = as.admin) => app.http.get(`/api/v1/audit${path}`).set(authorization);
const list = async (query: string): Promise<AuditEntryView[]> =>
  ((await get(`?${query}`).expect(200)).body as Page<AuditEntryView>).data;
const post = async (path: string, body: object): Promise<{ id: string }> =>
  ((await app.http.post(`/api/v1/${path}`).set(as.admin).send(body).expect(201)).body as { data: { id: string } }).data;
const put = (path: string, body: object) =>
  app.http.put(`/api/v1/${path}`).set(as.admin).set('x-forwarded-for', '203.0.113.9').send(body).expect(200);

/** A text with a name that no other test uses, renamed once. */
async function renamed(name: string): Promise<string> {
  const { id } = await post('support/canned-replies', { name, body: 'Hello' });
  await put(`support/canned-replies/${id}`, { name: `${name} again` });
  return id;
}

describe('the audit (decisions, section 6)', () => {
  it('lists who changed what, and shows the values before and after', async () => {
    const id = await renamed('Lockout');
    const [updated, created, ...more] = await list(`record_id=${id}`);
    expect(more).toEqual([]);
    expect(created).toMatchObject({ entity: 'canned_reply', action: 'created', title: 'Lockout' });
    expect(updated).toMatchObject({
      entity: 'canned_reply',
      record_id: id,
      action: 'updated',
      title: 'Lockout again',
      fields: ['name'],
      actor_kind: 'user',
      actor_id: cast.admin.id,
      actor_name: expect.stringContaining('Avery') as string,
      actor_ip: expect.stringMatching(/127\.0\.0\.1/) as string,
      workflow_run_id: null,
    });
    const { body } = (await get(`/${updated?.id}`).expect(200)) as { body: { data: AuditEntryDetail } };
    expect(body.data).toMatchObject({
      ...updated,
      changes: [{ field: 'name', before: 'Lockout', after: 'Lockout again' }],
    });
    const events = await app.db.rows<{ request_id: string }>(
      'select request_id from domain_events where entity_id = ?',
      [id],
    );
    expect(events.map(({ request_id: request }) => request)).toContain(updated?.request_id);
    expect(await list(`request_id=${updated?.request_id}`)).toEqual([updated]);
  });

  it('lists calls by what each changed, of what the filters leave', async () => {
    const call = 'mass-import-0001';
    const id = await renamed('Single');
    await app.db.rows(
      `insert into audit_entries (entity, record_id, action, title, actor_kind, request_id)
       select case when n <= 30 then 'company' else 'note' end, uuidv7(), 'created', 'Grouped ' || n, 'user', ?
       from generate_series(1, 33) as n`,
      [call],
    );
    const [grouped, ...others] = await list('by=call');
    expect(grouped).toMatchObject({ request_id: call, title: 'Grouped 33' });
    expect(grouped?.call).toEqual({
      entries: 33,
      kinds: [
        { entity: 'company', action: 'created', entries: 30 },
        { entity: 'note', action: 'created', entries: 3 },
      ],
    });
    expect(others.filter(({ request_id: of }) => of === call)).toEqual([]);
    const kind = { entity: 'canned_reply', action: 'updated', entries: 1 };
    expect(others.find(({ record_id: of }) => of === id)?.call).toEqual({ entries: 1, kinds: [kind] });
    expect((await list('by=call&entity=note&search=grouped'))[0]?.call?.entries).toBe(3);
    expect((await list(`request_id=${call}`))[0]?.call).toBeNull();
  });

  it('says whose a record without a name is', async () => {
    const sessions = await list('entity=session&limit=100');
    expect(sessions).not.toHaveLength(0);
    for (const { title, person_name: person } of sessions)
      expect([title, person]).toEqual(['', expect.stringMatching(/\S/) as string]);
    const id = await renamed('Named');
    expect((await list(`record_id=${id}`)).map(({ person_name: person }) => person)).toEqual([null, null]);
  });

  it('is narrowed by kind, record, action, actor, call, time and words', async () => {
    const id = await renamed('Narrow');
    const of = (query: string) => list(`record_id=${id}&${query}`);
    expect(await of('entity=canned_reply,task&action=updated')).toHaveLength(1);
    expect(await of('entity=task')).toEqual([]);
    expect(await of(`actor_id=${cast.admin.id}`)).toHaveLength(2);
    expect(await of(`actor_id=${cast.customer.id}`)).toEqual([]);
    expect(await of('actor_kind=system,database')).toEqual([]);
    expect(await of('search=again%20narrow')).toMatchObject([{ action: 'updated' }]);
    const [{ created_at: at }] = (await of('action=updated')) as [AuditEntryView];
    const after = new Date(Date.parse(at) + 1).toISOString();
    expect(await of(`from=${after}`)).toEqual([]);
    expect(await of(`to=${after}`)).toHaveLength(2);
    expect(await of('sortOrder=asc')).toMatchObject([{ action: 'created' }, { action: 'updated' }]);
    expect(await of('page=2&limit=1')).toMatchObject([{ action: 'created' }]);
    for (const wrong of ['entity=cat', 'from=yesterday', 'actor_id=me', 'request_id=', 'color=red'])
      await get(`?${wrong}`).expect(400);
    await get('/01900000-0000-7000-8000-000000000000').expect(404);
    await get('/nothing').expect(400);
  });

  it('shows a record with what belongs to it', async () => {
    const project = await post('projects', { name: 'Audited', customer_id: cast.customer.id });
    const task = await post('tasks', { project_id: project.id, title: 'Belongs' });
    const kinds = (await list(`record_id=${project.id}`)).map(({ entity, record_id: record }) => [entity, record]);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ['project', project.id],
        ['task', task.id],
      ]),
    );
  });

  it('names the workflow that did it', async () => {
    await app.db.given(
      aWorkflow({
        status: 'enabled',
        author: cast.admin,
        trigger: { type: 'event', event: 'ticket.opened' },
        actions: [{ type: 'set_field', field: 'priority', value: 'urgent' }],
      }),
    );
    const ticket = await post('support/tickets', {
      title: 'Dark',
      description: 'All of it',
      requester_id: cast.customer.id,
    });
    await runWorkflows(app.app);
    const [change] = await list(`record_id=${ticket.id}&action=updated&entity=ticket`);
    expect(change).toMatchObject({
      actor_kind: 'system',
      actor_name: null,
      fields: expect.arrayContaining(['priority']) as string[],
    });
    const runs = await app.db.rows<{ id: string; trigger_id: string }>('select id, trigger_id from workflow_runs');
    expect(runs).toMatchObject([{ id: change?.workflow_run_id, trigger_id: change?.workflow_id }]);
    expect(await list(`workflow_run_id=${change?.workflow_run_id}&entity=ticket`)).toEqual([change]);
  });

  it('is downloaded as CSV with its filters, and runs nothing in a spreadsheet', async () => {
    const id = await renamed('=1+1');
    const { text, headers } = await get(`/export?record_id=${id}`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment; filename="Audit.csv"') as string,
    });
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/Time \(UTC\),Kind,Record/);
    expect(lines[1]).toContain(
      `canned_reply,'=1+1 again,${id},updated,"{""name"":{""before"":""'=1+1"",""after"":""'=1+1 again""}}"`,
    );
    await get('/export?page=2').expect(400);
  });

  it('downloads more than one batch, each entry once', async () => {
    await app.db.rows(`insert into closed_days (id, created_at, updated_at, version, day, name)
      select gen_random_uuid(), now(), now(), 1, date '2031-01-01' + n, 'Batch ' || n from generate_series(1, 1234) as n returning 1`);
    const { text } = await get('/export?entity=closed_day&search=batch').expect(200);
    const records = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[3]);
    expect(new Set(records).size).toBe(1_234);
    expect(records).toHaveLength(1_234);
  });

  it('is kept when the events are purged', async () => {
    const id = await renamed('Kept');
    await app.db.rows(
      `update domain_events set settled_at = now(), occurred_at = now() - interval '100 days', seq = coalesce(seq, nextval('feed_seq')) returning 1`,
    );
    const em = app.app.get<EntityManager>(EntityManager, { strict: false }).fork();
    expect(await app.db.service(EventRetention).purge(em)).toBeGreaterThan(0);
    expect(await list(`record_id=${id}`)).toHaveLength(2);
  });

  it('says how far it is chained, and what the last check found', async () => {
    await renamed('Chained');
    const chain = async () => ((await get('/chain').expect(200)).body as { data: AuditChain }).data;
    expect(await chain()).toMatchObject({ entries: 0, head: null, chained_until: null, checked_at: null, fault: null });
    await runSweep(app.app, Chaining);
    await runSweep(app.app, ChainChecks);
    const checked = await chain();
    expect(checked).toMatchObject({ waiting: 0, fault: null, checked_until: checked.chained_until });
    expect(checked.head).toMatch(new RegExp(`^${checked.entries}:[0-9a-f]{64}$`));
    expect(checked.checked_at).not.toBeNull();
    expect(await runSweep(app.app, ChainChecks)).toBe(0); // once a day
    const [newest] = await list('');
    expect(newest?.position).toBeGreaterThan(0);
  });

  it('is verified on the command line, which ends with a failure where it was tampered with', async () => {
    await renamed('Verified');
    await runSweep(app.app, Chaining);
    const before = { ...process.env };
    const { databaseUrl, redisUrl } = app.config;
    Object.assign(process.env, {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      SMTP_URL: app.mail.url,
      APP_SECRET: 'a secret for this test alone, nowhere else',
    });
    const said = { out: '', error: '' };
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => (said.out += String(text)) !== '');
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => (said.error += String(text)) !== '');
    const run = async (...args: string[]) => {
      Object.assign(said, { out: '', error: '' });
      return { code: await runCommand(['verify-audit', ...args]), ...said };
    };
    try {
      const intact = await run();
      expect(intact).toMatchObject({ code: 0, error: '' });
      expect(intact.out).toMatch(
        /^\d+ entries are as they were written[^]*0 entries are not chained yet\nHead, [^:]*: \d+:[0-9a-f]{64}\n$/,
      );
      expect(await run('a', 'b')).toMatchObject({ code: 1, error: 'Use it like this: verify-audit [head]\n' });
      expect(await run('a')).toMatchObject({
        code: 1,
        error: expect.stringContaining('A head is a position') as string,
      });
      await app.db
        .rows(`alter table audit_entries disable trigger user; update audit_entries set title = 'Other' where position = 2;
        alter table audit_entries enable trigger user`);
      expect(await run()).toMatchObject({
        code: 1,
        out: '',
        error: expect.stringMatching(/^The values of entry 2 /) as string,
      });
    } finally {
      jest.restoreAllMocks();
      process.env = before;
    }
  });
});
