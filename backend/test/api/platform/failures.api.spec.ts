import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { NotesModule, NotesService } from '../../support/notes.fixture.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ modules: [NotesModule] });
  await test.db.service(NotesService).setUp();
});
afterAll(() => test.close());

describe('answers and failures (decisions, section 2)', () => {
  it('wraps a record as data and answers 201 to POST', async () => {
    const answer = await test.http.post('/api/v1/notes').send({ text: 'first' }).expect(201);
    expect(answer.body).toEqual({ data: { id: expect.any(Number) as number, text: 'first' } });
    expect(answer.headers['x-request-id']).toEqual(expect.any(String));
  });

  it('pages a list and tells how much there is', async () => {
    await test.http.post('/api/v1/notes').send({ text: 'second' }).expect(201);
    const answer = await test.http.get('/api/v1/notes?limit=1').expect(200);
    expect(answer.body).toMatchObject({
      data: [{ text: 'first' }],
      pagination: { page: 1, limit: 1, total: 2, has_more: true },
    });
    const beyond = await test.http.get('/api/v1/notes?limit=1&page=9').expect(200);
    expect(beyond.body).toMatchObject({ data: [], pagination: { page: 9, total: 2, has_more: false } });
  });

  it('names unknown body fields and unknown query parameters', async () => {
    const body = await test.http.post('/api/v1/notes').send({ text: 'x', role: 'admin' }).expect(400);
    expect(body.headers['content-type']).toContain('application/problem+json');
    expect(body.body).toMatchObject({
      code: 'invalid',
      status: 400,
      details: [{ path: 'role', message: 'Unknown field' }],
    });
    const query = await test.http.get('/api/v1/notes?colour=red').expect(400);
    expect(query.body).toMatchObject({ details: [{ path: 'colour', message: 'Unknown field' }] });
    for (const name of ['constructor', 'prototype', '__proto__']) {
      const hidden = await test.http.get(`/api/v1/notes?${name}=1`).expect(400);
      expect(hidden.body).toMatchObject({ details: [{ path: name, message: 'Unknown field' }] });
    }
    const untaken = await test.http.get('/api/v1/notes/broken?debug=1').expect(400);
    expect(untaken.body).toMatchObject({ details: [{ path: 'debug' }] });
    await test.http.delete('/api/v1/notes/1').send({ force: true }).expect(400);
  });

  it('refuses a body that reaches for the prototype', async () => {
    const answer = await test.http
      .post('/api/v1/notes')
      .set('content-type', 'application/json')
      .send('{"__proto__":{"role":"admin"}}')
      .expect(400);
    expect(answer.body).toMatchObject({ code: 'malformed' });
  });

  it.each([
    ['malformed JSON', 'application/json', '{"text":', 400, 'malformed'],
    ['an empty body', 'application/json', '', 400, 'invalid'],
    ['another media type', 'text/plain', 'text', 415, 'unsupported_media_type'],
    ['a form', 'application/x-www-form-urlencoded', 'text=1', 415, 'unsupported_media_type'],
    ['endless nesting', 'application/json', `{"text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400, 'malformed'],
    ['a huge body', 'application/json', `{"text":"${'x'.repeat(300_000)}"}`, 413, 'payload_too_large'],
  ])('answers a problem to %s', async (_name, type, body, status, code) => {
    const answer = await test.http.post('/api/v1/notes').set('content-type', type).send(body).expect(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ code, status, request_id: answer.headers['x-request-id'] });
  });

  it('refuses bytes that are not UTF-8, instead of storing question marks', async () => {
    const answer = await fetch(`${test.url}/api/v1/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=latin1' },
      body: Buffer.from('{"text":"caf\xe9"}', 'latin1'),
    });
    expect(await answer.json()).toMatchObject({ status: 400, code: 'malformed' });
  });

  it('takes brackets in a text for text', async () => {
    const answer = await test.http
      .post('/api/v1/notes')
      .send({ text: `"\\${'['.repeat(100)}` })
      .expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid', details: [{ path: 'text' }] });
  });

  it('answers a duplicate with 409 and never with the database’s words', async () => {
    await test.http.post('/api/v1/notes').send({ text: 'twice' }).expect(201);
    const answer = await test.http.post('/api/v1/notes').send({ text: 'twice' }).expect(409);
    expect(answer.body).toMatchObject({ code: 'duplicate' });
    expect(answer.text).not.toMatch(/insert|notes_text_key|constraint/);
  });

  it('hides what nobody foresaw', async () => {
    const answer = await test.http.get('/api/v1/notes/broken').expect(500);
    expect(answer.body).toMatchObject({ code: 'internal', error: 'Something went wrong on our side' });
    expect(answer.text).not.toMatch(/secrets|Error|at /);
  });

  it('answers a problem for unknown API paths and methods, and for broken addresses', async () => {
    for (const path of [
      '/api/v1/nothing',
      '/api/v1/notes/%zz',
      '/api/nothing',
      '/functions/v1/nothing',
      '/assets/none.js',
    ]) {
      const answer = await test.http.get(path).expect(404);
      expect(answer.body).toMatchObject({ code: 'not_found' });
    }
    await test.http.patch('/api/v1/notes').send({}).expect(404);
  });

  it('keeps a request id that a proxy gave, and only a harmless one', async () => {
    const kept = await test.http.get('/health/live').set('x-request-id', 'proxy-12345678').expect(200);
    expect(kept.headers['x-request-id']).toBe('proxy-12345678');
    const made = await test.http.get('/health/live').set('x-request-id', 'a"b{}').expect(200);
    expect(made.headers['x-request-id']).not.toContain('"');
  });
});
