import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { CreateComment, ListComments, may, policies, type CommentVisibility } from '@portal/contracts';
import { ago } from '@portal/testing/clock';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aComment, anAttachment } from '../../../test/factories/comment.factory.js';
import { accessIn, aProjectCast, type ProjectCast } from '../../../test/factories/project-cast.factory.js';
import { aTask } from '../../../test/factories/task.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { feedReads } from '../../../test/support/jobs/feed-items.js';
import { refusal } from '../../../test/support/refusal.js';
import { runRetention } from '../../../test/support/jobs/run-retention.js';
import { Config } from '../../infrastructure/config/config.js';
import type { StoredEvent } from '../../infrastructure/events/index.js';
import { fileKey, FileStorage, newFileName } from '../../infrastructure/storage/file-storage.js';
import type { Project } from '../projects/index.js';
import type { Task } from '../tasks/index.js';
import { CommentsProjector } from './comments.projector.js';
import { AttachmentsService, CommentsService } from './index.js';

let context: TestContext;
let people: ProjectCast;
let project: Project;
let foreign: Project;
let task: Task;

beforeAll(async () => {
  context = await createTestContext();
  ({ people, project, foreign } = await context.db.given(aProjectCast()));
  ({ task } = await context.db.given(aTask({ project })));
});
afterAll(() => context.close());

type Name = keyof ProjectCast;
const names = ['admin', 'owner', 'editor', 'viewer', 'stranger'] as const satisfies Name[];
const as = <Result>(name: Name, work: () => Promise<Result>) => context.db.as(actorOf(people[name]), work);
const service = () => context.db.service(CommentsService);
const reader = () => context.db.service(CommentsService);
const given = async (author: Name = 'owner', wish: Partial<Parameters<typeof aComment>[0]> = {}) =>
  (await context.db.given(aComment({ task, author: people[author], ...wish }))).comment;
const list = (name: Name, query: Partial<Record<keyof ListComments, unknown>> = { project_id: project.id }) =>
  as(name, () => reader().list(actorOf(people[name]), ListComments.parse(query)));
const create = (name: Name, visibility?: CommentVisibility, of = task) =>
  as(name, () =>
    service().create(actorOf(people[name]), CreateComment.parse({ task_id: of.id, body: 'A *word*', visibility })),
  );
const update = (name: Name, id: string, version?: number) =>
  as(name, () => service().update(actorOf(people[name]), id, { body: 'Other words', version }));
const remove = (name: Name, id: string) => as(name, () => service().remove(actorOf(people[name]), id));
const em = () => context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
const succeeded = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

describe('who may do what with a comment (specification, section 6; decisions, section 4)', () => {
  it.each(names)('%s: list and detail agree with the policy', async (name) => {
    const { id } = await given();
    const allowed = may(policies['comment.read'], actorOf(people[name]), { access: accessIn[name] });
    const seen = await list(name).then(
      ({ data }) => data.some((row) => row.id === id),
      () => false,
    );
    const detail = await succeeded(as(name, () => reader().get(actorOf(people[name]), id)));
    expect({ seen, detail }).toEqual({ seen: allowed, detail: allowed });
  });

  it.each(names)('%s: each write agrees with the policy', async (name) => {
    const actor = actorOf(people[name]);
    const access = accessIn[name];
    expect(await succeeded(create(name))).toBe(may(policies['comment.create'], actor, { access }));
    expect(await succeeded(create(name, 'internal'))).toBe(name === 'admin');
    for (const author of ['owner', 'editor', 'viewer'] as const) {
      const { id, authorId } = await given(author);
      const mine = { access, kind: 'task', author_id: authorId } as const;
      expect(await succeeded(update(name, id))).toBe(may(policies['comment.update'], actor, mine));
      expect(await succeeded(remove(name, id))).toBe(may(policies['comment.delete'], actor, mine));
    }
  });

  it('gives customers no internal comment and no file of one, by any path', async () => {
    const secret = await given('admin', { visibility: 'internal', body: 'Secretly overdue' });
    const { attachment } = await context.db.given(anAttachment({ comment: secret }));
    const files = context.db.service(AttachmentsService);
    for (const name of ['owner', 'editor', 'viewer'] as const) {
      const actor = actorOf(people[name]);
      for (const query of [
        { project_id: project.id },
        { task_id: task.id },
        { project_id: project.id, search: 'secretly' },
      ]) {
        const page = await list(name, query);
        expect(page.data.map(({ visibility }) => visibility)).not.toContain('internal');
        expect(page.pagination.total).toBe(page.data.length);
      }
      expect((await list(name, { project_id: project.id, page: 1, limit: 1 })).pagination.total).toBe(
        (await list(name)).data.length,
      );
      const shown = await as(name, () => files.list(actor, { project_id: project.id, page: 1, limit: 100 }));
      expect(shown.data.map(({ id }) => id)).not.toContain(attachment.id);
      expect(await refusal(as(name, () => reader().get(actor, secret.id)))).toMatchObject({ code: 'not_found' });
      expect(await refusal(as(name, () => files.open(actor, attachment.id)))).toMatchObject({ code: 'not_found' });
      expect(await refusal(update(name, secret.id))).toMatchObject({ code: 'not_found' });
      expect(await refusal(remove(name, secret.id))).toMatchObject({ code: 'not_found' });
      const removed = as(name, () => context.db.service(AttachmentsService).remove(actor, attachment.id));
      expect(await refusal(removed)).toMatchObject({ code: 'not_found' });
    }
    expect((await list('admin', { project_id: project.id, search: 'SECRETLY' })).data).toMatchObject([
      { id: secret.id, visibility: 'internal', attachments: [{ id: attachment.id }] },
    ]);
  });

  it('hides a task’s comments with the task, and finds nothing in foreign or unnamed places', async () => {
    const { task: gone } = await context.db.given(aTask({ project, isDeleted: true }));
    const { id } = await given('owner', { task: gone });
    expect((await list('admin')).data.map((row) => row.id)).not.toContain(id);
    expect(await refusal(as('admin', () => reader().get(actorOf(people.admin), id)))).toMatchObject({
      code: 'not_found',
    });
    expect(await refusal(create('owner', undefined, gone))).toMatchObject({ code: 'not_found' });
    expect(await refusal(list('owner', { project_id: foreign.id }))).toMatchObject({ code: 'project.not_found' });
    expect(await refusal(list('owner', { task_id: gone.id }))).toMatchObject({ code: 'not_found' });
    expect(await refusal(list('owner', {}))).toMatchObject({ code: 'invalid' });
    const { task: theirs } = await context.db.given(aTask({ project: foreign }));
    expect(await refusal(create('owner', undefined, theirs))).toMatchObject({ code: 'not_found' });
  });
});

describe('a comment', () => {
  it('is kept as written and shown safely; what happens to it is recorded with who may know', async () => {
    const made = await create('admin', 'internal');
    expect(made).toMatchObject({ body: 'A *word*', body_html: '<p>A <em>word</em></p>', version: 1, edited_at: null });
    expect(made).toMatchObject({ author_name: 'Avery Test', author_role: 'admin' });
    const edited = await update('admin', made.id, 1);
    expect(edited).toMatchObject({ body_html: '<p>Other words</p>', version: 2 });
    expect(edited.edited_at).not.toBeNull();
    expect(await refusal(update('admin', made.id, 1))).toMatchObject({
      code: 'stale_version',
      current: { id: made.id, version: 2 },
    });
    await remove('admin', made.id);
    await as('admin', () => service().restore(actorOf(people.admin), made.id));
    const facts = { project_id: project.id, task_id: task.id, visibility: 'internal' };
    const events = (await context.db.events()).filter(({ entity_id }) => entity_id === made.id);
    expect(events.map(({ name, payload }) => ({ name, payload }))).toEqual(
      ['comment.added', 'comment.edited', 'comment.deleted', 'comment.restored'].map((name) => ({
        name,
        payload: facts,
      })),
    );
  });

  it('names an admin to customers, without an address', async () => {
    const { id } = await create('admin');
    const shown = await as('owner', () => reader().get(actorOf(people.owner), id));
    expect(shown.author_name).toBe('Avery Test');
  });
});

describe('what screens hear (decisions, section 8)', () => {
  const heard = (name: string, entity_id: string, payload: object = {}) => ({
    event: { name, entity_id, payload, occurred_at: new Date('2026-11-20T10:00:00Z') } as StoredEvent<never>,
    ...feedReads(em()),
  });
  const projector = () => context.db.service(CommentsProjector);
  const roomsOf = (items: object[]) => items.map((item) => (item as { room: string }).room);

  it.each([
    ['comment.added', 'INSERT'],
    ['comment.edited', 'UPDATE'],
    ['comment.deleted', 'DELETE'],
    ['comment.restored', 'INSERT'],
  ])('%s of a public comment is an %s for both, of an internal one for admins alone', async (name, kind) => {
    const shown = await given();
    const items = await projector().projectComment(heard(name, shown.id));
    expect(items).toMatchObject([
      {
        room: `task_comments:${project.id}@admin`,
        change: { event: kind, table: 'task_comments', record: { id: shown.id } },
      },
      { room: `task_comments:${project.id}@customer`, change: { event: kind, record: { id: shown.id } } },
    ]);
    const secret = await given('admin', { visibility: 'internal' });
    expect(roomsOf(await projector().projectComment(heard(name, secret.id)))).toEqual([
      `task_comments:${project.id}@admin`,
    ]);
  });

  it.each(['attachment.added', 'attachment.deleted'])(
    '%s shows the file and its comment anew, to the same',
    async (name) => {
      for (const visibility of ['public', 'internal'] as const) {
        const comment = await given('admin', { visibility });
        const { attachment } = await context.db.given(anAttachment({ comment }));
        const payload = { project_id: project.id, comment_id: comment.id, visibility };
        const items = await projector().projectAttachment(heard(name, attachment.id, payload));
        const audiences = visibility === 'public' ? ['admin', 'customer'] : ['admin'];
        const both = [...audiences, ...audiences];
        expect(roomsOf(items)).toEqual(both.map((audience) => `task_comments:${project.id}@${audience}`));
        expect(items.map((item) => (item as { change: { table: string } }).change.table)).toEqual([
          ...audiences.map(() => 'comment_attachments'),
          ...audiences.map(() => 'task_comments'),
        ]);
      }
    },
  );

  it('a file of the project itself is shown to both, without a comment', async () => {
    const { attachment } = await context.db.given(anAttachment({ project, by: people.owner }));
    const payload = { project_id: project.id, task_id: null, visibility: 'public' };
    const items = await projector().projectAttachment(heard('attachment.added', attachment.id, payload));
    expect(roomsOf(items)).toEqual(['admin', 'customer'].map((audience) => `task_comments:${project.id}@${audience}`));
  });
});

it('purges what was deleted 30 days ago, and the files that nobody has (decisions, section 4)', async () => {
  const storage = context.app.get(FileStorage);
  const folder = join(context.app.get(Config).dataDir, 'storage');
  const store = async (daysAgo: number) => {
    const name = newFileName();
    const path = join(folder, name);
    await mkdir(folder, { recursive: true });
    await writeFile(path, 'x');
    await storage.put(fileKey('attachments', name), path);
    const stored = ago({ days: daysAgo });
    await utimes(join(folder, 'files', fileKey('attachments', name)), stored, stored);
    return name;
  };
  const [live, old, orphan, fresh] = [await store(90), await store(90), await store(2), await store(0)];
  const comment = await given();
  await context.db.given(anAttachment({ comment, storagePath: live }));
  const { attachment } = await context.db.given(anAttachment({ comment, storagePath: old, deletedDaysAgo: 31 }));
  const gone = await given('owner', { deletedDaysAgo: 31 });
  await context.db.given(anAttachment({ comment: gone }));
  const recent = await given('owner', { deletedDaysAgo: 29 });
  await runRetention(context.app, 'purge-comments');
  const left = await context.db.rows<{ id: string }>(
    'select id from task_comments union all select id from comment_attachments',
  );
  const ids = left.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([comment.id, recent.id]));
  for (const { id } of [attachment, gone]) expect(ids).not.toContain(id);
  const files = (await readdir(join(folder, 'files'), { recursive: true })).map((path) => path.split('/').at(-1));
  expect(files).toEqual(expect.arrayContaining([live, fresh]));
  for (const file of [old, orphan]) expect(files).not.toContain(file);
});
