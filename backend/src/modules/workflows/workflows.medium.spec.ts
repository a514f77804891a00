import { CreateTicket } from '@portal/contracts';
import { aCast, actorOf, type Cast } from '../../../test/factories/cast.factory.js';
import { aTicket } from '../../../test/factories/ticket.factory.js';
import { aWorkflow } from '../../../test/factories/workflow.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { movedClock, type MovedClock } from '../../../test/support/database/moved-clock.js';
import { runWorkflows } from '../../../test/support/jobs/run-workflows.js';
import { deliverEvents } from '../../../test/support/jobs/deliver-events.js';
import { TicketsService, type Ticket } from '../support/index.js';
import { ConversationsService } from '../support-conversation/index.js';
import { WorkflowsService } from './triggers/workflows.service.js';

let context: TestContext;
let cast: Cast;
let clock: MovedClock;
let ticket: Ticket;

beforeAll(async () => {
  context = await createTestContext();
  cast = await context.db.given(aCast());
  clock = await movedClock(context);
});
afterAll(() => context.close());
beforeEach(async () => {
  await context.db.rows('delete from workflow_triggers returning 1');
  ({ ticket } = await context.db.given(aTicket({ requester: cast.customer, status: 'open' })));
  await runWorkflows(context.app);
});

type Given = Parameters<typeof aWorkflow>[0];

const given = async (workflow: Given): Promise<string> =>
  (await context.db.given(aWorkflow({ status: 'enabled', author: cast.admin, ...workflow }))).workflow.id;

const update = (input: object): Promise<unknown> =>
  context.db.as(actorOf(cast.admin), () =>
    context.db.service(TicketsService).update(actorOf(cast.admin), ticket.id, input),
  );

const runs = () =>
  context.db.rows<{ status: string; reason: string | null; position: number; waits_for: string | null; depth: number }>(
    'select status, reason, position, waits_for, depth from workflow_runs order by created_at, id',
  );
const steps = () =>
  context.db.rows<{ action_type: string; status: string; error: string | null; output: unknown }>(
    'select s.action_type, s.status, s.error, s.output from workflow_steps as s join workflow_runs as r on r.id = s.run_id order by r.id, s.position',
  );
const ticketRow = async () =>
  (
    await context.db.rows<{ status: string; priority: string; assignee_id: string | null }>(
      'select status, priority, assignee_id from tickets where id = ?',
      [ticket.id],
    )
  )[0];

const onPriority = { type: 'event', event: 'ticket.updated' } as const;
const whenUrgent = {
  match: 'all' as const,
  conditions: [{ field: 'record.priority', operator: 'changed_to' as const, value: 'urgent' }],
};

describe('a run of a workflow', () => {
  it('takes its steps as the system once per event, by the services’ own rules, and names itself as the cause', async () => {
    await given({
      trigger: onPriority,
      conditions: whenUrgent,
      actions: [
        { type: 'assign', user_id: cast.otherAdmin.id },
        { type: 'add_comment', body: 'We saw {{ record.number }}.', visibility: 'internal' },
        {
          type: 'notify',
          recipients: [{ to: 'requester' }, { to: 'admins' }],
          title: '{{ record.title }}',
          body: 'Now',
        },
        { type: 'change_status', status: 'on_hold', only_if: whenUrgent },
        {
          type: 'stop',
          only_if: { match: 'all', conditions: [{ field: 'record.priority', operator: 'is', value: 'low' }] },
        },
        { type: 'set_field', field: 'title', value: 'Now: {{ record.title }}' },
      ],
    });
    await update({ priority: 'high' });
    await update({ priority: 'urgent' });
    await runWorkflows(context.app);
    await runWorkflows(context.app);
    expect(await steps()).toMatchObject([
      { action_type: 'assign', status: 'succeeded' },
      { action_type: 'add_comment', status: 'succeeded' },
      { action_type: 'notify', status: 'succeeded' },
      { action_type: 'change_status', status: 'succeeded' },
      { action_type: 'stop', status: 'skipped', output: { reason: 'Priority is urgent, not low' } },
      { action_type: 'set_field', status: 'succeeded' },
    ]);
    expect(await runs()).toMatchObject([{ status: 'succeeded', depth: 1 }]);
    expect(await ticketRow()).toEqual({ status: 'on_hold', priority: 'urgent', assignee_id: cast.otherAdmin.id });
    expect(
      await context.db.rows(
        'select distinct actor_kind, workflow_depth from domain_events where workflow_run_id is not null',
      ),
    ).toEqual([{ actor_kind: 'system', workflow_depth: 1 }]);
    await deliverEvents(context.app);
    const told = await context.db.rows<{ email: string }>(
      `select u.email from notifications as n join users as u on u.id = n.recipient_id
       where n.template = 'workflow_message' and n.channel = 'in_app' order by u.email`,
    );
    expect(told.map(({ email }) => email)).toEqual(['avery@example.test', 'blake@example.test', 'dana@example.test']);
  });

  it('answers a ticket without keeping its first promise, which is a person’s to keep (decisions 4.95)', async () => {
    ({ ticket } = await context.db.given(aTicket({ requester: cast.customer })));
    await given({ trigger: onPriority, actions: [{ type: 'add_comment', body: 'We have it.' }] });
    await update({ title: 'The printer hums' });
    await runWorkflows(context.app);
    expect(await runs()).toMatchObject([{ status: 'succeeded' }]);
    expect(
      await context.db.rows('select status, first_responded_at, last_reply_by from tickets where id = ?', [ticket.id]),
    ).toEqual([{ status: 'new', first_responded_at: null, last_reply_by: 'admin' }]);
  });

  it('fails with the sentence of the catalogue, leaves nothing half done, and five in a row disable it', async () => {
    const id = await given({
      trigger: { type: 'event', event: 'ticket.updated' },
      actions: [
        { type: 'change_status', status: 'new' },
        { type: 'set_field', field: 'title', value: 'Never' },
      ],
    });
    for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await update({ title });
      await runWorkflows(context.app);
    }
    expect((await steps())[0]).toMatchObject({ status: 'failed', error: 'A change from open to new is not allowed' });
    expect((await runs()).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'failed'));
    expect(await ticketRow()).toMatchObject({ status: 'open' });
    expect(await context.db.rows('select status, disabled_reason from workflow_triggers where id = ?', [id])).toEqual([
      { status: 'disabled', disabled_reason: '5 runs in a row failed' },
    ]);
    await deliverEvents(context.app);
    expect(
      await context.db.rows(`select 1 from notifications where template = 'workflow_disabled' and channel = 'in_app'`),
    ).toHaveLength(2);
  });

  it('does not start again because of itself on the same record, and a chain ends after five', async () => {
    await given({
      trigger: { type: 'event', event: 'ticket.updated' },
      actions: [{ type: 'set_field', field: 'title', value: '{{ record.title }}!' }],
    });
    await update({ title: 'Dark' });
    await runWorkflows(context.app);
    expect(await runs()).toMatchObject([
      { status: 'succeeded', depth: 1 },
      { status: 'skipped', depth: 2, reason: 'The workflow caused this itself on the same record within its cooldown' },
    ]);
    await context.db.rows('update workflow_triggers set cooldown_minutes = 0 returning 1');
    await update({ title: 'Dark again' });
    await runWorkflows(context.app);
    const after = (await runs()).slice(2);
    expect(after.map(({ status }) => status)).toEqual([...Array.from({ length: 5 }, () => 'succeeded'), 'skipped']);
  });

  it('ends a chain of records that it makes itself after five', async () => {
    await given({
      trigger: { type: 'event', event: 'ticket.opened' },
      actions: [{ type: 'create_ticket', title: 'A further link', description: 'chain.' }],
    });
    const admin = actorOf(cast.admin);
    const first = { title: 'First', description: 'chain.', requester_id: cast.customer.id };
    await context.db.as(admin, () => context.db.service(ConversationsService).open(admin, CreateTicket.parse(first)));
    await runWorkflows(context.app);
    expect(await runs()).toMatchObject([
      ...[1, 2, 3, 4, 5].map((depth) => ({ status: 'succeeded', depth })),
      { status: 'skipped', depth: 6, reason: 'Workflows caused one another 5 times; no further run is started' },
    ]);
  });

  it('goes on after a delay of 30 days and a wait that timed out, by the version with which it began', async () => {
    const id = await given({
      trigger: onPriority,
      conditions: whenUrgent,
      actions: [
        { type: 'delay', for: { amount: 30, unit: 'days' } },
        { type: 'wait_until', event: 'ticket.replied', timeout: { amount: 2, unit: 'days' }, on_timeout: 'continue' },
        { type: 'set_field', field: 'title', value: 'Waited' },
      ],
    });
    await update({ priority: 'urgent' });
    await runWorkflows(context.app);
    expect(await runs()).toMatchObject([{ status: 'waiting', position: 0, waits_for: 'delay' }]);
    const admin = actorOf(cast.admin);
    await context.db.as(admin, () =>
      context.db.service(WorkflowsService).update(admin, id, { actions: [{ type: 'stop', reason: 'new' }] }),
    );
    await clock.forward(29);
    await runWorkflows(context.app);
    expect(await runs()).toMatchObject([{ position: 0 }]);
    await clock.forward(1.1);
    await runWorkflows(context.app);
    expect(await runs()).toMatchObject([{ status: 'waiting', position: 1, waits_for: 'event' }]);
    await clock.forward(40);
    await runWorkflows(context.app);
    expect(await runs()).toMatchObject([{ status: 'succeeded', position: 3 }]);
    expect((await steps())[1]).toMatchObject({ output: { timed_out: true } });
  });

  it('goes on at once when what it waits for happens to the record, and only then', async () => {
    await given({
      trigger: onPriority,
      conditions: whenUrgent,
      actions: [
        {
          type: 'wait_until',
          event: 'ticket.replied',
          conditions: { match: 'all', conditions: [{ field: 'event.by', operator: 'is', value: 'customer' }] },
          timeout: { amount: 30, unit: 'minutes' },
        },
      ],
    });
    await update({ priority: 'urgent' });
    await runWorkflows(context.app);
    const reply = (user: Cast['admin']) =>
      context.db.as(actorOf(user), () =>
        context.db
          .service(ConversationsService)
          .reply(actorOf(user), ticket.id, { body: 'Hello', visibility: 'public' }),
      );
    await reply(cast.admin);
    await runWorkflows(context.app);
    expect(await runs()).toMatchObject([{ status: 'waiting' }]);
    await reply(cast.customer);
    await runWorkflows(context.app);
    expect(await runs()).toMatchObject([{ status: 'succeeded' }]);
  });
});
