import type {
  CreateWorkflow,
  Problem,
  WorkflowAction,
  WorkflowDryRun,
  WorkflowRecordKind,
  WorkflowView,
} from '@portal/contracts';
import { actorOf } from '../../factories/cast.factory.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { aDefinition, aWorkflow } from '../../factories/workflow.factory.js';
import { deliverEvents } from '../../support/jobs/deliver-events.js';
import { runWorkflows } from '../../support/jobs/run-workflows.js';
import { appWithCast } from '../../support/with-cast.js';
import { starters } from '../../../src/modules/workflows/builder/starters.js';
import { WorkflowRunsService } from '../../../src/modules/workflows/runs/workflow-runs.service.js';

const { app, cast, as } = appWithCast();
const SECRET = 'Pays late, ask for a deposit';

const call = (method: 'get' | 'post' | 'put', path: string, body: object = {}) =>
  app.http[method](`/api/v1/workflows${path}`).set(as.admin).send(body);
const manual = (record: WorkflowRecordKind | null, ...actions: object[]): CreateWorkflow =>
  aDefinition({ trigger: { type: 'manual', record }, actions: actions as WorkflowAction[] });
const tells = (body: string, ...to: object[]) => ({ type: 'notify', recipients: to, title: 'News', body });
const customer = { to: 'requester' };
const admins = { to: 'admins' };
const assignee = { to: 'assignee' };
const detailsOf = (body: unknown) => (body as Problem).details;

describe('the texts of a workflow', () => {
  it.each([
    ['{{ record.title', 'output "{{ record.title" not closed'],
    ['One\n{% if record.title %}', 'Line 2: tag {% if record.title %} not closed'],
    ['{{ record.title | shout }}', 'undefined filter: shout'],
    ['{% include "x" %}', 'tag "include" not found'],
    ['{{ record.titel }}', 'record.titel is no field of this workflow'],
    ['{{ record.title.length }}', 'record.title.length is no field of this workflow'],
    ['{{ title }}', 'title is no field of this workflow'],
    ['{{ constructor }}', 'constructor is no field of this workflow'],
    [
      '{{ record.created_at.hours_from_now }}',
      'record.created_at.hours_from_now is there for conditions only, not for texts',
    ],
    [
      '{% for i in (1..100000000) %}x{% endfor %}',
      '(1..100000000): a range goes from one number to another, over at most 1,000',
    ],
    [
      '{% for i in (1..record.csat_score) %}x{% endfor %}',
      '(1..record.csat_score): a range goes from one number to another, over at most 1,000',
    ],
    [
      `${'{% for i in (1..900) %}'.repeat(3)}x${'{% endfor %}'.repeat(3)}`,
      expect.stringMatching(/^Takes too long: .* limit exceeded$/) as string,
    ],
  ])('are refused when saved: %j', async (body, message) => {
    const workflow = manual('ticket', { type: 'stop' }, tells(body, admins));
    for (const [path, sent] of [
      ['/triggers', workflow],
      ['/test', { days: 1, definition: definitionOf(workflow) }],
      ['/dry-run', { definition: definitionOf(workflow) }],
    ] as const) {
      const answer = await call('post', path, sent).expect(400);
      expect(detailsOf(answer.body)).toEqual([{ path: 'actions.1.body', message }]);
    }
  });

  it.each([
    ['{{ record.first_response.due_at | date: "%A" }}{{ record.first_response | json }}'],
    ['{{ record | json }}{{ event.anything.at[0].all }}{{ run.id }}{{ workflow.name }}{{ workflow | json }}'],
    ['{% assign name = record.requester_name | split: " " %}{{ name[0] }}{{ name.first }}{{ record.title.size }}'],
    ['{% for i in (1..10) %}{{ forloop.index }}{% endfor %}{{ actor.role }}{{ time.weekday }}{{ "(1..x)" }}'],
    ['{% if record.priority == "urgent" and record.assignee_id == blank %}!{% endif %}{{ "now" | date: "%Y" }}'],
  ])('are saved: %j', async (body) => {
    await call('post', '/triggers', manual('ticket', tells(body, admins))).expect(201);
  });

  it.each(starters.map(({ key, workflow }) => [key, workflow] as const))(
    'of the template %s are sound',
    async (_key, workflow) => {
      await call('post', '/triggers', workflow).expect(201);
    },
  );

  const inward = 'Only public addresses can be called';
  const filled = 'An address is not filled in: put fields into the body';
  it.each([
    ...['[::127.0.0.1]', '10.0.0.1', 'localhost', '[fd00::1]'].map((host) => [`http://${host}/x`, inward]),
    ['https://{{record.title}}/', filled],
    ['https://example.com/{%if a%}b{%endif%}', filled],
  ])('are refused with the address %s', async (url, message) => {
    const answer = await call('post', '/triggers', manual(null, { type: 'call_webhook', url })).expect(400);
    expect(detailsOf(answer.body)).toEqual([{ path: 'actions.0.url', message }]);
  });
});

describe('a text that customers read', () => {
  const hidden = (name: string) => `${name} is not visible to customers, who read this text`;

  it.each([
    ['consultation', tells('{{ record.internal_notes }}', customer), 'body', hidden('record.internal_notes')],
    ['consultation', tells('{{ record.same_address }}', admins, customer), 'body', hidden('record.same_address')],
    [
      'consultation',
      tells('{% assign r = record %}{{ r.internal_notes }}', customer),
      'body',
      'record: name each field, because customers don’t see all of them',
    ],
    [
      'consultation',
      tells('{{ record[event.name] }}', customer),
      'body',
      'record.…: name each field, because customers don’t see all of them',
    ],
    [
      'task',
      tells('{{ record | json }}', admins, assignee),
      'body',
      'record: name each field, because customers don’t see all of them',
    ],
    ['deal', tells('{{ record.accepted_ip }}', customer), 'body', hidden('record.accepted_ip')],
    ['project', tells('{{ record.budget }}', customer), 'body', hidden('record.budget')],
    ['project', tells('{{ record.hours_used }}', customer), 'body', hidden('record.hours_used')],
    ['ticket', { type: 'add_comment', body: '{{ record.error_group_id }}' }, 'body', hidden('record.error_group_id')],
    [
      'deal',
      { type: 'set_field', field: 'description', value: '{{ record.internal_notes }}' },
      'value',
      hidden('record.internal_notes'),
    ],
    [
      'consultation',
      { type: 'create_ticket', title: 'x', description: '{{ record.internal_notes }}' },
      'description',
      hidden('record.internal_notes'),
    ],
  ] as const)('names no field outside of what they see: %s %j', async (kind, action, field, message) => {
    const answer = await call('post', '/triggers', manual(kind, action)).expect(400);
    expect(detailsOf(answer.body)).toEqual([{ path: `actions.0.${field}`, message }]);
  });

  it('is checked by whom it names, too', async () => {
    const named = [
      { to: 'person', user_id: cast.customer.id },
      { to: 'address', email: cast.customer.email },
    ];
    for (const to of named)
      await call('post', '/triggers', manual('deal', tells('{{ record.internal_notes }}', to))).expect(400);
    for (const to of [{ to: 'person', user_id: cast.admin.id }, admins, { to: 'on_call' }])
      await call('post', '/triggers', manual('deal', tells('{{ record.internal_notes }}', to))).expect(201);
  });

  it('may be one to an assignee: of a task with the fields that customers see, of what is the team’s alone with all', async () => {
    await call('post', '/triggers', manual('task', tells('{{ record.title }}', assignee))).expect(201);
    await call('post', '/triggers', manual('consultation', tells('{{ record.internal_notes }}', assignee))).expect(201);
  });

  it('may be internal where only the team reads it', async () => {
    const internal = [
      { type: 'add_comment', body: '{{ record.error_group_id }}', visibility: 'internal' },
      { type: 'ask_approval', title: '{{ record.error_group_id }}', timeout: { amount: 1, unit: 'days' } },
    ];
    await call('post', '/triggers', manual('ticket', ...internal)).expect(201);
    const note = { type: 'set_field', field: 'internal_notes', value: '{{ record.internal_notes }} +' };
    await call('post', '/triggers', manual('deal', note)).expect(201);
  });
});

describe('a workflow that was saved before it was checked', () => {
  const body = 'Hello {{ record.name }}: {{ record.internal_notes }}.';
  const problem = { path: 'actions.0.body', message: expect.stringContaining('record.internal_notes') as string };

  it('is shown with its problems, can be renamed and switched off, and is refused when saved or switched on', async () => {
    const { workflow } = await app.db.given(
      aWorkflow({ ...manual('consultation', tells(body, customer)), status: 'enabled', author: cast.admin }),
    );
    const path = `/triggers/${workflow.id}`;
    const shown = ((await call('get', path).expect(200)).body as { data: WorkflowView }).data;
    expect(shown.problems).toEqual([problem]);
    await call('put', path, { name: 'Another name' }).expect(200);
    await call('put', path, { status: 'disabled' }).expect(200);
    for (const sent of [{ status: 'enabled' }, { actions: shown.actions }, { conditions: shown.conditions }])
      expect(detailsOf((await call('put', path, sent).expect(400)).body)).toEqual([problem]);
    await call('post', `${path}/test`, { days: 1 }).expect(400);
    await call('post', `${path}/dry-run`, {}).expect(400);
    const mended = { status: 'enabled', actions: [tells('Hello {{ record.name }}.', customer)] };
    const { data } = (await call('put', path, mended).expect(200)).body as { data: WorkflowView };
    expect(data.problems).toEqual([]);
  });

  it('tells each reader what the reader may see', async () => {
    const { consultation } = await app.db.given(aConsultation({ customer: cast.customer }));
    await app.db.rows('update consultation_requests set internal_notes = ? where id = ? returning 1', [
      SECRET,
      consultation.id,
    ]);
    const { workflow } = await app.db.given(
      aWorkflow({ ...manual('consultation', tells(body, customer, admins)), status: 'enabled', author: cast.admin }),
    );
    const admin = actorOf(cast.admin);
    await app.db.as(admin, () =>
      app.db.service(WorkflowRunsService).start(admin, workflow.id, { record_id: consultation.id }),
    );
    await runWorkflows(app.app);
    await deliverEvents(app.app);
    const told = await app.db.rows<{ recipient_id: string; body: string; text: string }>(
      `select recipient_id, body, data ->> 'text' as text from notifications where template = 'workflow_message'`,
    );
    const byReader = new Map(told.map(({ recipient_id: id, body: line, text }) => [id, [line, text]]));
    expect(byReader.get(cast.customer.id)).toEqual([`Hello ${consultation.name}: .`, `Hello ${consultation.name}: .`]);
    expect(byReader.get(cast.admin.id)).toEqual([
      `Hello ${consultation.name}: ${SECRET}.`,
      `Hello ${consultation.name}: ${SECRET}.`,
    ]);
  });

  it('answers customers without what is internal', async () => {
    const { ticket } = await app.db.given(aTicket({ requester: cast.customer }));
    const text = 'From {{ record.requester_email | default: "nobody" }} about {{ record.title }}';
    const { workflow } = await app.db.given(
      aWorkflow({ ...manual('ticket', { type: 'add_comment', body: text }), status: 'enabled', author: cast.admin }),
    );
    const admin = actorOf(cast.admin);
    await app.db.as(admin, () =>
      app.db.service(WorkflowRunsService).start(admin, workflow.id, { record_id: ticket.id }),
    );
    await runWorkflows(app.app);
    const [comment] = await app.db.rows<{ content: string }>(
      'select body as content from task_comments where task_id = ? order by created_at desc limit 1',
      [ticket.id],
    );
    expect(comment?.content).toBe(`From nobody about ${ticket.title}`);
  });

  it('is said to tell by the dry run with the text of the team', async () => {
    const { consultation } = await app.db.given(aConsultation({ customer: cast.customer }));
    const definition = definitionOf(
      manual('consultation', tells('{{ record.name }} {{ record.reference }}', customer)),
    );
    const { body: answer } = await call('post', '/dry-run', { definition, record_id: consultation.id }).expect(200);
    const [step] = (answer as { data: WorkflowDryRun }).data.steps;
    expect(step).toMatchObject({ would: 'run', input: { body: expect.stringContaining(consultation.name) as string } });
  });
});

function definitionOf({ trigger, conditions, actions }: CreateWorkflow) {
  return { trigger, conditions, actions };
}
