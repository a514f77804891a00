import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { aCast, actorOf, type Cast } from '../../../../test/factories/cast.factory.js';
import { aTicket } from '../../../../test/factories/ticket.factory.js';
import { aWorkflow } from '../../../../test/factories/workflow.factory.js';
import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { runWorkflows } from '../../../../test/support/jobs/run-workflows.js';
import { EventSequencer } from '../../../infrastructure/events/event-loops.js';
import { ConversationsService } from '../../support-conversation/index.js';
import { TicketsService } from '../../support/index.js';
import { WorkflowRecords } from '../records/workflow-records.js';
import { WorkflowMatcher } from './matcher.js';
import { WorkflowRunner } from './runner.js';

let context: TestContext;
let cast: Cast;

beforeAll(async () => {
  context = await createTestContext();
  cast = await context.db.given(aCast());
});
afterAll(() => context.close());

/** How many transactions of this database wait for another's lock. */
const WAITING = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;
const expectWaiting = (count: number): Promise<void> =>
  eventually(async () => expect(await context.db.rows(WAITING)).toEqual([{ count }]));

it('a wait hears of what happens while it is being written, though the feed is read meanwhile', async () => {
  const { ticket } = await context.db.given(aTicket({ requester: cast.customer, status: 'open' }));
  await runWorkflows(context.app);
  const wait = { type: 'wait_until', event: 'ticket.replied', timeout: { amount: 30, unit: 'minutes' } } as const;
  const trigger = { type: 'event', event: 'ticket.updated' } as const;
  await context.db.given(aWorkflow({ status: 'enabled', author: cast.admin, trigger, actions: [wait] }));
  const [admin, customer] = [actorOf(cast.admin), actorOf(cast.customer)];
  await context.db.as(admin, () => context.db.service(TicketsService).update(admin, ticket.id, { title: 'It hums' }));
  const [sequencer, matcher] = [context.db.service(EventSequencer), context.db.service(WorkflowMatcher)];
  await sequencer.sequence();
  await matcher.match();

  // the step is stopped between the begin of its wait and its commit
  const [held, matching] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
  const holding = em.transactional(async (holder) => {
    await holder.execute('lock table workflow_steps in share mode');
    held.resolve(undefined);
    await matching.promise;
  });
  await held.promise;
  const taking = context.db.service(WorkflowRunner).takeNext();
  await expectWaiting(1);
  await context.db.as(customer, () =>
    context.db.service(ConversationsService).reply(customer, ticket.id, { body: 'Hello', visibility: 'public' }),
  );
  await sequencer.sequence();
  const matched = matcher.match();
  await expectWaiting(2).finally(() => {
    matching.resolve(undefined);
  });
  await Promise.all([holding, taking, matched]);
  await runWorkflows(context.app);
  expect(await context.db.rows('select status, position from workflow_runs')).toEqual([
    { status: 'succeeded', position: 1 },
  ]);
});

describe('a record that cannot be read (decisions 6.20)', () => {
  const runs = () =>
    context.db.rows<{ status: string; reason: string | null; record_id: string | null }>(
      'select status, reason, record_id from workflow_runs order by created_at, id',
    );

  /** An event of a ticket that a workflow names, with its feed position. */
  async function anEvent(): Promise<{ ticketId: string; matcher: WorkflowMatcher }> {
    await context.db.rows('delete from workflow_triggers returning 1');
    const { ticket } = await context.db.given(aTicket({ requester: cast.customer, status: 'open' }));
    await runWorkflows(context.app);
    const trigger = { type: 'event', event: 'ticket.updated' } as const;
    const conditions = {
      match: 'all' as const,
      conditions: [{ field: 'record.status', operator: 'is' as const, value: 'open' }],
    };
    const actions = [{ type: 'set_field', field: 'title', value: 'Seen' } as const];
    await context.db.given(aWorkflow({ status: 'enabled', author: cast.admin, trigger, conditions, actions }));
    const admin = actorOf(cast.admin);
    await context.db.as(admin, () => context.db.service(TicketsService).update(admin, ticket.id, { title: 'It hums' }));
    await context.db.service(EventSequencer).sequence();
    return { ticketId: ticket.id, matcher: context.db.service(WorkflowMatcher) };
  }

  async function failToMatch(matcher: WorkflowMatcher, times: number, error: Error): Promise<void> {
    const find = jest.spyOn(context.db.service(WorkflowRecords), 'find').mockRejectedValue(error);
    for (let time = 0; time < times; time++) await expect(matcher.match()).rejects.toThrow(error);
    find.mockRestore();
    expect(await runs()).toEqual([]);
  }

  const broken = new Error('Transaction is already committed');
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });

  it('is read again, and its run begins with it after nine failures and any number without the database', async () => {
    const { ticketId, matcher } = await anEvent();
    await failToMatch(matcher, 11, away);
    await failToMatch(matcher, 9, broken);
    expect(await matcher.match()).toBe(1);
    expect(await runs()).toEqual([{ status: 'queued', reason: null, record_id: ticketId }]);
  });

  it('does not count as gone after ten failures: the run is skipped, and says why', async () => {
    const { matcher } = await anEvent();
    await failToMatch(matcher, 9, broken);
    const find = jest.spyOn(context.db.service(WorkflowRecords), 'find').mockRejectedValue(broken);
    expect(await matcher.match()).toBe(1);
    find.mockRestore();
    const reason = 'The record of this event could not be read; no run is started';
    expect(await runs()).toEqual([{ status: 'skipped', reason, record_id: null }]);
  });
});
