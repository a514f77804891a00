import type { WorkflowStart } from '@portal/contracts';
import { aCast, actorOf, type Cast } from '../../../../test/factories/cast.factory.js';
import { aTicket } from '../../../../test/factories/ticket.factory.js';
import { aWorkflow } from '../../../../test/factories/workflow.factory.js';
import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';
import { runWorkflows } from '../../../../test/support/jobs/run-workflows.js';
import { ConversationsService } from '../../support-conversation/index.js';
import { type Ticket, TicketsService } from '../../support/index.js';
import { WorkflowRunsService } from '../runs/workflow-runs.service.js';

let context: TestContext;
let cast: Cast;
let ticket: Ticket;

beforeAll(async () => {
  context = await createTestContext();
  cast = await context.db.given(aCast());
});
afterAll(() => context.close());
beforeEach(async () => {
  await context.db.rows('delete from workflow_triggers returning 1');
  ({ ticket } = await context.db.given(aTicket({ requester: cast.customer, status: 'open' })));
  await runWorkflows(context.app);
});

const reply = (user: Cast['admin'], body = 'Hello') =>
  context.db.as(actorOf(user), () =>
    context.db.service(ConversationsService).reply(actorOf(user), ticket.id, { body, visibility: 'public' }),
  );
const rename = () =>
  context.db.as(actorOf(cast.admin), () =>
    context.db.service(TicketsService).update(actorOf(cast.admin), ticket.id, { title: 'It hums' }),
  );
const runs = () => context.db.rows('select status, position, waits_for from workflow_runs');

const onUpdate: WorkflowStart = { type: 'event', event: 'ticket.updated' };
const onReply: WorkflowStart = { type: 'event', event: 'ticket.replied' };
type Actions = NonNullable<NonNullable<Parameters<typeof aWorkflow>[0]>['actions']>;

const comment = { type: 'add_comment', body: 'Is it still so?' } as const;
const untilReplied: Actions[number] = {
  type: 'wait_until',
  event: 'ticket.replied',
  conditions: { match: 'all', conditions: [{ field: 'event.by', operator: 'is', value: 'customer' }] },
  timeout: { amount: 30, unit: 'minutes' },
};
const untilAnyReply = { type: 'wait_until', event: 'ticket.replied', timeout: { amount: 1, unit: 'days' } } as const;

const given = async (trigger: WorkflowStart, ...actions: Actions): Promise<string> =>
  (await context.db.given(aWorkflow({ status: 'enabled', author: cast.admin, trigger, actions }))).workflow.id;

describe('A wait for an event of the record', () => {
  it('takes one that came after the run began and before it was reached', async () => {
    await given(onUpdate, comment, untilReplied);
    await rename();
    await reply(cast.customer);
    await runWorkflows(context.app);
    expect(await runs()).toEqual([{ status: 'succeeded', position: 2, waits_for: null }]);
    const [step] = await context.db.rows(
      `select s.status, e.name, e.actor_id from workflow_steps as s
       join domain_events as e on e.id = (s.output ->> 'event_id')::uuid where s.action_type = 'wait_until'`,
    );
    expect(step).toEqual({ status: 'succeeded', name: 'ticket.replied', actor_id: cast.customer.id });
  });

  it('takes one of a run that was started by hand', async () => {
    const id = await given({ type: 'manual', record: 'ticket' }, comment, untilReplied);
    const admin = actorOf(cast.admin);
    await context.db.as(admin, () =>
      context.db.service(WorkflowRunsService).start(admin, id, { record_id: ticket.id }),
    );
    await reply(cast.customer);
    await runWorkflows(context.app);
    expect(await runs()).toEqual([{ status: 'succeeded', position: 2, waits_for: null }]);
  });

  it('leaves what came before the run began, what does not hold, and what the run itself caused', async () => {
    await given(onUpdate, comment, untilReplied);
    await reply(cast.customer);
    await rename();
    await reply(cast.admin);
    await runWorkflows(context.app);
    expect(await runs()).toEqual([{ status: 'waiting', position: 1, waits_for: 'event' }]);
    await reply(cast.customer);
    await runWorkflows(context.app);
    expect(await runs()).toEqual([{ status: 'succeeded', position: 2, waits_for: null }]);
  });

  it('is not ended by the event that began its run, nor by its own comment', async () => {
    await given(onReply, comment, untilAnyReply);
    await reply(cast.customer);
    await runWorkflows(context.app);
    const own = await context.db.rows(
      `select 1 from domain_events where name = 'ticket.replied' and workflow_run_id is not null`,
    );
    expect(own.length).toBeGreaterThan(0);
    expect(await runs()).toContainEqual({ status: 'waiting', position: 1, waits_for: 'event' });
  });

  it('takes an event of its own for each of two waits', async () => {
    await given(onUpdate, untilReplied, comment, untilReplied);
    await rename();
    await reply(cast.customer, 'First');
    await runWorkflows(context.app);
    expect(await runs()).toEqual([{ status: 'waiting', position: 2, waits_for: 'event' }]);
    await reply(cast.customer, 'Second');
    await runWorkflows(context.app);
    expect(await runs()).toEqual([{ status: 'succeeded', position: 3, waits_for: null }]);
  });

  it('takes both where they came before it began to wait', async () => {
    await given(onUpdate, untilReplied, comment, untilReplied);
    await rename();
    await reply(cast.customer, 'First');
    await reply(cast.customer, 'Second');
    await runWorkflows(context.app);
    expect(await runs()).toEqual([{ status: 'succeeded', position: 3, waits_for: null }]);
  });
});
