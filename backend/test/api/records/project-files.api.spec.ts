import { limits, type ActivityLogView, type AttachmentView } from '@portal/contracts';
import { anAttachment } from '../../factories/comment.factory.js';
import { aProjectCast, type ProjectCast } from '../../factories/project-cast.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { deliverEvents } from '../../support/jobs/deliver-events.js';
import { client } from '../../support/mail/mailed-link.js';
import { png } from '../../support/mail/sample-files.js';

let test: TestApp;
let people: ProjectCast;
let projectId: string;
const bearers = {} as Record<keyof ProjectCast, string>;

beforeAll(async () => {
  test = await createTestApp();
  const cast = await test.db.given(aProjectCast());
  ({ people } = cast);
  projectId = cast.project.id;
  for (const name of Object.keys(people) as (keyof ProjectCast)[])
    bearers[name] = (await test.db.given(aSession(people[name]))).bearer;
});
afterAll(() => test.close());
afterEach(() => test.db.rows('delete from comment_attachments'));

const call = (by: keyof ProjectCast, method: 'get' | 'post' | 'delete', path: string) =>
  client(test)[method](`/api/v1/${path}`).set('authorization', bearers[by]);
const add = (by: keyof ProjectCast) =>
  call(by, 'post', `projects/${projectId}/attachments`).attach('file', png, `${by}.png`);
const addedBy = async (by: keyof ProjectCast) => (await add(by).expect(201)).body as { data: AttachmentView };

describe('files of a project itself (decisions 4.111)', () => {
  it('are added by who may edit it, listed for everybody in it, and deleted by who added them, and by admins', async () => {
    const { data: file } = await addedBy('editor');
    expect(file).toMatchObject({ comment_id: null, task_id: null, project_id: projectId, file_name: 'editor.png' });
    expect(file.uploaded_by).toBe(people.editor.id);
    const list = await call('viewer', 'get', `attachments?project_id=${projectId}`).expect(200);
    expect((list.body as { data: AttachmentView[] }).data).toEqual([file]);
    await call('owner', 'delete', `attachments/${file.id}`).expect(403);
    await call('editor', 'delete', `attachments/${file.id}`).expect(200);
    await call('viewer', 'get', `attachments/${file.id}/content`).expect(404);
    const { data: other } = await addedBy('owner');
    await call('admin', 'delete', `attachments/${other.id}`).expect(200);
  });

  it('stand in the activity and the history of the project', async () => {
    const { data: file } = await addedBy('owner');
    await deliverEvents(test.app);
    const log = await call('viewer', 'get', `activity-logs?entity_type=project&entity_id=${projectId}`).expect(200);
    const [newest] = (log.body as { data: ActivityLogView[] }).data;
    expect(newest).toMatchObject({ activity_type: 'file_added', description: 'added the file owner.png' });
    const kept = 'select action, title from audit_entries where record_id = ? and parent_id = ?';
    expect(await test.db.rows(kept, [file.id, projectId])).toEqual([{ action: 'created', title: 'owner.png' }]);
  });

  it('are gone with the project, and back with it', async () => {
    const { data: file } = await addedBy('owner');
    const read = () => call('owner', 'get', `attachments/${file.id}/content`);
    await call('admin', 'delete', `projects/${projectId}`).expect(200);
    await read().expect(404);
    await add('admin').expect(404);
    await call('admin', 'post', `projects/${projectId}/restore`);
    await read().expect(200);
  });

  it(`are at most ${limits.filesPerProject}, also when several arrive at once`, async () => {
    const { attachment } = await test.db.given(anAttachment({ project: { id: projectId }, by: people.owner }));
    await test.db.rows(
      `insert into comment_attachments select (jsonb_populate_record(f, jsonb_build_object('id', uuidv7(), 'storage_path', uuidv7()))).*
       from comment_attachments as f, generate_series(1, ?) where f.id = ?`,
      [limits.filesPerProject - 2, attachment.id],
    );
    const answers = await Promise.all([add('owner'), add('admin'), add('editor')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'project.too_many_files' });
  });
});
