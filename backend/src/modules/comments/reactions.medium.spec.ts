import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { CreateComment, type CommentReaction, type CommentVisibility } from '@portal/contracts';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aProjectCast, type ProjectCast } from '../../../test/factories/project-cast.factory.js';
import { aTask } from '../../../test/factories/task.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { feedReads } from '../../../test/support/jobs/feed-items.js';
import { refusal } from '../../../test/support/refusal.js';
import type { StoredEvent } from '../../infrastructure/events/index.js';
import type { Project } from '../projects/index.js';
import type { Task } from '../tasks/index.js';
import { CommentsProjector } from './comments.projector.js';
import { CommentsService } from './index.js';

let context: TestContext;
let people: ProjectCast;
let project: Project;
let task: Task;

beforeAll(async () => {
  context = await createTestContext();
  ({ people, project } = await context.db.given(aProjectCast()));
  ({ task } = await context.db.given(aTask({ project })));
});
afterAll(() => context.close());

type Name = keyof ProjectCast;
const as = <Result>(name: Name, work: () => Promise<Result>) => context.db.as(actorOf(people[name]), work);
const service = () => context.db.service(CommentsService);
const create = (visibility?: CommentVisibility) =>
  as('admin', () =>
    service().create(actorOf(people.admin), CreateComment.parse({ task_id: task.id, body: 'A word', visibility })),
  );
const reactTo = (id: string, name: Name, reaction: CommentReaction = 'heart') =>
  as(name, () => service().react(actorOf(people[name]), { id, reaction }));

describe('Reactions to a comment (decisions 4.73)', () => {
  it('has each reaction of a person once, whoever may read it; taken back, it is gone', async () => {
    const { id } = await create();
    await reactTo(id, 'owner');
    await reactTo(id, 'viewer', 'check');
    const twice = await reactTo(id, 'owner');
    expect(twice.reactions).toMatchObject([
      { reaction: 'heart', people: [{ id: people.owner.id }] },
      { reaction: 'check', people: [{ id: people.viewer.id }] },
    ]);
    expect(twice.version).toBe(3); // the repeat changed nothing
    const left = await as('owner', () => service().takeReactionBack(actorOf(people.owner), { id, reaction: 'heart' }));
    expect(left.reactions.map(({ reaction }) => reaction)).toEqual(['check']);
    expect(await refusal(reactTo(id, 'stranger'))).toMatchObject({ code: 'not_found' });
    const events = (await context.db.events()).filter(({ entity_id }) => entity_id === id);
    expect(events.map(({ name }) => name)).toEqual(['comment.added', ...Array(3).fill('comment.reacted')]);
  });

  it('takes no reaction of a customer while it is internal', async () => {
    const { id } = await create('internal');
    expect(await refusal(reactTo(id, 'owner'))).toMatchObject({ code: 'not_found' });
  });

  it('are quiet, and heard by those who read the comment', async () => {
    const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
    const heard = async (visibility: CommentVisibility) => {
      const { id: entity_id } = await create(visibility);
      const event = { name: 'comment.reacted', entity_id, payload: {}, occurred_at: new Date('2026-11-20T10:00:00Z') };
      return context.db
        .service(CommentsProjector)
        .projectComment({ event: event as StoredEvent<never>, ...feedReads(em) });
    };
    expect(await heard('internal')).toMatchObject([
      { room: `task_comments:${project.id}@admin`, change: { event: 'UPDATE', quiet: true } },
    ]);
    expect(await heard('public')).toHaveLength(2);
  });
});
