import { connect, type Socket } from 'node:net';
import { aComment } from '../factories/comment.factory.js';
import { aProjectCast } from '../factories/project-cast.factory.js';
import { aTask } from '../factories/task.factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { bearerOf } from '../support/sign-in.js';

const LARGE = 400_000;

let test: TestApp;
let path: string;
let dripper: string;
let other: { authorization: string };

beforeAll(async () => {
  test = await createTestApp({ env: { LIMIT_BODY_SECONDS: '3', LIMIT_BODY_PACE: '20000/1' } });
  const { people, project } = await test.db.given(aProjectCast());
  const { task } = await test.db.given(aTask({ project }));
  const { comment } = await test.db.given(aComment({ task, author: people.owner }));
  path = `/api/v1/task-comments/${comment.id}/attachments`;
  dripper = (await bearerOf(test.app, people.editor)).authorization;
  other = await bearerOf(test.app, people.owner);
});
afterAll(() => test.close());

interface Sender {
  socket: Socket;
  /** All that the server said until it closed the connection. */
  answer: Promise<string>;
}

/** A call whose headers and first bytes have been sent, and no more. */
async function beginning(type: string, first: string): Promise<Sender> {
  const { hostname, port } = new URL(test.url);
  const socket = connect(Number(port), hostname);
  const closed = Promise.withResolvers<string>();
  let said = '';
  socket.on('data', (part) => (said += part.toString('latin1')));
  socket.on('error', () => undefined);
  socket.once('close', () => {
    closed.resolve(said);
  });
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${dripper}\r\nContent-Type: ${type}\r\n`;
  await new Promise((sent) => socket.write(`${head}Content-Length: ${LARGE}\r\n\r\n${first}`, sent));
  return { socket, answer: closed.promise };
}

const upload = (headers: { authorization: string }) =>
  test.http
    .post(path)
    .set(headers)
    .send({ file_name: 'a.txt', file_data: Buffer.alloc(LARGE, 'x').toString('base64') });

describe('bodies that drip', () => {
  it('make nobody wait, and are ended: JSON and forms', async () => {
    const json = await Promise.all(Array.from({ length: 6 }, () => beginning('application/json', '{"file_name":"')));
    const form = await beginning('multipart/form-data; boundary=x', '--x\r\n');
    const { status } = await upload(other);
    expect({ status, open: json.filter(({ socket }) => !socket.closed).length }).toEqual({ status: 201, open: 6 });
    for (const { answer } of [...json, form]) expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*"code":"too_slow"/);
    expect((await upload({ authorization: dripper })).status).toBe(403);
  });

  it('are ended in time, however steadily they come', async () => {
    const { socket, answer } = await beginning('application/json', '{"file_name":"');
    const steady = setInterval(() => socket.write('x'.repeat(7_000)), 200);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(steady);
  });
});

describe('large JSON', () => {
  it('is taken as before: large ones together, too large ones refused', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(other)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const huge = await test.http
      .post(path)
      .set(other)
      .send({ file_name: 'a.txt', file_data: 'x'.repeat(15_000_000) });
    expect(huge.status).toBe(413);
    expect((await test.http.post(path).send({ file_name: 'a.txt', file_data: 'x'.repeat(LARGE) })).status).toBe(401);
  });
});
