import type { Problem, WorkflowRecordKind } from '@portal/contracts';
import { appWithCast } from '../../support/with-cast.js';

const { app, as } = appWithCast();

const post = (path: string, body: object) => app.http.post(`/api/v1/workflows${path}`).set(as.admin).send(body);

describe('a text that could never be filled in', () => {
  const saying = (body: string) => ({
    name: 'Say it',
    trigger: { type: 'manual', record: 'ticket' },
    actions: [{ type: 'notify', recipients: [{ to: 'admins' }], title: 'News', body }],
  });

  it.each([
    ['{{ record.title | slice: 0, 99999999 }}', 'Can’t be filled in: memory alloc limit exceeded'],
    ['{{ event.x | slice: 0, 99999999 }}', 'Can’t be filled in: memory alloc limit exceeded'],
    ['{{ event.a.b[0] | append: event.a | slice: 0, 99999999 }}', 'Can’t be filled in: memory alloc limit exceeded'],
    ['{{ "now" | date: "%9999999d" }}', 'Can’t be filled in: memory alloc limit exceeded'],
    ['{{ "now" | date: "%A", "Nowhere/Town" }}', 'Can’t be filled in: Invalid time zone specified: Nowhere/Town'],
  ])('is refused: %s', async (body, message) => {
    const answer = await post('/triggers', saying(body)).expect(400);
    expect((answer.body as Problem).details).toEqual([{ path: 'actions.0.body', message }]);
  });

  it.each([
    ['{{ record.title | slice: 0, event.length }}{{ record.title.size }}{{ record.title | truncate: 99999999 }}'],
    ['{{ "now" | date: "%A", event.zone }}{{ event.code | base64_decode }}{{ event.list[0].name }}{{ event.list }}'],
  ])('may be one that fails with some records: %s', async (body) => {
    await post('/triggers', saying(body)).expect(201);
  });
});

describe('the value that a field is compared with', () => {
  const comparing = (field: string, operator: string, value: unknown) => ({
    name: 'Compare it',
    trigger: { type: 'manual', record: 'task' },
    conditions: { match: 'all', conditions: [{ field, operator, value }] },
    actions: [{ type: 'stop', reason: 'Enough' }],
  });

  it.each([
    ['record.created_at', 'lt', 'tomorrow', 'Must be a time like 2026-03-31T14:30:00Z'],
    ['record.created_at', 'gt', '2026-02-30T00:00:00Z', 'Must be a time like 2026-03-31T14:30:00Z'],
    ['record.due_date', 'gt', '12/31/2026', 'Must be a day like 2026-03-31'],
    ['record.estimate_minutes', 'gt', 'many', 'Must be a number'],
    ['time.is_business_hours', 'is', 'yes', 'Must be true or false'],
    ['record.project_id', 'in', ['P-1'], 'Must be an id'],
  ])('is one that it can have: %s %s %j', async (field, operator, value, message) => {
    const answer = await post('/triggers', comparing(field, operator, value)).expect(400);
    expect((answer.body as Problem).details).toEqual([{ path: 'conditions.conditions.0.value', message }]);
  });

  it('may be a time of any zone', async () => {
    await post('/triggers', comparing('record.created_at', 'lt', '2026-11-28T01:00:00-05:00')).expect(201);
  });
});

describe('the record that a step names', () => {
  it.each([
    [{ type: 'assign', user_id: 'Avery' }, 'user_id'],
    [{ type: 'create_task', title: 'Call', project_id: 'P-0001' }, 'project_id'],
    [{ type: 'create_ticket', title: 'Call', description: 'Please', requester_id: 'Dana' }, 'requester_id'],
    [{ type: 'create_deal_draft', title: 'More', amount: 5, customer_id: '1' }, 'customer_id'],
  ])('is one by its id, or what a text becomes: %j', async (action, field) => {
    const of = (step: object) => ({ name: 'Do it', trigger: { type: 'manual', record: 'ticket' }, actions: [step] });
    const answer = await post('/triggers', of(action)).expect(400);
    expect((answer.body as Problem).details).toEqual([{ path: `actions.0.${field}`, message: 'Must be an id' }]);
    for (const value of ['{{ record.requester_id }}', '019a0000-0000-7000-8000-000000000000'])
      await post('/triggers', of({ ...action, [field]: value })).expect(201);
  });
});

describe('the value that a field is set to', () => {
  const set = (record: WorkflowRecordKind, field: string, value: unknown) => ({
    trigger: { type: 'manual', record },
    actions: [{ type: 'set_field', field, value }],
  });

  it.each([
    ['ticket', 'priority', 'huge', 'One of: low, medium, high, urgent'],
    ['ticket', 'priority', null, 'One of: low, medium, high, urgent'],
    ['ticket', 'title', ' ', 'Required'],
    ['task', 'due_date', 'tomorrow', 'Must be a day like 2026-03-31'],
    ['task', 'estimate_minutes', 'much', 'Must be a number'],
    ['ticket', 'project_id', 'P-1', 'Must be an id'],
  ] as const)('is one that it can have: %s.%s = %j', async (kind, field, value, message) => {
    for (const [path, sent] of [
      ['/triggers', { name: 'Set it', ...set(kind, field, value) }],
      ['/dry-run', { definition: set(kind, field, value) }],
    ] as const) {
      const answer = await post(path, sent).expect(400);
      expect((answer.body as Problem).details).toEqual([{ path: 'actions.0.value', message }]);
    }
  });

  it.each([
    ['ticket', 'priority', 'urgent'],
    ['ticket', 'priority', ' {{ event.priority }}'],
    ['task', 'due_date', '2026-12-31'],
    ['task', 'due_date', null],
  ] as const)('may be %s.%s = %j', async (kind, field, value) => {
    await post('/triggers', { name: 'Set it', ...set(kind, field, value) }).expect(201);
  });
});
