import { projectChannels, sentenceOf, type Channel, type SubscribeAck } from '@portal/contracts';
import { createApiApplication } from '../../../src/api.application.js';
import { aCast, type Cast } from '../../factories/cast.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { eventually } from '../../support/jobs/eventually.js';
import { listeners } from '../../support/jobs/listeners.js';
import { rootModule } from '../../support/root-module.js';

let test: TestApp;
let cast: Cast;
const connect = listeners();

beforeAll(async () => {
  test = await createTestApp();
  cast = await test.db.given(aCast());
});
afterAll(() => test.close());

const given = async () =>
  (
    await test.db.given(
      aProject({ customer: cast.customer, members: { editor: cast.coworker, viewer: cast.primary }, budgetCents: 700 }),
    )
  ).project;

async function listening(person: keyof Cast, url = test.url) {
  const { bearer, token } = await test.db.given(aSession(cast[person]));
  const { heard, resyncs, join } = await connect(url, token);
  return {
    bearer,
    resyncs,
    join,
    on: (channel: Channel) => heard.filter((message) => message.channel === channel).flatMap(({ items }) => items),
  };
}

const allOf = (id: string): Channel[] => projectChannels.map((kind) => `${kind}:${id}` as const);
const refused: SubscribeAck = { ok: false, error: sentenceOf('project.not_found') };

const rename = (id: string, bearer: string, name: string) =>
  test.http.put(`/api/v1/projects/${id}`).set('authorization', bearer).send({ name }).expect(200);

describe('the channels of a project, with real sessions (decisions, section 8)', () => {
  it.each([
    ['admin', true],
    ['customer', true],
    ['coworker', true],
    ['primary', true],
    ['stranger', false],
  ] as const)('%s may join: %s', async (person, may) => {
    const { id } = await given();
    const { join } = await listening(person);
    for (const channel of allOf(id)) {
      const ack = await join(channel);
      expect(ack).toEqual(may ? { ok: true, seq: expect.any(Number) as number } : refused);
    }
  });

  it('are closed where there is no project, or a deleted one, also for admins', async () => {
    const { join, bearer } = await listening('admin');
    const { id } = await given();
    await test.http.delete(`/api/v1/projects/${id}`).set('authorization', bearer).expect(200);
    expect(await join(`project:${id}`)).toEqual(refused);
    expect(await join('tickets:0190a0a0-0000-7000-8000-000000000001')).toEqual(refused);
  });

  it('show a change to everybody in the project at once, the money to admins only', async () => {
    const { id } = await given();
    const [admin, viewer] = [await listening('admin'), await listening('primary')];
    for (const { join } of [admin, viewer]) await join(`project:${id}`);
    await viewer.join('projects');
    await rename(id, admin.bearer, 'Renamed');
    await eventually(() => {
      for (const items of [admin.on(`project:${id}`), viewer.on(`project:${id}`), viewer.on('projects')])
        expect(items.at(-1)).toMatchObject({
          event: 'UPDATE',
          table: 'projects',
          record: { id, name: 'Renamed', version: 2 },
          by: { id: cast.admin.id },
        });
    });
    expect(admin.on(`project:${id}`).at(-1)?.record).toMatchObject({ budget: 7 });
    expect(JSON.stringify([viewer.on(`project:${id}`), viewer.on('projects')])).not.toMatch(/budget|"access"/);
  });

  it('are left at once by who is removed while listening', async () => {
    const { id } = await given();
    const [owner, editor] = [await listening('customer'), await listening('coworker')];
    for (const channel of [...allOf(id), 'projects'] as Channel[]) {
      await owner.join(channel);
      await editor.join(channel);
    }
    const [member] = await test.db.rows<{ id: string }>(
      'select id from project_members where project_id = ? and user_id = ?',
      [id, cast.coworker.id],
    );
    await test.http
      .delete(`/api/v1/projects/${id}/members/${member?.id ?? ''}`)
      .set('authorization', owner.bearer)
      .expect(200);
    await eventually(() => {
      expect(editor.resyncs.map(({ channel }) => channel).sort()).toEqual(allOf(id).sort());
      expect(editor.on('projects').at(-1)).toMatchObject({ event: 'DELETE', record: { id } });
    });
    const before = editor.on(`project:${id}`).length;
    await rename(id, owner.bearer, 'Among ourselves');
    await eventually(() => {
      expect(owner.on(`project:${id}`).at(-1)).toMatchObject({ record: { name: 'Among ourselves' } });
    });
    expect(editor.on(`project:${id}`)).toHaveLength(before);
    expect(await editor.join(`project:${id}`)).toEqual(refused);
  });

  it('are left on every process at once', async () => {
    const { app } = await createApiApplication(await rootModule('api', test.config), test.config);
    await app.listen(0, '127.0.0.1');
    const { id } = await given();
    const [owner, editor] = [await listening('customer'), await listening('coworker', await app.getUrl())];
    await editor.join(`tickets:${id}`);
    const { body } = await test.http.get(`/api/v1/projects/${id}/members`).set('authorization', owner.bearer);
    const member = (body.data as { id: string; user_id: string }[]).find(({ user_id }) => user_id === cast.coworker.id);
    await test.http
      .delete(`/api/v1/projects/${id}/members/${member?.id ?? ''}`)
      .set('authorization', owner.bearer)
      .expect(200);
    await eventually(() => {
      expect(editor.resyncs).toMatchObject([{ channel: `tickets:${id}` }]);
    });
    await app.close();
  });

  it('are left by an owner whose project is given to somebody else, who sees it appear', async () => {
    const { id } = await given();
    const [admin, before, after] = [await listening('admin'), await listening('customer'), await listening('stranger')];
    await before.join(`project:${id}`);
    await before.join('projects');
    await after.join('projects');
    await test.http
      .put(`/api/v1/projects/${id}`)
      .set('authorization', admin.bearer)
      .send({ customer_id: cast.stranger.id })
      .expect(200);
    await eventually(() => {
      expect(before.resyncs).toMatchObject([{ channel: `project:${id}` }]);
      expect(before.on('projects').at(-1)).toMatchObject({ event: 'DELETE', record: { id } });
      expect(after.on('projects').at(-1)).toMatchObject({ record: { id, customer_id: cast.stranger.id } });
    });
    expect(await before.join(`project:${id}`)).toEqual(refused);
    expect(await after.join(`project:${id}`)).toMatchObject({ ok: true });
  });

  it('are emptied when the project is deleted, after everybody was told', async () => {
    const { id } = await given();
    const [admin, viewer] = [await listening('admin'), await listening('primary')];
    for (const { join } of [admin, viewer]) await join(`project:${id}`);
    await test.http.delete(`/api/v1/projects/${id}`).set('authorization', admin.bearer).expect(200);
    await eventually(() => {
      for (const { on, resyncs } of [admin, viewer]) {
        expect(on(`project:${id}`).at(-1)).toMatchObject({ event: 'DELETE', table: 'projects', record: { id } });
        expect(resyncs).toMatchObject([{ channel: `project:${id}` }]);
      }
    });
  });

  it('stay joined by who becomes a viewer', async () => {
    const { id } = await given();
    const [owner, editor] = [await listening('customer'), await listening('coworker')];
    await editor.join(`project:${id}`);
    const { body } = await test.http.get(`/api/v1/projects/${id}/members`).set('authorization', owner.bearer);
    const member = (body.data as { id: string; user_id: string }[]).find(({ user_id }) => user_id === cast.coworker.id);
    await test.http
      .put(`/api/v1/projects/${id}/members/${member?.id ?? ''}`)
      .set('authorization', owner.bearer)
      .send({ role: 'viewer' })
      .expect(200);
    await eventually(() => {
      expect(editor.on(`project:${id}`).at(-1)).toMatchObject({
        event: 'UPDATE',
        table: 'project_members',
        record: { role: 'viewer' },
      });
    });
    expect(editor.resyncs).toEqual([]);
  });
});
