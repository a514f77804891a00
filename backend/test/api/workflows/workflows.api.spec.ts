import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WorkflowDryRun, WorkflowStarter, WorkflowTestResult, WorkflowView } from '@portal/contracts';
import { aProject } from '../../factories/project.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { aWorkflow } from '../../factories/workflow.factory.js';
import { deliverEvents } from '../../support/jobs/deliver-events.js';
import { eventually } from '../../support/jobs/eventually.js';
import { listeners } from '../../support/jobs/listeners.js';
import { runWorkflows } from '../../support/jobs/run-workflows.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast({ env: { PRIVATE_WEBHOOKS: 'on' } });
const connect = listeners();

beforeEach(() => app.db.rows('delete from workflow_triggers returning 1'));

const enabled = async (workflow: Parameters<typeof aWorkflow>[0] = {}): Promise<string> =>
  (await app.db.given(aWorkflow({ status: 'enabled', author: cast.admin, ...workflow }))).workflow.id;

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  app.http[method](`/api/v1/${path}`).set(as.admin);

const answer = async <Data>(sent: ReturnType<typeof call>): Promise<Data> =>
  (
    (
      await sent.expect(({ ok, body }) => {
        if (!ok) throw new Error(JSON.stringify(body));
      })
    ).body as { data: Data }
  ).data;

const runsOf = (id: string) =>
  app.db.rows<{ id: string; status: string; depth: number; payload: object }>(
    'select id, status, depth, payload from workflow_runs where trigger_id = ? order by created_at, id',
    [id],
  );

describe('the starters', () => {
  it('can each be switched on as they are, and begin runs that fail at nothing but their records', async () => {
    const starters = await answer<WorkflowStarter[]>(call('get', 'workflows/starters'));
    expect(starters).toHaveLength(9);
    for (const { workflow } of starters) {
      const made = await answer<WorkflowView>(
        call('post', 'workflows/triggers').send({ ...workflow, status: 'enabled' }),
      );
      expect(made).toMatchObject({ status: 'enabled', starter: workflow.starter });
      const tried = await answer<WorkflowTestResult>(call('post', `workflows/triggers/${made.id}/test`).send({}));
      expect(tried).toMatchObject({ days: 30, is_truncated: false });
    }
  });
});

describe('a try of a workflow', () => {
  const urgent = {
    trigger: { type: 'event', event: 'ticket.opened' },
    conditions: { match: 'all', conditions: [{ field: 'record.priority', operator: 'is', value: 'urgent' }] },
    actions: [
      { type: 'notify', recipients: [{ to: 'requester' }], title: 'We see {{ record.number }}', body: 'Hello' },
      {
        type: 'change_status',
        status: 'open',
        only_if: { match: 'all', conditions: [{ field: 'record.assignee_id', operator: 'is_set' }] },
      },
      { type: 'wait_until', event: 'ticket.replied', timeout: { amount: 30, unit: 'minutes' } },
      { type: 'call_webhook', url: 'https://example.com/hook', body: '{{ record.number }}' },
    ],
  };

  it('says what past events would have done and why not, and what a run would do, and does none of it', async () => {
    const open = (priority: string) =>
      answer<{ id: string; number: string }>(
        app.http
          .post('/api/v1/support/tickets')
          .set(as.customer)
          .send({ title: `${priority} ticket`, description: 'Dark', priority }),
      );
    const [matching, other] = [await open('urgent'), await open('low')];
    const before = await app.db.rows('select 1 from domain_events');
    const tried = await answer<WorkflowTestResult>(call('post', 'workflows/test').send({ definition: urgent }));
    expect(tried).toMatchObject({
      examined: 2,
      matched: 1,
      results: [
        { matched: true, record: { id: matching.id }, failed_condition: null },
        { matched: false, record: { id: other.id }, failed_condition: { sentence: 'Priority is low, not urgent' } },
      ],
    });
    const dry = await answer<WorkflowDryRun>(
      call('post', 'workflows/dry-run').send({ definition: urgent, event_id: tried.results[0]?.event_id }),
    );
    expect(dry).toMatchObject({
      matched: true,
      steps: [
        { would: 'run', note: 'Tells Dana Test', input: { title: `We see ${matching.number}` } },
        { would: 'skip', note: 'Assignee is empty, which must be filled in' },
        { would: 'wait', note: 'Waits for “Ticket answered”, at most 30 minutes' },
        { would: 'fail', note: 'The text could not be filled in: The body is not JSON' },
      ],
    });
    expect(await app.db.rows('select 1 from domain_events')).toEqual(before);
    expect(await app.db.rows(`select 1 from notifications where template = 'workflow_message'`)).toEqual([]);
    expect(await app.db.rows('select 1 from workflow_runs')).toEqual([]);
  });
});

describe('a delivery of a webhook', () => {
  it('is made once more on demand, as one of its own that leaves the run alone', async () => {
    const ids: unknown[] = [];
    const receiver = createServer((request, response) => {
      ids.push(request.headers['webhook-id']);
      response.writeHead(ids.length === 1 ? 302 : 200).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const id = await enabled({
      trigger: { type: 'manual' },
      actions: [{ type: 'call_webhook', url, body: '{"n": 1}' }],
    });
    await call('post', `workflows/triggers/${id}/run`).send({}).expect(201);
    const deliveries = () =>
      answer<{ id: string; status: string }[]>(call('get', `workflows/deliveries?trigger_id=${id}`));
    await runWorkflows(app.app);
    const [failed] = await deliveries();
    expect(failed).toMatchObject({ status: 'failed' });
    await call('post', `workflows/deliveries/${failed?.id}/redeliver`).expect(201);
    await runWorkflows(app.app);
    receiver.close();
    expect(await deliveries()).toMatchObject([
      { status: 'delivered', redelivered_from: failed?.id, request_body: '{"n":1}' },
      { id: failed?.id, status: 'failed' },
    ]);
    expect(new Set(ids).size).toBe(2);
    expect(await runsOf(id)).toMatchObject([{ status: 'failed' }]);
  });
});

describe('workflows on the console', () => {
  it('come and go live in the list, and one that was deleted comes back as it was', async () => {
    const { token } = await app.db.given(aSession(cast.admin));
    const { heard, join } = await connect(app.url, token);
    await join('workflows');
    // deliveries of the tests before may end meanwhile; a change that follows at once may come with what it changes
    const changes = () =>
      heard
        .flatMap(({ items }) => items)
        .filter(({ table, event }) => table === 'workflow_triggers' && event !== 'UPDATE')
        .map(({ event, table, record }) => [event, table, record['id']]);
    const { id } = await answer<WorkflowView>(
      call('post', 'workflows/triggers').send({
        name: 'Now and then',
        status: 'enabled',
        trigger: { type: 'schedule', cron: '0 9 * * *' },
        actions: [{ type: 'stop' }],
      }),
    );
    // a change is shown by the row as it is by then: each is met before the next
    const show = (...events: string[]) =>
      eventually(() => expect(changes()).toEqual(events.map((event) => [event, 'workflow_triggers', id])));
    await show('INSERT');
    await call('delete', `workflows/triggers/${id}`).expect(200);
    await call('get', `workflows/triggers/${id}`).expect(404);
    await show('INSERT', 'DELETE');
    const restored = await answer<WorkflowView>(call('post', `workflows/triggers/${id}/restore`));
    expect(restored).toMatchObject({ status: 'enabled', next_run_at: expect.any(String) as string });
    await call('post', `workflows/triggers/${id}/restore`).expect(404);
    await show('INSERT', 'DELETE', 'INSERT');
  });

  it('count their runs by day, in figures for operators too, and stand as the author of what they did', async () => {
    const { project } = await app.db.given(aProject({ customer: cast.customer }));
    const id = await enabled({
      name: 'Onboarding',
      trigger: { type: 'manual', record: 'project' },
      actions: [{ type: 'create_task', project_id: '{{ record.id }}', title: 'Call' }],
    });
    // by hand it starts again and again, whatever its cooldown (decisions 6.34)
    for (let time = 0; time < 2; time++)
      await call('post', `workflows/triggers/${id}/run`).send({ record_id: project.id }).expect(201);
    await runWorkflows(app.app);
    await deliverEvents(app.app);
    expect((await runsOf(id)).map(({ status, depth }) => [status, depth])).toEqual([
      ['succeeded', 1],
      ['succeeded', 1],
    ]);
    await app.db.rows(
      `update workflow_runs set created_at = now() - interval '13.5 days' where id = (
         select id from workflow_runs where trigger_id = ? limit 1) returning id`,
      [id],
    );
    const { runs_last_day, runs_by_day } = await answer<WorkflowView>(call('get', `workflows/triggers/${id}`));
    expect([runs_last_day, runs_by_day]).toEqual([1, [1, ...Array<number>(12).fill(0), 1]]);
    const { text } = await app.http.get('/metrics').expect(200);
    for (const line of ['workflow_runs{status="succeeded"} 1', 'workflow_steps{status="succeeded"} 1'])
      expect(text).toContain(line);
    const entries = await answer<{ actor_name: string }[]>(call('get', `activity-logs?project_id=${project.id}`));
    expect(new Set(entries.map(({ actor_name }) => actor_name))).toEqual(new Set(['Workflow “Onboarding”']));
  });

  it('push to browsers only where the step says so', async () => {
    const { ticket } = await app.db.given(aTicket({ requester: cast.customer }));
    await app.db.rows(
      `insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at)
       values (gen_random_uuid(), ?, 'https://push.example/1', 'key', 'auth', now()) returning id`,
      [cast.admin.id],
    );
    for (const channels of [['in_app', 'email'], ['push']] as const) {
      const id = await enabled({
        trigger: { type: 'manual', record: 'ticket' },
        actions: [
          {
            type: 'notify',
            recipients: [{ to: 'person', user_id: cast.admin.id }],
            channels: [...channels],
            title: channels.join(),
            body: '',
          },
        ],
      });
      await call('post', `workflows/triggers/${id}/run`).send({ record_id: ticket.id }).expect(201);
    }
    await runWorkflows(app.app);
    await deliverEvents(app.app);
    expect(
      await app.db.rows(
        `select title, channel from notifications where template = 'workflow_message' and recipient_id = ? order by title, channel`,
        [cast.admin.id],
      ),
    ).toEqual([
      { title: 'in_app,email', channel: 'email' },
      { title: 'in_app,email', channel: 'in_app' },
      { title: 'push', channel: 'push' },
    ]);
  });
});
