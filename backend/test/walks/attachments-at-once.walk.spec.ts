import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { limits } from '@portal/contracts';
import { aComment } from '../factories/comment.factory.js';
import { aProjectCast } from '../factories/project-cast.factory.js';
import { aSession } from '../factories/session.factory.js';
import { aTask } from '../factories/task.factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';

const MEGABYTE = 1_024 * 1_024;
const LIMIT = 80 * MEGABYTE;
/** A sample; `UPLOADS_AT_ONCE=50` is the whole bar. */
const AT_ONCE = Number(process.env['UPLOADS_AT_ONCE'] ?? 10);

let test: TestApp;
let bearer: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('streams parallel uploads of 10 MB without holding them in memory', async () => {
  const { people, project } = await test.db.given(aProjectCast());
  const { task } = await test.db.given(aTask({ project }));
  ({ bearer } = await test.db.given(aSession(people.owner)));
  const comments = await Promise.all(
    Array.from({ length: Math.ceil(AT_ONCE / limits.attachmentsPerComment) }, () =>
      test.db.given(aComment({ task, author: people.owner })),
    ),
  );
  const content = Buffer.alloc(10 * MEGABYTE, 'x');
  collect();
  const before = inUse();
  let highest = 0;
  const watch = setInterval(() => {
    if (inUse() - before > LIMIT) collect(); // garbage that isn't collected yet would count as memory in use
    highest = Math.max(highest, inUse() - before);
  }, 5);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) => upload(comments[n % comments.length]?.comment.id ?? '', content)),
  );
  clearInterval(watch);
  expect(answers).toEqual(Array(AT_ONCE).fill(201));
  expect(highest).toBeLessThanOrEqual(LIMIT);
}, 120_000);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function inUse(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Sends without a copy of its own, so that what grows is the server's. */
function upload(commentId: string, content: Buffer): Promise<number> {
  const head = Buffer.from(
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n',
  );
  const tail = Buffer.from('\r\n--x--\r\n');
  const { hostname, port } = new URL(test.url);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = connect(Number(port), hostname);
  socket.once('error', reject);
  socket.once('data', (answer) => {
    resolve(Number(answer.toString('latin1', 9, 12)));
    socket.destroy();
  });
  socket.write(
    `POST /api/v1/task-comments/${commentId}/attachments HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\n' +
      `Content-Length: ${head.length + content.length + tail.length}\r\n\r\n`,
  );
  for (const part of [head, content, tail]) socket.write(part);
  return promise;
}
