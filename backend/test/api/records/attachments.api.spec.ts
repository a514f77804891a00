import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { AttachmentView } from '@portal/contracts';
import { IncomingFiles } from '../../../src/infrastructure/storage/incoming-files.js';
import type { TaskComment } from '../../../src/modules/comments/index.js';
import { aComment, anAttachment } from '../../factories/comment.factory.js';
import { aProjectCast, type ProjectCast } from '../../factories/project-cast.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { eventually } from '../../support/jobs/eventually.js';
import { client } from '../../support/mail/mailed-link.js';
import { asBytes } from '../../support/mail/as-bytes.js';
import { pdf, png } from '../../support/mail/sample-files.js';

const MEGABYTE = 1_024 * 1_024;

let test: TestApp;
let people: ProjectCast;
let comment: TaskComment;
let internal: TaskComment;
const bearers = {} as Record<keyof ProjectCast, string>;

beforeAll(async () => {
  test = await createTestApp();
  const cast = await test.db.given(aProjectCast());
  ({ people } = cast);
  const { task } = await test.db.given(aTask({ project: cast.project }));
  ({ comment } = await test.db.given(aComment({ task, author: people.owner })));
  ({ comment: internal } = await test.db.given(aComment({ task, author: people.admin, visibility: 'internal' })));
  for (const name of Object.keys(people) as (keyof ProjectCast)[]) {
    bearers[name] = (await test.db.given(aSession(people[name]))).bearer;
  }
});
afterAll(() => test.close());
afterEach(() => test.db.rows('delete from comment_attachments'));

const url = (of: TaskComment = comment) => `/api/v1/task-comments/${of.id}/attachments`;
const form = (content: Buffer, name: string, by: keyof ProjectCast = 'owner', of?: TaskComment) =>
  client(test).post(url(of)).set('authorization', bearers[by]).attach('file', content, name);
const json = (body: object, by: keyof ProjectCast = 'owner') =>
  client(test).post(url()).set('authorization', bearers[by]).send(body);
const dataOf = ({ body }: { body: unknown }) => (body as { data: AttachmentView }).data;
const storage = () => join(test.config.dataDir, 'storage');
const namesIn = async (folder: 'files' | 'incoming') =>
  (await readdir(join(storage(), folder), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const rows = () => test.db.rows<{ storage_path: string; sha256: string }>('select * from comment_attachments');

describe('uploading (specification, sections 5 and 7; decisions, section 4)', () => {
  it('takes a form: found out, hashed, stored under an opaque key, and given back as it came', async () => {
    const stored = dataOf(await form(pdf, 'Größe (1).pdf').expect(201));
    expect(stored).toMatchObject({ file_name: 'Größe (1).pdf', file_size: pdf.length, file_type: 'application/pdf' });
    expect(stored.storage_path).toMatch(/^[0-9a-f]{40}$/);
    expect((await rows())[0]?.sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
    expect(await namesIn('files')).toContain(stored.storage_path);
    await eventually(async () => expect(await namesIn('incoming')).toEqual([]));
    const answer = await client(test)
      .get(`/api/v1/attachments/${stored.id}/content`)
      .set('authorization', bearers.viewer)
      .buffer()
      .parse(asBytes)
      .expect(200);
    expect((answer.body as Buffer).equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="Gr__e (1).pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('takes base64 within JSON, with or without a data: prefix', async () => {
    const file_data = png.toString('base64');
    const said = { file_name: 'plan.png', file_size: png.length, file_type: 'image/png' };
    expect(dataOf(await json({ ...said, file_data }).expect(201))).toMatchObject(said);
    await json({ file_name: 'plan', file_data: `data:image/png;base64,${file_data}` }).expect(201);
    expect((await rows()).map(({ sha256 }) => sha256)).toEqual(
      Array(2).fill(createHash('sha256').update(png).digest('hex')),
    );
  });

  it.each([
    ['another size', { file_size: 5 }, 400, 'attachment.mismatch'],
    ['another type', { file_type: 'application/pdf' }, 400, 'attachment.mismatch'],
    ['what is no base64', { file_data: '%%%%' }, 400, 'invalid'],
    ['nothing', { file_data: '' }, 400, 'invalid'],
    ['an unknown field', { storage_path: '/etc/passwd' }, 400, 'invalid'],
    ['markup', { file_data: Buffer.from('<svg onload="x"/>').toString('base64') }, 415, 'attachment.type_refused'],
    ['11 MB', { file_data: Buffer.alloc(11 * MEGABYTE, 'a').toString('base64') }, 413, 'payload_too_large'],
    [
      'a byte too much',
      { file_data: Buffer.alloc(10 * MEGABYTE + 1, 'a').toString('base64') },
      413,
      'attachment.too_large',
    ],
  ])('refuses %s, and keeps nothing of it', async (_name, wrong, status, code) => {
    const answer = await json({ file_name: 'plan.png', file_data: png.toString('base64'), ...wrong }).expect(status);
    expect(answer.body).toMatchObject({ code });
    expect(await rows()).toEqual([]);
    await eventually(async () => expect(await namesIn('incoming')).toEqual([]));
  });

  it('refuses forms that lie, have no file, several, or an unknown field', async () => {
    const bearer = bearers.owner;
    const post = () => client(test).post(url()).set('authorization', bearer);
    expect((await form(png, 'a.png').field('file_size', '3').expect(400)).body).toMatchObject({
      code: 'attachment.mismatch',
    });
    expect((await form(Buffer.alloc(0), 'a.png').expect(400)).body).toMatchObject({ code: 'invalid' });
    expect((await post().field('file_name', 'x').expect(400)).body).toMatchObject({ details: [{ path: 'file' }] });
    expect((await form(png, 'a.png').attach('other', png, 'b.png').expect(400)).body).toMatchObject({
      code: 'invalid',
    });
    expect((await form(png, 'a.png').field('role', 'admin').expect(400)).body).toMatchObject({
      details: [{ path: 'role' }],
    });
    expect((await form(Buffer.alloc(10 * MEGABYTE + 1, 'a'), 'a.txt').expect(413)).body).toMatchObject({
      code: 'attachment.too_large',
    });
    await form(Buffer.alloc(10 * MEGABYTE, 'a'), 'a.txt').expect(201);
    expect(await rows()).toHaveLength(1);
    await eventually(async () => expect(await namesIn('incoming')).toEqual([]));
  });

  it('takes forms nowhere else, and nothing from strangers', async () => {
    await client(test)
      .post('/api/v1/task-comments')
      .set('authorization', bearers.owner)
      .attach('file', png, 'a.png')
      .expect(415);
    await client(test).post(url()).attach('file', png, 'a.png').expect(401);
    await client(test)
      .post(url())
      .send({ file_name: 'a', file_data: 'a'.repeat(1_000_000) })
      .expect(401);
    await form(png, 'a.png', 'stranger').expect(404);
    await form(png, 'a.png', 'viewer').expect(403);
    await form(png, 'a.png', 'editor').expect(403);
    await form(png, 'a.png', 'admin').expect(201);
    await form(png, 'a.png', 'owner', internal).expect(404);
    await eventually(async () => expect(await namesIn('incoming')).toEqual([]));
  });

  it('takes ten files a comment, also when twelve arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => form(png, `${n}.png`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(201), 409, 409]);
    const kept = (await rows()).map(({ storage_path }) => storage_path);
    expect(kept).toHaveLength(10);
    const files = await namesIn('files');
    expect(kept.every((name) => files.includes(name))).toBe(true);
  });

  it('has one effect for one Idempotency-Key, and hears that another file is another request', async () => {
    const send = (content: Buffer) => form(content, 'a.png').set('idempotency-key', 'one');
    const [first, second] = [await send(png).expect(201), await send(png).expect(201)];
    expect(dataOf(second).id).toBe(dataOf(first).id);
    await send(pdf).expect(409);
    expect(await rows()).toHaveLength(1);
  });
});

describe('what goes wrong leaves neither row nor file', () => {
  it('a full disk', async () => {
    const before = await namesIn('files');
    const full = jest.spyOn(test.app.get(IncomingFiles), 'newPath').mockReturnValue('/dev/full');
    jest.spyOn(test.app.get(IncomingFiles), 'discard').mockResolvedValue();
    const answers = [await form(png, 'a.png'), await json({ file_name: 'a.png', file_data: png.toString('base64') })];
    jest.restoreAllMocks();
    expect(full).toHaveBeenCalled();
    for (const answer of answers) {
      expect(answer.body).toMatchObject({ status: 503, code: 'storage.unavailable' });
      expect(answer.headers['retry-after']).toBe('30');
    }
    expect(await rows()).toEqual([]);
    expect(await namesIn('files')).toEqual(before);
    await form(png, 'a.png').expect(201);
  });

  it('a sender who breaks off', async () => {
    const before = await namesIn('files');
    const { hostname, port } = new URL(test.url);
    const socket = connect(Number(port), hostname);
    const head =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n';
    socket.write(
      `POST ${url()} HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearers.owner}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n${head}${'a'.repeat(500_000)}`,
    );
    await eventually(async () => expect(await namesIn('incoming')).toHaveLength(1));
    socket.destroy();
    await eventually(async () => expect(await namesIn('incoming')).toEqual([]));
    expect(await rows()).toEqual([]);
    expect(await namesIn('files')).toEqual(before);
  });

  it('a form without its end', async () => {
    const answer = await client(test)
      .post(url())
      .set('authorization', bearers.owner)
      .set('content-type', 'multipart/form-data; boundary=x')
      .send('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc')
      .expect(400);
    expect(answer.body).toMatchObject({ code: 'attachment.broken' });
    await eventually(async () => expect(await namesIn('incoming')).toEqual([]));
  });
});

describe('reading and deleting', () => {
  it('shows a project’s files newest first, internal ones to admins only, deleted ones to nobody', async () => {
    const first = dataOf(await form(png, 'first.png').expect(201));
    const hidden = dataOf(await form(png, 'hidden.png', 'admin', internal).expect(201));
    const last = dataOf(await form(png, 'last.png').expect(201));
    const list = async (by: keyof ProjectCast) => {
      const answer = await client(test)
        .get(`/api/v1/attachments?project_id=${first.project_id}`)
        .set('authorization', bearers[by]);
      return (answer.body as { data?: AttachmentView[] }).data?.map(({ id }) => id);
    };
    expect(await list('admin')).toEqual([last.id, hidden.id, first.id]);
    expect(await list('viewer')).toEqual([last.id, first.id]);
    expect(await list('stranger')).toBeUndefined();
    const content = (id: string, by: keyof ProjectCast) =>
      client(test).get(`/api/v1/attachments/${id}/content`).set('authorization', bearers[by]);
    await content(hidden.id, 'owner').expect(404);
    await content(hidden.id, 'admin').expect(200);
    await content(first.id, 'stranger').expect(404);
    const remove = (id: string, by: keyof ProjectCast) =>
      client(test).delete(`/api/v1/attachments/${id}`).set('authorization', bearers[by]);
    await remove(hidden.id, 'owner').expect(404);
    await remove(first.id, 'editor').expect(403);
    await remove(first.id, 'owner').expect(200, { data: { id: first.id } });
    await content(first.id, 'owner').expect(404);
    expect(await list('owner')).toEqual([last.id]);
  });

  it('answers a file that the storage lost with 503, not with an empty file', async () => {
    const { attachment } = await test.db.given(anAttachment({ comment }));
    const answer = await client(test)
      .get(`/api/v1/attachments/${attachment.id}/content`)
      .set('authorization', bearers.owner)
      .expect(503);
    expect(answer.body).toMatchObject({ code: 'storage.unavailable' });
  });
});
