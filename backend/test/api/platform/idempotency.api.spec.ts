import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { NotesModule, NotesService } from '../../support/notes.fixture.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ modules: [NotesModule], env: { TRUSTED_PROXIES: '127.0.0.1' } });
  await test.db.service(NotesService).setUp();
});
afterAll(() => test.close());

const write = (key: string, body: object, ip = '203.0.113.1') =>
  test.http.post('/api/v1/notes').set('idempotency-key', key).set('x-forwarded-for', ip).send(body);
const countOf = async (text: string): Promise<number> =>
  (await test.db.rows('select 1 from notes where text = ?', [text])).length;

describe('Idempotency-Key (decisions, section 2)', () => {
  it('answers a repeat with the first answer and has one effect', async () => {
    const first = await write('once', { text: 'kept' }).expect(201);
    const repeat = await write('once', { text: 'kept' }).expect(201);
    expect(repeat.body).toEqual(first.body);
    expect(repeat.headers['idempotency-replayed']).toBe('true');
    expect(await countOf('kept')).toBe(1);
  });

  it('lets parallel twins have one effect and one answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => write('twins', { text: 'together', wait_ms: 200 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countOf('together')).toBe(1);
  });

  it('tells a twin that waited 5 s to come again', async () => {
    const slow = write('slow', { text: 'slow', wait_ms: 6_500 }).then((answer) => answer);
    await test.db.rows('select pg_sleep(0.3)');
    const twin = await write('slow', { text: 'slow', wait_ms: 6_500 }).expect(409);
    expect(twin.body).toMatchObject({ code: 'in_progress' });
    expect(twin.headers['retry-after']).toBe('1');
    expect((await slow).status).toBe(201);
  }, 20_000);

  it('refuses another body or another route under the same key', async () => {
    await write('mine', { text: 'one body' }).expect(201);
    expect((await write('mine', { text: 'another body' }).expect(409)).body).toMatchObject({
      code: 'idempotency_mismatch',
    });
    await test.http
      .delete('/api/v1/notes/1')
      .set('idempotency-key', 'mine')
      .set('x-forwarded-for', '203.0.113.1')
      .expect(409);
  });

  it('leaves the key free after a refusal', async () => {
    await write('again', { text: 'again', fail: true }).expect(403);
    expect(await countOf('again')).toBe(0);
    await write('again', { text: 'again' }).expect(201);
    await write('unchecked', { text: '' }).expect(400);
    await write('unchecked', { text: 'checked' }).expect(201);
  });

  it('never matches another caller’s key', async () => {
    await write('shared', { text: 'caller one' }, '203.0.113.7').expect(201);
    const other = await write('shared', { text: 'caller two' }, '203.0.113.8').expect(201);
    expect(other.headers['idempotency-replayed']).toBeUndefined();
  });

  it('forgets a key after 24 hours', async () => {
    await write('old', { text: 'yesterday' }).expect(201);
    await test.db.rows(`update idempotency_keys set created_at = now() - interval '25 hours' where key = ?`, ['old']);
    await write('old', { text: 'today' }).expect(201);
    expect(await countOf('today')).toBe(1);
  });

  it('refuses a key that is no key', async () => {
    expect((await write('x'.repeat(256), { text: 'long' }).expect(400)).body).toMatchObject({
      details: [{ path: 'Idempotency-Key' }],
    });
  });

  it('gives the turn of a queue back after each refusal', async () => {
    const remove = () => test.http.delete('/api/v1/notes/1').set('x-forwarded-for', '203.0.113.1');
    await remove().set('idempotency-key', 'two words').expect(400);
    await remove().set('idempotency-key', 'mine').expect(409);
    await remove().expect(200);
  });
});
