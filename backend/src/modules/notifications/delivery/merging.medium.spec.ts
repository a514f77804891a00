import { NestFactory } from '@nestjs/core';
import type { MailTiming, NotificationCategory, UserActor } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../../test/factories/consultation.factory.js';
import { aMilestone } from '../../../../test/factories/milestone.factory.js';
import { aProjectCast, type ProjectCast } from '../../../../test/factories/project-cast.factory.js';
import { aTask } from '../../../../test/factories/task.factory.js';
import { aUser } from '../../../../test/factories/user.factory.js';
import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { deliverEvents, deliverEventsAtOnce } from '../../../../test/support/jobs/deliver-events.js';
import { Mailbox } from '../../../../test/support/mail/mailbox.js';
import { rootModule } from '../../../../test/support/root-module.js';
import { Config } from '../../../infrastructure/config/config.js';
import { CommentsService } from '../../comments/index.js';
import { ConsultationsService } from '../../consultations/index.js';
import { MilestonesService } from '../../milestones/index.js';
import type { Project } from '../../projects/index.js';
import { type Task, TasksService } from '../../tasks/index.js';
import type { User } from '../../users/index.js';
import { NotificationMails } from './mails/notification-mails.js';
import { NotificationOutbox } from './notification-outbox.js';
import { PreferencesService } from '../preferences/preferences.service.js';

let context: TestContext;
let mailbox: Mailbox;
let people: ProjectCast;
let project: Project;
let task: Task;

beforeAll(async () => {
  mailbox = await Mailbox.open();
  context = await createTestContext('cli', { SMTP_URL: mailbox.url, MAIL_MERGE_SECONDS: '120' });
  ({ people, project } = await context.db.given(aProjectCast()));
});
afterAll(async () => {
  await context.close();
  await mailbox.close();
});
beforeEach(async () => {
  await deliverEvents(context.app);
  await context.db.rows('delete from notifications returning 1');
  await context.db.rows('delete from notification_preferences returning 1');
  mailbox.clear();
  ({ task } = await context.db.given(aTask({ project, title: 'Run the cables', assignee: people.editor })));
});

const as = <Result>(user: User, work: (actor: UserActor) => Promise<Result>): Promise<Result> =>
  context.db.as(actorOf(user), () => work(actorOf(user)));
const wants = (user: User, category: NotificationCategory, email: MailTiming) =>
  as(user, (actor) => context.db.service(PreferencesService).update(actor, { preferences: [{ category, email }] }));
const move = (status: 'todo' | 'in_progress' | 'in_review' | 'done') =>
  as(people.admin, (actor) => context.db.service(TasksService).update(actor, task.id, { status }));
const say = (body: string, visibility: 'public' | 'internal' = 'public') =>
  as(people.admin, (actor) =>
    context.db.service(CommentsService).create(actor, { task_id: task.id, body, visibility }),
  );

type MailRow = Record<'id' | 'first_name' | 'title' | 'due_at' | 'status' | 'merge_key', string> & {
  carried_by: string | null;
};
const mails = (): Promise<MailRow[]> =>
  context.db.rows<MailRow>(
    `select n.*, u.first_name from notifications as n join users as u on u.id = n.recipient_id
     where channel = 'email' order by n.created_at, n.id`,
  );
const mailsTo = async (user: User): Promise<MailRow[]> =>
  (await mails()).filter(({ first_name }) => first_name === user.firstName);
const firstMailTo = async (user: User): Promise<MailRow> => {
  const [mail] = await mailsTo(user);
  if (!mail) throw new Error(`No mail to ${user.firstName ?? ''} is owed`);
  return mail;
};
/** The mail as it would go out now. */
async function written(user: User) {
  const { id } = await firstMailTo(user);
  const outbox = context.db.service(NotificationOutbox);
  const claim = await outbox.claimForSending(id);
  if (claim.kind !== 'claimed') throw new Error(`It is ${claim.kind}`);
  return context.db.service(NotificationMails).write(claim.row);
}

it('no mail is sent about a step of a request that was undone meanwhile (decisions, section 6)', async () => {
  const { user } = await context.db.given(aUser());
  const { consultation } = await context.db.given(aConsultation({ customer: user, status: 'in_progress' }));
  const requests = context.db.service(ConsultationsService);
  for (const status of ['scheduled', 'in_progress'] as const)
    await as(people.admin, (actor) => requests.update(actor, consultation.id, { status }));
  await deliverEvents(context.app);
  expect(await written(user)).toBeUndefined();
});

describe('mail at once (decisions, section 6)', () => {
  beforeEach(() => wants(people.editor, 'projects', 'at_once'));

  it('says nothing of a task’s steps that were undone meanwhile (decisions 6.13)', async () => {
    await say('Which cable?');
    for (const status of ['in_progress', 'in_review', 'todo'] as const) await move(status);
    await deliverEvents(context.app);
    const mail = await written(people.editor);
    expect(mail?.text).toContain('Which cable?');
    expect(mail?.text).not.toContain('moved');
  });

  it('waits two minutes and carries what follows in the project', async () => {
    await move('in_progress');
    await deliverEvents(context.app);
    await move('in_review');
    await say('Nearly there');
    await deliverEvents(context.app);
    const [first, ...others] = await mailsTo(people.editor);
    expect(first?.carried_by).toBeNull();
    expect(new Date(first?.due_at ?? 0).getTime() - currentInstant().getTime()).toBeGreaterThan(100_000);
    expect(others.map(({ carried_by }) => carried_by)).toEqual([first?.id, first?.id]);
    const mail = await written(people.editor);
    expect(mail).toMatchObject({ to: people.editor.email, subject: '3 updates on New shop network' });
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('Avery Test moved your task “Run the cables” to in review');
      expect(text).toContain('Nearly there');
      expect(text).toContain(`/customer/task/${project.id}/${task.id}`);
    }
  });

  it('that is being sent takes up nothing more', async () => {
    await move('in_progress');
    await deliverEvents(context.app);
    await written(people.editor);
    await move('in_review');
    await deliverEvents(context.app);
    const found = await mailsTo(people.editor);
    expect(found.map(({ carried_by }) => carried_by)).toEqual([null, null]);
  });

  it('is one, however many workers hear at once', async () => {
    for (const status of ['in_progress', 'in_review', 'todo', 'in_progress', 'in_review'] as const) await move(status);
    await deliverEventsAtOnce(context.app);
    await deliverEventsAtOnce(context.app);
    const found = await mailsTo(people.editor);
    expect(found).toHaveLength(5);
    expect(found.filter(({ carried_by }) => carried_by === null)).toHaveLength(1);
  });

  it('says nothing of a comment that was deleted, and isn’t sent where nothing is left', async () => {
    const { id } = await say('Wrong task');
    await deliverEvents(context.app);
    await as(people.admin, (actor) => context.db.service(CommentsService).remove(actor, id));
    expect(await written(people.editor)).toBeUndefined();
  });

  it('isn’t sent to somebody who has left the project, or has switched it off', async () => {
    await move('in_progress');
    await deliverEvents(context.app);
    await wants(people.editor, 'projects', 'off');
    expect(await written(people.editor)).toBeUndefined();
    await context.db.service(NotificationOutbox).release((await firstMailTo(people.editor)).id);
    await context.db.rows('update notifications set leased_until = null, attempts = 0 returning 1');
    await wants(people.editor, 'projects', 'at_once');
    await context.db.rows(`update project_members set deleted_at = now() where user_id = ? returning 1`, [
      people.editor.id,
    ]);
    expect(await written(people.editor)).toBeUndefined();
    await context.db.rows(`update project_members set deleted_at = null where user_id = ? returning 1`, [
      people.editor.id,
    ]);
  });
});

describe('mail that is off', () => {
  it('is owed to nobody, while the bell still rings', async () => {
    await wants(people.editor, 'projects', 'off');
    await move('in_progress');
    await deliverEvents(context.app);
    expect(await mailsTo(people.editor)).toMatchObject([
      { status: 'suppressed', reason: 'Switched off in the notification preferences', body: 'New shop network' },
    ]);
    expect(await context.db.rows(`select body from notifications where channel = 'in_app'`)).toEqual([
      { body: 'New shop network' },
    ]);
  });
});

describe('the mail of a day', () => {
  it('is what projects send unless asked otherwise: one mail, at 8 in the morning', async () => {
    await move('in_progress');
    await deliverEvents(context.app);
    await say('See you on Friday');
    await deliverEvents(context.app);
    const [first, second] = await mailsTo(people.editor);
    expect(first).toMatchObject({ merge_key: 'daily', carried_by: null });
    expect(second).toMatchObject({ merge_key: 'daily', carried_by: first?.id });
    const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'America/New_York' });
    expect(hour.format(new Date(first?.due_at ?? 0))).toBe('8 AM');
    expect(new Date(first?.due_at ?? 0).getTime() - currentInstant().getTime()).toBeLessThanOrEqual(25 * 3_600_000);
    const mail = await written(people.editor);
    expect(mail?.subject).toMatch(/^Your day at .+: 2 updates$/);
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:8080\/unsubscribe\/[\w.+-]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text).toContain((mail?.headers?.['List-Unsubscribe'] ?? '').slice(1, -1));
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('New shop network');
      expect(text).toContain('See you on Friday');
    }
  });
});

describe('a milestone that waits for approval', () => {
  it('is asked for by mail soon, and not once it was answered', async () => {
    const { milestone } = await context.db.given(
      aMilestone({ project, title: 'Go live', status: 'in_progress', approval_required: true }),
    );
    const milestones = context.db.service(MilestonesService);
    await as(people.admin, (actor) => milestones.update(actor, milestone.id, { status: 'awaiting_approval' }));
    await deliverEvents(context.app);
    expect(await firstMailTo(people.owner)).toMatchObject({ merge_key: `approvals:${milestone.id}` });
    await as(people.owner, (actor) => milestones.approve(actor, milestone.id, {}));
    expect(await written(people.owner)).toBeUndefined();
  });
});

describe('with two workers', () => {
  it('each mail is sent once, with everything it carries', async () => {
    await wants(people.editor, 'projects', 'at_once');
    const config = context.app.get(Config, { strict: false });
    const workers = await Promise.all(
      [1, 2].map(async () =>
        NestFactory.createApplicationContext(await rootModule('worker', config), {
          abortOnError: false,
          logger: false,
        }),
      ),
    );
    try {
      for (const status of ['in_progress', 'in_review', 'done'] as const) await move(status);
      await eventually(async () => {
        expect(await mailsTo(people.editor)).toHaveLength(3);
      });
      await context.db.rows(`update notifications set due_at = now() where channel = 'email' returning 1`);
      await eventually(async () => {
        expect((await mailsTo(people.editor)).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
      }, 20_000);
      const received = mailbox.mails.filter(({ to }) => to.includes(people.editor.email));
      expect(received.map(({ subject }) => subject)).toEqual(['3 updates on New shop network']);
    } finally {
      await Promise.all(workers.map((worker) => worker.close()));
    }
  }, 40_000);
});
