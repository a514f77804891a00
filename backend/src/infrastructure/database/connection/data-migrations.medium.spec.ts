import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { databaseUrlOf, serverUrl } from '../../../../test/support/server-url.js';
import { migrate } from './migrate.js';
import { ormOptions } from './orm-options.js';

type Row = Record<string, unknown>;

/** A database as it was before a migration, with rows of that time. */
describe('Migrations that rewrite rows', () => {
  const name = `portal_old_rows_${randomUUID().slice(0, 8)}`;
  const server = new Client({ connectionString: serverUrl() });
  const client = new Client({ connectionString: databaseUrlOf(name) });

  beforeAll(async () => {
    await server.connect();
    await server.query(`create database ${name}`);
    const options = ormOptions({ databaseUrl: databaseUrlOf(name), databasePool: 1 }, { driverOptions: {} });
    const orm = await MikroORM.init(options);
    await orm.migrator.up({ to: 'Migration0081ActivityLogsNewest' });
    await orm.close();
    await client.connect();
    await givenPerson('customer', 'pat@ｔarget.example');
    await givenPerson('customer', 'kim@target.example');
    await givenPerson('admin', 'lee@target.example');
    await givenPerson('customer', 'lee@ｔarget.example');
    await client.query(
      `insert into projects (id, created_at, updated_at, version, name, customer_id, status, priority, health)
       values ($1, now(), now(), 1, 'Mu\u0308hle cab\u200bling', $2, 'active', 'low', 'on_track')`,
      [projectId, people['pat@ｔarget.example']],
    );
    for (const [key, entry] of Object.entries(entries)) await givenEntry(key, entry);
    await givenConversation();
    await migrate(databaseUrlOf(name));
  });
  afterAll(async () => {
    await client.end();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  });

  const projectId = randomUUID();
  const people: Record<string, string> = {};
  async function givenPerson(role: string, email: string): Promise<void> {
    people[email] = randomUUID();
    await client.query('insert into users (id, email, role) values ($1, $2, $3)', [people[email], email, role]);
  }

  const entries: Record<string, { by?: string; type: string; entity?: string; before?: Row; after: Row }> = {
    mixed: { type: 'updated', before: { title: 'A', weight: 3 }, after: { title: 'B', weight: 5 } },
    internal: { type: 'updated', before: { assignee_id: null }, after: { assignee_id: 'x' } },
    told: { type: 'updated', before: { due_date: null }, after: { due_date: '2026-01-02' } },
    'by the customer': { by: 'kim@target.example', type: 'updated', before: { weight: 1 }, after: { weight: 2 } },
    'into the plan': { type: 'status_changed', before: { status: 'backlog' }, after: { status: 'todo' } },
    started: { type: 'status_changed', before: { status: 'todo' }, after: { status: 'in_progress' } },
    'a project': { type: 'created', entity: 'project', after: {} },
  };
  const givenEntry = (key: string, { by, type, entity = 'task', before = {}, after }: (typeof entries)[string]) =>
    client.query(
      `insert into activity_logs (id, created_at, updated_at, version, project_id, entity_type, entity_id, activity_type,
         description, old_values, new_values, metadata, source, actor_id)
       values ($1, now(), now(), 1, $8, $2, $1, $3, 'was written', $4, $5, $6, 'system', $7)`,
      [randomUUID(), entity, type, before, after, { key }, people[by ?? 'lee@target.example'], projectId],
    );

  const [requestId, replyId, callId] = [randomUUID(), randomUUID(), randomUUID()];
  async function givenConversation(): Promise<void> {
    await client.query(
      `insert into consultation_requests (id, created_at, updated_at, version, customer_id, source, title,
         consultation_type, description, urgency, preferred_contact_method, status, name, email, promised_by)
       values ($1, now(), now(), 1, $2, 'portal', 'Phones', 'general_consultation', 'Two', 'low', 'email', 'pending',
         'Pat', 'pat@target.example', now())`,
      [requestId, people['pat@ｔarget.example']],
    );
    for (const [id, way, note] of [
      [replyId, 'reply', 'Two <phones>?\nOr three?\n\nThank you'],
      [callId, 'call', 'Sounded worried'],
    ])
      await client.query(
        `insert into consultation_contacts (id, created_at, consultation_id, way, contacted_at, note, author_id)
         values ($1, now(), $2, $3, '2026-01-02T03:04:05Z', $4, $5)`,
        [id, requestId, way, note, people['lee@target.example']],
      );
  }

  async function entriesOf(key: string): Promise<Row[]> {
    const { rows } = await client.query<Row>(
      `select internal, description, old_values as before, new_values as after from activity_logs
       where metadata ->> 'key' = $1 order by internal`,
      [key],
    );
    return rows;
  }

  it('divide an entry into what customers read and what is internal', async () => {
    expect(await entriesOf('mixed')).toEqual([
      { internal: false, description: 'changed title', before: { title: 'A' }, after: { title: 'B' } },
      { internal: true, description: 'changed weight', before: { weight: 3 }, after: { weight: 5 } },
    ]);
  });

  it.each([
    ['internal', true, 'was written'],
    ['told', false, 'was written'],
    ['by the customer', false, 'was written'],
    ['into the plan', true, 'was written'],
    ['started', false, 'was written'],
    ['a project', false, 'set up the project'],
  ])('leave an entry "%s" whole (internal: %s)', async (key, internal, description) => {
    expect(await entriesOf(key)).toMatchObject([{ internal, description }]);
  });

  it('spell addresses as the mail server looks them up, unless another account has that address', async () => {
    expect((await client.query('select email from users order by email collate "C"')).rows).toEqual([
      { email: 'kim@target.example' },
      { email: 'lee@target.example' },
      { email: 'lee@ｔarget.example' },
      { email: 'pat@target.example' },
    ]);
  });

  it('make comments of the replies about a request, as they were shown; noted calls stay contacts', async () => {
    const comments = await client.query<Row>(
      'select id, author_id, visibility, body, body_html, created_at from task_comments where consultation_id = $1',
      [requestId],
    );
    expect(comments.rows).toEqual([
      {
        id: replyId,
        author_id: people['lee@target.example'],
        visibility: 'public',
        body: 'Two <phones>?\nOr three?\n\nThank you',
        body_html: '<p>Two &lt;phones&gt;?<br>Or three?</p><p>Thank you</p>',
        created_at: new Date('2026-01-02T03:04:05Z'),
      },
    ]);
    expect((await client.query('select id from consultation_contacts')).rows).toEqual([{ id: callId }]);
    const found = `select id from search_documents where type = 'comment' and words @@ search_query('phones')`;
    expect((await client.query(found)).rows).toEqual([{ id: replyId }]);
  });

  it('give documents of the search the words that are searched for today', async () => {
    for (const typed of ['mühle cabling', 'Mu\u0308hle']) {
      const found = 'select id from search_documents where title_words @@ search_query($1)';
      expect((await client.query(found, [typed])).rows).toEqual([{ id: projectId }]);
    }
    const known = await client.query(`select word from search_title_words where word like 'm%hle'`);
    expect(known.rows).not.toEqual([]); // what slips are corrected to
  });
});
