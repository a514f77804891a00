import type { CommentVisibility, WorkflowAction, WorkflowEventName } from '@portal/contracts';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aTask } from '../../../test/factories/task.factory.js';
import { aTicket } from '../../../test/factories/ticket.factory.js';
import { aWorkflow } from '../../../test/factories/workflow.factory.js';
import { deliverEvents } from '../../../test/support/jobs/deliver-events.js';
import { runWorkflows } from '../../../test/support/jobs/run-workflows.js';
import { contextWithProject } from '../../../test/support/with-cast.js';
import { AttachmentsService } from '../comments/attachments.service.js';
import { CommentsService } from '../comments/index.js';
import { ConversationsService } from '../support-conversation/index.js';
import { DryRun } from './trial/dry-run.js';

const { context, people, here } = contextWithProject();

beforeEach(async () => {
  await context.db.rows('delete from workflow_triggers returning 1');
  await runWorkflows(context.app); // past what was created before
});

const asAdmin = <Result>(work: (admin: ReturnType<typeof actorOf>) => Promise<Result>): Promise<Result> =>
  context.db.as(actorOf(people.admin), () => work(actorOf(people.admin)));

const definitionOf = (event: WorkflowEventName, body: string) => ({
  trigger: { type: 'event', event } as const,
  conditions: { match: 'all' as const, conditions: [] },
  actions: [
    {
      type: 'notify',
      recipients: [
        { to: 'person', user_id: people.owner.id },
        { to: 'person', user_id: people.admin.id },
      ],
      channels: ['in_app', 'email'],
      title: 'News',
      body,
    },
  ] as [WorkflowAction],
});

const given = (event: WorkflowEventName, body: string) =>
  context.db.given(aWorkflow({ ...definitionOf(event, body), status: 'enabled', author: people.admin }));

/** The messages of workflows since: recipient and text, by channel. */
async function read(): Promise<{ owner: string[]; admin: string[] }> {
  await runWorkflows(context.app);
  await deliverEvents(context.app);
  const rows = await context.db.rows<{ recipient_id: string; text: string }>(
    `delete from notifications where template = 'workflow_message' returning recipient_id, data ->> 'text' as text`,
  );
  const of = ({ id }: { id: string }) => [
    ...new Set(rows.filter(({ recipient_id }) => recipient_id === id).map(({ text }) => text)),
  ];
  return { owner: of(people.owner), admin: of(people.admin) };
}

const fileOn = (visibility: CommentVisibility, taskId: string, file_name: string) =>
  asAdmin(async (admin) => {
    const { id } = await context.db
      .service(CommentsService)
      .create(admin, { task_id: taskId, body: 'About the offer', visibility });
    const file_data = Buffer.from('text').toString('base64');
    await context.db.service(AttachmentsService).add(admin, id, { file_name, file_data });
  });

describe('what happens to an internal comment', () => {
  it('is told to no customer: not the name of its file', async () => {
    const { task } = await context.db.given(aTask({ project: here.project }));
    await given('attachment.added', 'File {{ event.file_name }} ({{ event.visibility }})');
    await fileOn('internal', task.id, 'offer-to-a-rival.txt');
    expect(await read()).toEqual({ owner: [], admin: ['File offer-to-a-rival.txt (internal)'] });
    await fileOn('public', task.id, 'plan.txt');
    expect(await read()).toEqual({ owner: ['File plan.txt (public)'], admin: ['File plan.txt (public)'] });
    const [step] = await context.db.rows<{ output: unknown }>(
      'select output from workflow_steps order by started_at limit 1',
    );
    expect(step?.output).toEqual({
      told: ['Avery Test'],
      skipped: [{ who: people.owner.id, why: 'May not see what happened' }],
    });
  });

  it('is told to no customer: not that there is a note in a ticket', async () => {
    const { ticket } = await context.db.given(aTicket({ requester: people.owner }));
    await given('ticket.replied', 'There is an answer');
    const reply = (visibility: CommentVisibility) =>
      asAdmin((admin) =>
        context.db.service(ConversationsService).reply(admin, ticket.id, { body: 'Costs more', visibility }),
      );
    await reply('internal');
    expect(await read()).toEqual({ owner: [], admin: ['There is an answer'] });
    await reply('public');
    expect(await read()).toEqual({ owner: ['There is an answer'], admin: ['There is an answer'] });
  });

  it('stands in no text that customers read, and the dry run says whom it tells', async () => {
    const { task } = await context.db.given(aTask({ project: here.project }));
    const body = 'About “{{ event.file_name }}”';
    await context.db.given(
      aWorkflow({
        trigger: { type: 'event', event: 'attachment.added' },
        actions: [{ type: 'set_field', field: 'description', value: body }],
        status: 'enabled',
        author: people.admin,
      }),
    );
    await fileOn('internal', task.id, 'offer-to-a-rival.txt');
    await runWorkflows(context.app);
    expect(await context.db.rows('select description from tickets where id = ?', [task.id])).toEqual([
      { description: 'About “”' },
    ]);
    const [event] = await context.db.rows<{ id: string }>(
      `select id from domain_events where name = 'attachment.added' order by occurred_at desc limit 1`,
    );
    const { steps } = await context.db
      .service(DryRun)
      .of(definitionOf('attachment.added', 'A file'), { event_id: event?.id });
    expect(steps).toMatchObject([{ would: 'run', note: 'Tells Avery Test' }]);
  });
});
