import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { mentionToken, type CommentVisibility } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aProjectCast, type ProjectCast } from '../../../../test/factories/project-cast.factory.js';
import { aTask } from '../../../../test/factories/task.factory.js';
import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';
import { deliverEvents } from '../../../../test/support/jobs/deliver-events.js';
import { CommentsService } from '../../comments/index.js';
import type { Project } from '../../projects/index.js';
import type { Task } from '../../tasks/index.js';
import type { User } from '../../users/index.js';
import { linesOf } from '../delivery/mails/mail-lines.js';

let context: TestContext;
let people: ProjectCast;
let project: Project;
let task: Task;

beforeAll(async () => {
  context = await createTestContext();
  ({ people, project } = await context.db.given(aProjectCast()));
});
afterAll(() => context.close());

beforeEach(async () => {
  await deliverEvents(context.app);
  await context.db.rows('delete from notifications returning 1');
  ({ task } = await context.db.given(aTask({ project, title: 'Run the cables' })));
});

const naming = (user: User, name = 'Somebody Else'): string => mentionToken({ id: user.id, name });
const as = <Result>(user: User, work: () => Promise<Result>): Promise<Result> => context.db.as(actorOf(user), work);
const write = (by: User, body: string, visibility: CommentVisibility = 'public') =>
  as(by, () =>
    context.db.service(CommentsService).create(actorOf(by), {
      task_id: task.id,
      body,
      ...(visibility === 'internal' ? { visibility } : {}),
    }),
  );
const edit = (by: User, id: string, body: string) =>
  as(by, () => context.db.service(CommentsService).update(actorOf(by), id, { body }));

/** The users notified of a mention, by channel. */
async function mentioned(channel: 'in_app' | 'email' = 'in_app'): Promise<string[]> {
  await deliverEvents(context.app);
  const rows = await context.db.rows<{ first_name: string; link: string }>(
    `select u.first_name, n.link from notifications as n join users as u on u.id = n.recipient_id
     where n.channel = ? and n.category = 'mentions' and n.template = 'mention' order by u.first_name`,
    [channel],
  );
  return rows.map(({ first_name, link }) => `${first_name} ${link}`);
}

describe('a mention by token (decisions, section 6)', () => {
  it('is told in the list and by mail with a link to the comment, and not again as a comment', async () => {
    const { id } = await write(people.admin, `${naming(people.owner)}, please look`);
    const link = `/customer/task/${project.id}/${task.id}#comment-${id}`;
    expect(await mentioned()).toEqual([`Dana ${link}`]);
    expect(await mentioned('email')).toEqual([`Dana ${link}`]);
    const all = await context.db.rows(`select 1 from notifications where recipient_id = ? and channel = 'in_app'`, [
      people.owner.id,
    ]);
    expect(all).toHaveLength(1);
  });

  it('reads as a name in the mail', async () => {
    await write(people.admin, `${naming(people.owner)}, please look`);
    await deliverEvents(context.app);
    const [mail] = await context.db.rows<{ id: string }>(
      `select id from notifications where recipient_id = ? and channel = 'email'`,
      [people.owner.id],
    );
    const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
    expect(await linesOf(em, mail?.id ?? '', '')).toMatchObject([{ quote: { text: '@Dana Test, please look' } }]);
  });

  it('carries the person’s own name, whatever was sent', async () => {
    const { body, body_html } = await write(people.admin, `Ask ${naming(people.owner, 'Evil Name')}`);
    expect(body).toBe(`Ask ${naming(people.owner, 'Dana Test')}`);
    expect(body_html).toBe('<p>Ask <span class="mention">@Dana Test</span></p>');
  });

  it('of somebody who isn’t in the project is text, and tells neither name nor news', async () => {
    const { body } = await write(people.owner, `Ask ${naming(people.stranger, 'Whoever')}`);
    expect(body).toBe('Ask @Whoever');
    expect(await mentioned()).toEqual([]);
  });

  it('in an internal comment is for admins only', async () => {
    const { body } = await write(people.admin, `Not for ${naming(people.owner, 'Dana Test')}`, 'internal');
    expect(body).toBe('Not for @Dana Test');
    expect(await mentioned()).toEqual([]);
  });

  it('of oneself tells nothing', async () => {
    await write(people.owner, `I am ${naming(people.owner)}`);
    expect(await mentioned()).toEqual([]);
  });

  it('that an edit adds is told once; those that were there are not told again', async () => {
    const { id } = await write(people.admin, `For ${naming(people.owner)}`);
    await deliverEvents(context.app);
    await edit(people.admin, id, `For ${naming(people.owner)} and ${naming(people.viewer)}`);
    expect((await mentioned()).map((line) => line.split(' ')[0])).toEqual(['Dana', 'Paula']);
    await edit(people.admin, id, `For ${naming(people.owner)}`);
    await edit(people.admin, id, `For ${naming(people.owner)} and ${naming(people.viewer)} again`);
    expect(await mentioned()).toHaveLength(2);
  });
});
