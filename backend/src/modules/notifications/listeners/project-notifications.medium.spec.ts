import { CreateProject } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aComment } from '../../../../test/factories/comment.factory.js';
import { aMilestone } from '../../../../test/factories/milestone.factory.js';
import { aProjectCast, type ProjectCast } from '../../../../test/factories/project-cast.factory.js';
import { aTask } from '../../../../test/factories/task.factory.js';
import { anAdmin, aUser } from '../../../../test/factories/user.factory.js';
import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';
import { deliverEvents } from '../../../../test/support/jobs/deliver-events.js';
import type { User } from '../../users/index.js';
import { CommentsService } from '../../comments/index.js';
import { MilestonesService } from '../../milestones/index.js';
import { type Project, ProjectMembersService, ProjectsService } from '../../projects/index.js';
import { BulkTasksService, TasksService } from '../../tasks/index.js';

let context: TestContext;
let people: ProjectCast;
let project: Project;
let manager: User;

beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

/** A project and users of its own for each test; those of the tests before lose address and role. */
beforeEach(async () => {
  await context.db.rows('delete from notifications returning 1');
  await context.db.rows(`update users set email = id || '@before.test', role = 'customer' where true returning 1`);
  ({ people, project } = await context.db.given(aProjectCast()));
  ({ admin: manager } = await context.db.given(anAdmin({ first_name: 'Morgan' })));
  await context.db.rows('update projects set manager_id = ? where id = ? returning 1', [manager.id, project.id]);
});

const as = <Result>(user: User, work: () => Promise<Result>): Promise<Result> => context.db.as(actorOf(user), work);

interface Told {
  first_name: string;
  title: string;
  category: string;
  link: string;
}

/** Behind whose bells what appears when all that happened was context. */
async function told(): Promise<Told[]> {
  await deliverEvents(context.app);
  return context.db.rows<Told>(
    `select u.first_name, n.title, n.category, n.link from notifications as n join users as u on u.id = n.recipient_id
     where n.channel = 'in_app' order by u.first_name, n.title`,
  );
}
const recipients = async (): Promise<string[]> => (await told()).map(({ first_name }) => first_name);

const comment = (by: User, taskId: string, body: string, visibility?: 'internal') =>
  as(by, () =>
    context.db
      .service(CommentsService)
      .create(actorOf(by), { task_id: taskId, body, ...(visibility ? { visibility } : {}) }),
  );

describe('of a task (decisions, section 6)', () => {
  it('its assignee is told when it is given to him and when its state changes', async () => {
    const { task } = await context.db.given(aTask({ project, title: 'Run the cables' }));
    const tasks = context.db.service(TasksService);
    await as(people.admin, () => tasks.update(actorOf(people.admin), task.id, { assignee_id: people.editor.id }));
    await as(people.admin, () => tasks.update(actorOf(people.admin), task.id, { status: 'in_progress' }));
    const link = `/customer/task/${project.id}/${task.id}`;
    expect(await told()).toEqual([
      { first_name: 'Luis', title: 'Avery Test gave you the task “Run the cables”', category: 'projects', link },
      {
        first_name: 'Luis',
        title: 'Avery Test moved your task “Run the cables” to in progress',
        category: 'projects',
        link,
      },
    ]);
  });

  it('each assignee is told once of many that one call changed', async () => {
    const titles = ['Run the cables', 'Mount the racks', 'Label the ports'];
    const made = titles.map((title) => aTask({ project, title, assignee: people.owner }));
    const tasks = (await Promise.all(made.map((one) => context.db.given(one)))).map(({ task }) => task);
    const { task: own } = await context.db.given(aTask({ project, title: 'Test it', assignee: people.editor }));
    const change = (ids: string[], input: object) =>
      as(people.admin, () =>
        context.db.service(BulkTasksService).change(actorOf(people.admin), { project_id: project.id, ids, ...input }),
      );
    const link = `/customer/projects/${project.id}`;
    const ids = tasks.map(({ id }) => id);

    await change(ids, { status: 'in_progress' });
    const said = 'Avery Test moved 3 of your tasks to in progress';
    expect(await told()).toEqual([{ first_name: 'Dana', title: said, category: 'projects', link }]);

    await context.db.rows('delete from notifications returning 1');
    await change([...ids, own.id], { assignee_id: people.editor.id, status: 'in_review' });
    expect((await told()).map(({ first_name, title }) => [first_name, title])).toEqual([
      ['Luis', 'Avery Test gave you 3 tasks'],
      ['Luis', 'Avery Test moved your task “Test it” to in review'],
    ]);
    expect(await context.db.rows(`select 1 from notifications where channel = 'email'`)).toHaveLength(2);
  });

  it('nobody is told what he did himself', async () => {
    const { task } = await context.db.given(aTask({ project }));
    const tasks = context.db.service(TasksService);
    await as(people.editor, () => tasks.update(actorOf(people.editor), task.id, { assignee_id: people.editor.id }));
    await as(people.editor, () => tasks.update(actorOf(people.editor), task.id, { status: 'in_progress' }));
    expect(await told()).toEqual([]);
  });

  it('an assignee who left the project, or was suspended, is told nothing', async () => {
    const { task } = await context.db.given(aTask({ project, assignee: people.editor }));
    await context.db.rows(`update users set status = 'suspended' where id = ? returning 1`, [people.editor.id]);
    const tasks = context.db.service(TasksService);
    await as(people.owner, () => tasks.update(actorOf(people.owner), task.id, { status: 'in_progress' }));
    expect(await told()).toEqual([]);
    await context.db.rows(`update users set status = 'active' where id = ? returning 1`, [people.editor.id]);
    await context.db.rows('update project_members set deleted_at = now() where user_id = ? returning 1', [
      people.editor.id,
    ]);
    await as(people.owner, () => tasks.update(actorOf(people.owner), task.id, { status: 'todo' }));
    expect(await told()).toEqual([]);
  });
});

describe('of a comment', () => {
  it('the owner, the assignee, who wrote before and the manager are told, viewers not', async () => {
    const { task } = await context.db.given(aTask({ project, title: 'Run the cables', assignee: people.editor }));
    await context.db.given(aComment({ task, author: people.admin }));
    await comment(people.editor, task.id, 'Done on Friday');
    const notes = await told();
    expect(notes.map(({ first_name }) => first_name)).toEqual(['Avery', 'Dana', 'Morgan']);
    expect(notes[0]).toMatchObject({
      title: 'Luis Test commented on “Run the cables”',
      link: `/admin/task/${project.id}/${task.id}`,
      category: 'projects',
    });
    expect(JSON.stringify(notes)).not.toContain('Friday');
  });

  it('that is internal only admins are told, whoever is mentioned', async () => {
    const { task } = await context.db.given(aTask({ project, assignee: people.editor }));
    await context.db.given(aComment({ task, author: people.owner }));
    await comment(people.admin, task.id, '@Dana Test must not know', 'internal');
    expect(await told()).toMatchObject([{ first_name: 'Morgan', title: expect.stringContaining('internal comment') }]);
    const rows = await context.db.rows<{ internal: string }>(
      `select data ->> 'internal' as internal from notifications`,
    );
    expect(rows.every(({ internal }) => internal === 'true')).toBe(true);
  });

  it('who is mentioned by name hears it as a mention, and only once', async () => {
    const { task } = await context.db.given(aTask({ project, title: 'Run the cables' }));
    await comment(people.editor, task.id, '@dana test and @Paula Test: when?  @Grace Test is elsewhere');
    expect(await told()).toMatchObject([
      { first_name: 'Dana', title: 'Luis Test mentioned you on “Run the cables”', category: 'mentions' },
      { first_name: 'Morgan', category: 'projects' },
      { first_name: 'Paula', category: 'mentions' },
    ]);
  });

  it('every admin hears what a customer writes, where nobody manages the project', async () => {
    await context.db.rows('update projects set manager_id = null where id = ? returning 1', [project.id]);
    const { task } = await context.db.given(aTask({ project }));
    await comment(people.owner, task.id, 'Hello?');
    expect(await recipients()).toEqual(['Avery', 'Blake', 'Morgan']);
  });
});

describe('of a milestone that needs approval', () => {
  const milestones = () => context.db.service(MilestonesService);
  const sent = async () => {
    const { milestone } = await context.db.given(
      aMilestone({ project, title: 'Go live', status: 'in_progress', approval_required: true }),
    );
    await as(people.admin, () =>
      milestones().update(actorOf(people.admin), milestone.id, { status: 'awaiting_approval' }),
    );
    return milestone;
  };

  it('the owner is asked', async () => {
    await sent();
    expect(await told()).toEqual([
      {
        first_name: 'Dana',
        title: '“Go live” waits for your approval',
        category: 'approvals',
        link: `/customer/projects/${project.id}`,
      },
    ]);
  });

  it('the manager hears the answer', async () => {
    const milestone = await sent();
    await as(people.owner, () =>
      milestones().requestChanges(actorOf(people.owner), milestone.id, { comment: 'The phones are silent' }),
    );
    expect(await told()).toMatchObject([
      { first_name: 'Dana' },
      { first_name: 'Morgan', title: 'Dana Test asks for changes to “Go live”', link: `/admin/projects/${project.id}` },
    ]);
  });

  it('the owner hears when it is approved for him', async () => {
    const milestone = await sent();
    await as(people.admin, () => milestones().approve(actorOf(people.admin), milestone.id, { reason: 'By phone' }));
    expect((await told()).map(({ title }) => title)).toEqual([
      'Avery Test approved “Go live” on your behalf',
      '“Go live” waits for your approval',
      'Avery Test approved “Go live”',
    ]);
  });
});

describe('of a project', () => {
  it('its people hear of its state, and who is added hears of that', async () => {
    const { user } = await context.db.given(
      aUser({ first_name: 'Nora', email: `nora-${project.id}@people.test`, company_id: people.owner.companyId }),
    );
    await as(people.owner, () =>
      context.db
        .service(ProjectMembersService)
        .add(actorOf(people.owner), project.id, { email: user.email, role: 'viewer' }),
    );
    await as(people.admin, () =>
      context.db.service(ProjectsService).update(actorOf(people.admin), project.id, { status: 'on_hold' }),
    );
    expect((await told()).map(({ first_name, title }) => `${first_name}: ${title}`)).toEqual([
      'Dana: Avery Test put the project “New shop network” on hold',
      'Luis: Avery Test put the project “New shop network” on hold',
      'Morgan: Avery Test put the project “New shop network” on hold',
      'Nora: Avery Test put the project “New shop network” on hold',
      'Nora: Dana Test added you to the project “New shop network”',
      'Paula: Avery Test put the project “New shop network” on hold',
    ]);
  });

  it('its owner hears that it is set up, which isn’t that it has begun', async () => {
    await as(people.admin, () =>
      context.db
        .service(ProjectsService)
        .create(actorOf(people.admin), CreateProject.parse({ name: 'New phones', customer_id: people.owner.id })),
    );
    expect(await told()).toMatchObject([{ first_name: 'Dana', title: 'Avery Test set up your project “New phones”' }]);
  });
});
