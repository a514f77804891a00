import { connect, type Socket } from 'node:net';
import { aComment } from '../../factories/comment.factory.js';
import { aProjectCast } from '../../factories/project-cast.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { bearerOf } from '../../support/sign-in.js';

const LARGE = 400_000;
const JSON_START: readonly [string, string] = ['application/json', '{"file_name":"'];
const FORM_START: readonly [string, string] = ['multipart/form-data; boundary=x', '--x\r\n'];

interface World {
  test: TestApp;
  path: string;
  dripper: { authorization: string };
  other: { authorization: string };
}

/** A comment to upload files to, its author, and a second user for the slow uploads. */
async function aWorld(pace: string): Promise<World> {
  const test = await createTestApp({ env: { LIMIT_BODY_SECONDS: '3', LIMIT_BODY_PACE: pace } });
  const { people, project } = await test.db.given(aProjectCast());
  const { task } = await test.db.given(aTask({ project }));
  const { comment } = await test.db.given(aComment({ task, author: people.owner }));
  return {
    test,
    path: `/api/v1/task-comments/${comment.id}/attachments`,
    dripper: await bearerOf(test.app, people.editor),
    other: await bearerOf(test.app, people.owner),
  };
}

interface Sender {
  socket: Socket;
  /** The whole response until the connection is closed. */
  answer: Promise<string>;
}

/** Opens a call and sends its headers and the first bytes of its body only. */
async function beginning({ test, path, dripper }: World, [type, first]: readonly [string, string]): Promise<Sender> {
  const { hostname, port } = new URL(test.url);
  const socket = connect(Number(port), hostname);
  const closed = Promise.withResolvers<string>();
  let said = '';
  socket.on('data', (part) => (said += part.toString('latin1')));
  socket.on('error', () => undefined);
  socket.once('close', () => {
    closed.resolve(said);
  });
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${dripper.authorization}\r\nContent-Type: ${type}\r\n`;
  await new Promise((sent) => socket.write(`${head}Content-Length: ${LARGE}\r\n\r\n${first}`, sent));
  return { socket, answer: closed.promise };
}

const upload = ({ test, path }: World, headers: { authorization: string }) =>
  test.http
    .post(path)
    .set(headers)
    .send({ file_name: 'a.txt', file_data: Buffer.alloc(LARGE, 'x').toString('base64') });

describe('bodies that drip', () => {
  let patient: World;
  beforeAll(async () => {
    patient = await aWorld('20000/600');
  });
  afterAll(() => patient.test.close());

  it('make nobody wait, those of their sender neither', async () => {
    const dripping = await Promise.all(
      Array.from({ length: 8 }, (_, n) => beginning(patient, n < 6 ? JSON_START : FORM_START)),
    );
    const answers = [await upload(patient, patient.other), await upload(patient, patient.dripper)];
    expect(answers.map(({ status }) => status)).toEqual([201, 403]);
    expect(dripping.filter(({ socket }) => socket.closed)).toEqual([]);
    for (const { socket } of dripping) socket.destroy();
    await Promise.all(dripping.map(({ answer }) => answer));
  });

  it('aren’t the only way: large JSON is taken side by side, too large JSON refused', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(patient, patient.other)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const file = { file_name: 'a.txt', file_data: 'x'.repeat(15_000_000) };
    expect((await patient.test.http.post(patient.path).set(patient.other).send(file)).status).toBe(413);
    expect((await upload(patient, { authorization: 'Bearer nobody' })).status).toBe(401);
  });
});

describe('bodies that come too slowly', () => {
  let strict: World;
  beforeAll(async () => {
    strict = await aWorld('20000/1');
  });
  afterAll(() => strict.test.close());

  it('are ended, JSON and forms', async () => {
    const senders = await Promise.all([beginning(strict, JSON_START), beginning(strict, FORM_START)]);
    for (const { answer } of senders) expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*"code":"too_slow"/);
  });

  it('are ended in time, however steadily they come', async () => {
    const { socket, answer } = await beginning(strict, JSON_START);
    const steady = setInterval(() => socket.write('x'.repeat(7_000)), 200);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(steady);
  });
});
