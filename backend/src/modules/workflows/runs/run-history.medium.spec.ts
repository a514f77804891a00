import type { WorkflowAction, WorkflowRunView } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aWorkflow } from '../../../../test/factories/workflow.factory.js';
import { movedClock, type MovedClock } from '../../../../test/support/database/moved-clock.js';
import { runWorkflows } from '../../../../test/support/jobs/run-workflows.js';
import { contextWithProject } from '../../../../test/support/with-cast.js';
import { WorkflowTrialsService } from '../trial/workflow-trials.service.js';
import { WorkflowRunsReader } from './workflow-runs.reader.js';
import { WorkflowRunsService } from './workflow-runs.service.js';

const { context, people, here } = contextWithProject();
let clock: MovedClock;

beforeAll(async () => {
  clock = await movedClock(context);
});

const admin = () => actorOf(people.admin);
const asAdmin = <Result>(work: () => Promise<Result>): Promise<Result> => context.db.as(admin(), work);
const viewOf = (id: string): Promise<WorkflowRunView> => context.db.service(WorkflowRunsReader).get(admin(), id);

const workflowOnProject = async (actions: object[]): Promise<string> => {
  const given = aWorkflow({
    status: 'enabled',
    author: people.admin,
    trigger: { type: 'manual', record: 'project' },
    actions: actions as [WorkflowAction, ...WorkflowAction[]],
  });
  return (await context.db.given(given)).workflow.id;
};

async function onProject(...actions: object[]): Promise<string> {
  const id = await workflowOnProject(actions);
  const run = await asAdmin(() =>
    context.db.service(WorkflowRunsService).start(admin(), id, { record_id: here.project.id }),
  );
  await runWorkflows(context.app);
  return run.id;
}

/** What was tried so far lies an hour further back. */
const anHourPasses = () =>
  context.db.rows(
    `update workflow_steps set started_at = started_at - interval '1 hour', finished_at = finished_at - interval '1 hour'
     returning id`,
  );

describe('the tries of a step', () => {
  afterEach(() => context.db.rows('drop function if exists refuse_changes cascade'));

  it('are each told with their own time, those before a retry too', async () => {
    await context.db.rows(
      `create function refuse_changes() returns trigger language plpgsql as $$ begin raise 'no room on the disk'; end $$`,
    );
    await context.db.rows(
      'create trigger refuse_changes before update on projects for each row execute function refuse_changes()',
    );
    const id = await onProject({ type: 'set_field', field: 'description', value: 'Looked at' });
    for (let tries = 1; tries < 3; tries++) {
      expect(await viewOf(id)).toMatchObject({ status: 'waiting', waits_for: 'retry', steps: [{ tries }] });
      await anHourPasses();
      await clock.forward(1);
      await runWorkflows(context.app);
    }
    expect(await viewOf(id)).toMatchObject({ status: 'failed', steps: [{ tries: 3 }] });
    await anHourPasses();
    await context.db.rows('drop function refuse_changes cascade');
    await asAdmin(() => context.db.service(WorkflowRunsService).retry(admin(), id));
    expect((await viewOf(id)).steps).toMatchObject([{ status: 'running', tries: 3, duration_ms: null }]);
    await runWorkflows(context.app);

    const { status, steps } = await viewOf(id);
    const [step] = steps;
    const failed = { error: 'Something went wrong on our side' };
    expect(status).toBe('succeeded');
    expect(step).toMatchObject({ status: 'succeeded', tries: 4, error: null, earlier_tries: [failed, failed, failed] });
    const durations = [...(step?.earlier_tries ?? []), step].map((one) => one?.duration_ms ?? Infinity);
    expect(Math.max(...durations)).toBeLessThan(3_600_000);
    const begun = [...(step?.earlier_tries ?? []), step].map((one) => Date.parse(one?.started_at ?? ''));
    expect(begun).toEqual([...begun].sort((one, other) => one - other));
    expect((begun[3] ?? 0) - (begun[2] ?? 0)).toBeGreaterThanOrEqual(3_600_000);
  });
});

describe('the ids in a run', () => {
  it('come with what they name and its page: people, projects, tasks, and nothing of what is unknown', async () => {
    const unknown = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
    const actions = [
      { type: 'assign', user_id: people.admin.id },
      { type: 'create_task', project_id: '{{ record.id }}', title: 'Call them' },
      {
        type: 'notify',
        recipients: [{ to: 'person', user_id: people.owner.id }],
        title: 'News',
        body: unknown,
      },
    ];
    const { steps, references } = await viewOf(await onProject(...actions));
    const [task] = await context.db.rows<{ id: string; number: string }>(
      `select id, number from tickets where title = 'Call them'`,
    );
    expect(steps.map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
    expect(steps[0]?.output).toEqual({ changed: { manager_id: people.admin.id } });
    const { id, number, name } = here.project;
    const byId = new Map(references.map((one) => [one.id, one]));
    expect([...byId.keys()].sort()).toEqual([people.admin.id, people.owner.id, id, task?.id].sort());
    expect(byId.get(people.admin.id)).toEqual({ id: people.admin.id, label: 'Avery Test', link: null });
    expect(byId.get(people.owner.id)).toMatchObject({ link: `/admin/customers/${people.owner.id}` });
    expect(byId.get(id)).toMatchObject({ label: `${number} ${name}`, link: `/admin/projects/${id}` });
    expect(byId.get(task?.id ?? '')).toMatchObject({
      label: `${task?.number} Call them`,
      link: `/admin/task/${id}/${task?.id}`,
    });
  });

  it('are named in a dry run as well; what was deleted has no page', async () => {
    const workflow = await workflowOnProject([
      { type: 'create_task', project_id: '{{ record.id }}', title: 'Call them', assignee_id: people.viewer.id },
    ]);
    const dryRun = () =>
      context.db.service(WorkflowTrialsService).dryRunSaved(admin(), workflow, { record_id: here.project.id });
    await context.db.rows('update users set deleted_at = now() where id = ? returning id', [people.viewer.id]);
    const { references } = await dryRun();
    await context.db.rows('update users set deleted_at = null where id = ? returning id', [people.viewer.id]);
    expect(references).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: here.project.id }),
        { id: people.viewer.id, label: expect.any(String) as string, link: null },
      ]),
    );
  });
});
