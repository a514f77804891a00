import type { WorkflowAction, WorkflowRecordKind } from '@portal/contracts';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { aDeal } from '../../../test/factories/deal.factory.js';
import { aWorkflow } from '../../../test/factories/workflow.factory.js';
import { deliverEvents } from '../../../test/support/jobs/deliver-events.js';
import { movedClock, type MovedClock } from '../../../test/support/database/moved-clock.js';
import { refusal } from '../../../test/support/refusal.js';
import { runSweep } from '../../../test/support/jobs/run-sweep.js';
import { runWorkflows } from '../../../test/support/jobs/run-workflows.js';
import { contextWithProject } from '../../../test/support/with-cast.js';
import { WorkflowSchedules } from './engine/schedule.sweep.js';
import { WorkflowRunsService } from './runs/workflow-runs.service.js';

const { context, people, here } = contextWithProject();
let clock: MovedClock;

beforeAll(async () => {
  clock = await movedClock(context);
});
beforeEach(() => context.db.rows('delete from workflow_triggers returning 1'));

const runsService = () => context.db.service(WorkflowRunsService);
const asAdmin = <Result>(work: (admin: ReturnType<typeof actorOf>) => Promise<Result>): Promise<Result> =>
  context.db.as(actorOf(people.admin), () => work(actorOf(people.admin)));

const enabled = async (workflow: Parameters<typeof aWorkflow>[0]): Promise<string> =>
  (await context.db.given(aWorkflow({ status: 'enabled', author: people.admin, ...workflow }))).workflow.id;

/** Runs steps by hand on a record; answers the run's id. */
async function onRecord(record: WorkflowRecordKind, record_id: string, ...actions: object[]): Promise<string> {
  const id = await enabled({
    trigger: { type: 'manual', record },
    actions: actions as [WorkflowAction, ...WorkflowAction[]],
  });
  const run = await asAdmin((admin) => runsService().start(admin, id, { record_id }));
  await runWorkflows(context.app);
  return run.id;
}
const onProject = (...actions: object[]) => onRecord('project', here.project.id, ...actions);

const runOf = async (id: string) =>
  (
    await context.db.rows<{ status: string; reason: string | null; position: number }>(
      'select status, reason, position from workflow_runs where id = ?',
      [id],
    )
  )[0];

describe('steps that create records', () => {
  it('create a task, a milestone, a ticket and a draft deal, with their texts filled in, and nothing that is refused', async () => {
    await clock.forward(2);
    const id = await onProject(
      { type: 'create_task', project_id: '{{ record.id }}', title: 'Call {{ record.customer_name }}', due_in_days: 3 },
      { type: 'create_milestone', project_id: '{{ record.id }}', title: 'Onboarding', approval_required: true },
      { type: 'create_ticket', title: 'Look at {{ record.name }}', description: 'Please', priority: 'high' },
      { type: 'create_deal_draft', title: 'More of {{ record.name }}', amount: 120 },
      { type: 'create_task', project_id: '{{ record.nothing }}', title: 'Nowhere' },
    );
    const { id: projectId, customerId, name } = here.project;
    expect(
      await context.db.rows(
        `select title, project_id, actor_kind, due_date - (now() at time zone 'America/New_York')::date as due_in
      from tickets join domain_events as e
      on e.entity_id = tickets.id and e.name = 'task.created' where e.workflow_run_id = ?`,
        [id],
      ),
    ).toEqual([{ title: `Call Dana Test`, project_id: projectId, actor_kind: 'system', due_in: 3 }]);
    expect(
      await context.db.rows(`select title, approval_required from milestones where project_id = ?`, [projectId]),
    ).toEqual([{ title: 'Onboarding', approval_required: true }]);
    expect(await context.db.rows(`select title, priority, requester_id from tickets where kind = 'support'`)).toEqual([
      { title: `Look at ${name}`, priority: 'high', requester_id: customerId },
    ]);
    expect(await context.db.rows('select title, current_status, customer_id from customer_deals')).toEqual([
      { title: `More of ${name}`, current_status: 'draft', customer_id: customerId },
    ]);
    expect(await runOf(id)).toMatchObject({ status: 'failed', position: 4 });
    expect((await runOf(id))?.reason).toMatch(/^project id cannot be set to that value: /);
  });

  it('tell their customers of no record that these may not see', async () => {
    const { owner, admin } = people;
    const { deal, consultation } = await context.db.given(
      aDeal({ customer: owner }),
      aConsultation({ customer: owner }),
    );
    const { deal: sent } = await context.db.given(aDeal({ customer: owner, status: 'sent', title: 'Phones' }));
    const ticket = { type: 'create_ticket', title: 'About {{ record.title }}', description: 'Please' };
    const task = { type: 'create_task', project_id: here.foreign.id, title: 'Of {{ event.title }}{{ record.title }}' };
    const milestone = { type: 'create_milestone', project_id: here.project.id, title: '{{ record.email }}' };
    const draft = {
      type: 'create_deal_draft',
      customer_id: people.stranger.id,
      title: '{{ record.title }}',
      amount: 1,
    };
    const reasonOf = async (...given: Parameters<typeof onRecord>) => (await runOf(await onRecord(...given)))?.reason;
    const unseen = (record: string) => `A customer who reads this text may not see the ${record} that it tells of`;
    expect(await reasonOf('deal', deal.id, ticket)).toBe(unseen('deal'));
    expect(await reasonOf('consultation', consultation.id, task)).toBe(unseen('consultation request'));
    expect(await reasonOf('user', admin.id, milestone)).toBe(unseen('user'));
    expect(await reasonOf('consultation', consultation.id, draft)).toBe(unseen('consultation request'));
    expect(await reasonOf('deal', sent.id, ticket)).toBeNull();
    expect(await reasonOf('deal', deal.id, { ...ticket, title: 'Call back' })).toBeNull();
    const made = await context.db.rows<{ title: string }>(
      `select title from tickets where title like any('{About %,Of %,Call back}') order by title`,
    );
    expect(made.map(({ title }) => title)).toEqual(['About Phones', 'Call back']);
  });
});

describe('a step that asks for approval', () => {
  const asking = () =>
    onProject(
      { type: 'ask_approval', title: 'Go on with {{ record.name }}?', timeout: { amount: 2, unit: 'days' } },
      { type: 'set_field', field: 'description', value: 'Approved' },
    );

  it('asks every admin; approved, the run goes on, refused, it stops, and there is one answer', async () => {
    const [approved, refused] = [await asking(), await asking()];
    await deliverEvents(context.app);
    const asked = await context.db.rows(
      `select distinct title from notifications where template = 'workflow_approval' and channel = 'in_app'`,
    );
    expect(asked).toEqual([{ title: `Approval needed: Go on with ${here.project.name}?` }]);
    await asAdmin((admin) => runsService().approve(admin, approved, { comment: 'Sure' }));
    await asAdmin((admin) => runsService().reject(admin, refused, {}));
    await runWorkflows(context.app);
    expect(await runOf(approved)).toEqual({ status: 'succeeded', reason: null, position: 2 });
    expect(await runOf(refused)).toEqual({ status: 'succeeded', reason: 'Rejected by Avery Test', position: 0 });
    expect(
      await context.db.rows(`select output from workflow_steps where run_id = ? and position = 0`, [approved]),
    ).toMatchObject([{ output: { approved_by: 'Avery Test', comment: 'Sure' } }]);
    for (const id of [approved, refused])
      expect(await refusal(asAdmin((admin) => runsService().approve(admin, id, {})))).toMatchObject({
        code: 'workflow_run.not_waiting',
      });
  });

  it('stops the run when nobody answers in time, and ends with a run that is cancelled', async () => {
    const [ignored, cancelled] = [await asking(), await asking()];
    await asAdmin((admin) => runsService().cancel(admin, cancelled));
    await clock.forward(2.1);
    await runWorkflows(context.app);
    expect(await runOf(ignored)).toMatchObject({ status: 'succeeded', reason: 'Nothing came within the time' });
    expect(await runOf(cancelled)).toMatchObject({ status: 'cancelled', reason: 'Cancelled by Avery Test' });
  });
});

describe('a workflow on a schedule', () => {
  const companies = (count: number) =>
    context.db.rows(
      `insert into companies (id, name) select gen_random_uuid(), 'Company ' || n from generate_series(1, ${count}) as n
       returning id`,
    );
  const scheduled = (allow_many = false) =>
    enabled({
      trigger: { type: 'schedule', cron: '0 9 * * *', time_zone: 'Asia/Tokyo', record: 'company', allow_many },
      conditions: { match: 'all', conditions: [{ field: 'record.name', operator: 'contains', value: 'Company' }] },
      actions: [{ type: 'stop' }],
      cooldown_minutes: 10,
    });
  const due = (id: string) =>
    context.db.rows(`update workflow_triggers set next_run_at = now() - interval '3 days' where id = ? returning id`, [
      id,
    ]);
  const countOf = async (id: string) =>
    context.db.rows('select status, count(*)::int from workflow_runs where trigger_id = ? group by 1', [id]);

  it('runs once for what it missed, for each record that meets the conditions, and next at its own zone’s hour', async () => {
    await companies(3);
    const id = await scheduled();
    await due(id);
    expect(await runSweep(context.app, WorkflowSchedules)).toBe(1);
    expect(await runSweep(context.app, WorkflowSchedules)).toBe(0);
    expect(await countOf(id)).toEqual([{ status: 'queued', count: 3 }]);
    expect(
      await context.db.rows(
        `select extract(hour from next_run_at at time zone 'Asia/Tokyo')::int as hour, next_run_at > now() as "isAhead"
         from workflow_triggers where id = ?`,
        [id],
      ),
    ).toEqual([{ hour: 9, isAhead: true }]);
  });

  it('does nothing for more than 500 records unless it is confirmed', async () => {
    await companies(500);
    const [careful, confirmed] = [await scheduled(), await scheduled(true)];
    for (const id of [careful, confirmed]) await due(id);
    await runSweep(context.app, WorkflowSchedules);
    expect(await context.db.rows('select status, reason from workflow_runs where trigger_id = ?', [careful])).toEqual([
      {
        status: 'skipped',
        reason: 'More than 500 records meet the conditions; nothing was done. Narrow them, or allow more records',
      },
    ]);
    expect(await countOf(confirmed)).toEqual([{ status: 'queued', count: 503 }]);
  });
});
