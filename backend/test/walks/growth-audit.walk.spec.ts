import { anAdmin } from '../factories/user.factory.js';
import { unwatched } from '../factories/many/unwatched.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { PlanReader } from '../support/database/read-plans.js';
import { bearerOf } from '../support/sign-in.js';

let app: TestApp;
let plans: PlanReader;
let as: { authorization: string };
const place = {} as Record<':record' | ':actor' | ':entry', string>;

beforeAll(async () => {
  app = await createTestApp();
  const { admin } = await app.db.given(anAdmin(), async (em) => {
    await unwatched(em, ['audit_entries'], async () => {
      await em.execute(`
        insert into audit_entries (created_at, entity, record_id, parent_id, action, title, before, after, actor_kind,
          actor_id, actor_ip, request_id)
        select now() - n * interval '1 minute', (array['task', 'task', 'task', 'invoice', 'user'])[1 + n % 5],
          ${idOf(`'record' || n % 20000`)}, ${idOf(`'parent' || n % 500`)}, 'updated', 'T-' || n || ' ' || md5(n::text),
          '{"status": "todo"}', '{"status": "done"}', 'user', ${idOf(`'actor' || n % 50`)}, '203.0.113.7', 'call-' || n
        from generate_series(1, 100000) as n`);
    });
    return {};
  });
  as = await bearerOf(app.app, admin);
  const [some] = await app.db.rows<{ id: string; record_id: string; actor_id: string }>(
    `select id, record_id, actor_id from audit_entries where request_id = 'call-77'`,
  );
  Object.assign(place, { ':record': some?.record_id, ':actor': some?.actor_id, ':entry': some?.id });
  plans = await PlanReader.of(app);
}, 60_000);
afterAll(async () => {
  await plans.close();
  await app.close();
});

/** The same id for the same text. */
function idOf(text: string): string {
  return `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
}

const NAMES = /\baudit_entries\b/;
const LARGE = new Set(['audit_entries']);
const ofSome = [
  'audit?record_id=:record',
  'audit?actor_id=:actor',
  'audit?request_id=call-4711',
  'audit?workflow_run_id=:record',
  'audit?search=t-4711',
  'audit?from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z',
  'audit/:entry',
  'audit/chain',
];
const ofEverything = ['audit', 'audit?entity=invoice,user', 'audit?sortOrder=asc', 'audit?action=updated'];

describe('with 100,000 entries of the audit', () => {
  const answeredByIndex = async (path: string, isOfEverything: boolean): Promise<void> => {
    const address = Object.entries(place).reduce((text, [name, id]) => text.replace(name, id), path);
    const sent = await plans.sentBy(as, address, NAMES);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(3);
    for (const statement of sent) {
      const { text: by } = statement;
      expect({ reads: await plans.readWhole(statement, isOfEverything, LARGE), by }).toEqual({ reads: [], by });
    }
  };

  it.each(ofSome)('%s takes at most 3 statements, each by index', (path) => answeredByIndex(path, false));
  it.each(ofEverything)('%s takes at most 3 statements, its rows by index', (path) => answeredByIndex(path, true));

  it('the next to be chained are found by index', async () => {
    const text = 'select e.id from audit_entries as e where e.position is null order by e.id limit 1000';
    expect(await plans.readWhole({ text, values: [] }, false, LARGE)).toEqual([]);
    const after = 'select e.id from audit_entries as e where e.position > $1 order by e.position limit 2000';
    expect(await plans.readWhole({ text: after, values: [] }, false, LARGE)).toEqual([]);
  });
});
