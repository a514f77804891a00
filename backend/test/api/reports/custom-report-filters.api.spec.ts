import type { ReportPreview } from '@portal/contracts';
import { dayFromNow } from '@portal/testing/clock';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();

const found = async (operator: string, value: string): Promise<unknown[]> => {
  const filters = [{ column: 'project', operator, value }];
  const query = { source: 'projects', columns: ['project'], filters, sort: [{ column: 'project', order: 'asc' }] };
  const { body } = await app.http.post('/api/v1/reports/custom/preview').set(as.admin).send({ query }).expect(200);
  return (body as { data: ReportPreview }).data.rows.map(({ project }) => project);
};

describe('a report’s filter for a text', () => {
  const [wanted, other] = ['Wait.. 50% a_b C:\\new', 'Wait. 50 a-b C:/new'];

  beforeAll(async () => {
    for (const name of [wanted, other]) await app.db.given(aProject({ customer: cast.customer, name }));
  });

  it.each(['..', '%', '_', '\\', 'A_B', '0%'])('finds %s only where it stands', async (text) => {
    expect(await found('contains', text)).toEqual([wanted]);
  });

  it('compares the whole text as it is', async () => {
    expect(await found('is', wanted)).toEqual([wanted]);
    expect(await found('is', 'Wait_ 50 a-b C:/new')).toEqual([]);
    expect(await found('is_not', wanted)).toEqual([other]);
  });

  it.each([
    ['contains', '\u0000'],
    ['in', [wanted, 'a\u0000']],
  ])('refuses control characters, previewed and saved (%s)', async (operator, value) => {
    const filters = [{ column: 'project', operator, value }];
    const query = { source: 'projects', columns: ['project'], filters };
    for (const [path, body] of [
      ['/api/v1/reports/custom/preview', { query }],
      ['/api/v1/reports/custom', { name: 'Projects', query }],
    ] as const) {
      const refused = await app.http.post(path).set(as.admin).send(body).expect(400);
      expect(JSON.stringify(refused.body)).toContain('Control characters are not allowed');
    }
  });
});

describe('a report’s figures of tickets', () => {
  it('has the hours to answer and solution, their average and their median', async () => {
    for (const hours of [1, 2, 9.04, null]) {
      const { ticket } = await app.db.given(aTicket({ requester: cast.customer }));
      const of = (times: number): string =>
        hours === null ? 'null' : `'2026-03-02T09:00:00Z'::timestamptz + interval '${hours * times} hours'`;
      await app.db.rows(
        `update tickets set created_at = '2026-03-02T09:00:00Z', first_responded_at = ${of(1)}, resolved_at = ${of(2)}
         where id = ? returning 1`,
        [ticket.id],
      );
    }
    const query = {
      source: 'tickets',
      aggregates: ['avg', 'median', 'max'].map((name) => ({ function: name, column: 'hours_to_answer' })),
    };
    const ask = (asked: object) =>
      app.http.post('/api/v1/reports/custom/preview').set(as.admin).send({ query: asked }).expect(200);
    expect((await ask(query)).body).toMatchObject({
      data: { rows: [{ avg_hours_to_answer: 4, median_hours_to_answer: 2, max_hours_to_answer: 9 }] },
    });
    const solved = {
      source: 'tickets',
      columns: ['hours_to_solution'],
      sort: [{ column: 'hours_to_solution', order: 'asc' }],
    };
    expect((await ask(solved)).body).toMatchObject({
      data: { rows: [2, 4, 18.1, null].map((hours) => ({ hours_to_solution: hours })) },
    });
  });
});

it('a report by days has those between without records: nothing is counted, and there is no average (decisions 6.55)', async () => {
  const { project } = await app.db.given(aProject({ customer: cast.customer }));
  await app.db.given(
    aTask({ project, weight: 5, due_date: dayFromNow(-3) }),
    aTask({ project, weight: 3, due_date: dayFromNow(-1) }),
    aTask({ project, weight: 8 }),
  );
  const query = {
    ...{ source: 'tasks', group_by: [{ column: 'due_date', step: 'day' }] },
    aggregates: [{ function: 'count' }, { function: 'avg', column: 'weight' }],
  };
  const { body } = await app.http.post('/api/v1/reports/custom/preview').set(as.customer).send({ query }).expect(200);
  expect((body as { data: ReportPreview }).data).toMatchObject({
    rows: [
      { due_date: dayFromNow(-3), count: 1, avg_weight: 5 },
      { due_date: dayFromNow(-2), count: 0, avg_weight: null },
      { due_date: dayFromNow(-1), count: 1, avg_weight: 3 },
      { due_date: null, count: 1, avg_weight: 8 },
    ],
    totals: { count: 3 },
  });
});

it.each([
  [366, 367],
  [367, 2],
])('of days that are %i apart it has %i rows', async (apart, count) => {
  await app.db.rows('update tickets set due_date = null where due_date is not null');
  const { project } = await app.db.given(aProject({ customer: cast.customer }));
  await app.db.given(...[0, -apart].map((days) => aTask({ project, due_date: dayFromNow(days) })));
  const query = {
    ...{ source: 'tasks', group_by: [{ column: 'due_date', step: 'day' }], aggregates: [{ function: 'count' }] },
    filters: [{ column: 'due_date', operator: 'is_set', value: true }],
  };
  const { body } = await app.http.post('/api/v1/reports/custom/preview').set(as.customer).send({ query }).expect(200);
  expect((body as { data: ReportPreview }).data.row_count).toBe(count);
});

describe('a share of a custom report (decisions 6.78)', () => {
  const ask = (aggregate: object) =>
    app.http
      .post('/api/v1/reports/custom/preview')
      .set(as.otherAdmin)
      .send({ query: { source: 'tickets', aggregates: [aggregate] } });

  it('is the rows with a value, of all that have one', async () => {
    await app.db.rows('delete from tickets');
    await app.db.given(
      aTicket({ requester: cast.customer, priority: 'high' }),
      aTicket({ requester: cast.customer, priority: 'low' }),
      aTicket({ requester: cast.customer, priority: 'low' }),
    );
    const { body } = await ask({ function: 'share', column: 'priority', value: 'high' }).expect(200);
    expect((body as { data: ReportPreview }).data).toMatchObject({
      rows: [{ share_priority_high: 33.3 }],
      columns: [{ label: 'Priority: high, share', unit: 'percent', is_summed: false }],
    });
    const none = await ask({ function: 'share', column: 'answered_in_time', value: 'yes' }).expect(200);
    expect((none.body as { data: ReportPreview }).data.rows).toEqual([{ share_answered_in_time_yes: null }]);
  });

  it.each([
    ['of no value', { function: 'share', column: 'priority' }],
    ['of a value that there isn’t', { function: 'share', column: 'priority', value: 'x' }],
    ['that is a count', { function: 'min', column: 'created', value: 'x' }],
  ])('is refused %s', async (_, aggregate) => {
    const { body } = await ask(aggregate).expect(400);
    expect((body as { details: object[] }).details).toMatchObject([{ path: 'query.aggregates.0.value' }]);
  });
});

it.each(['companies', 'people'])('a report of %s is the admins’ own (decisions 6.78)', async (source) => {
  const query = { source, columns: ['name'] };
  const ask = (as: Record<string, string>) => app.http.post('/api/v1/reports/custom/preview').set(as).send({ query });
  await ask(as.admin).expect(200);
  await ask(as.customer).expect(403);
});

describe('the goal of a custom report', () => {
  const groups = { source: 'projects', group_by: [{ column: 'project' }], aggregates: [{ function: 'count' }] };
  const goal = { value: 2.5, label: 'Promised' };
  const post = (path: string, body: object) => app.http.post(`/api/v1/reports/custom${path}`).set(as.admin).send(body);

  it('is kept, and comes with the chart', async () => {
    await app.db.given(aProject({ customer: cast.customer, name: 'Shops' }));
    const saved = await post('', { name: 'Work', query: { ...groups, chart: 'lines', goal } }).expect(201);
    expect(saved.body).toMatchObject({ data: { query: { goal } } });
    const { body } = await post('/preview', { query: { ...groups, goal } }).expect(200);
    expect((body as { data: ReportPreview }).data.chart?.goal).toEqual(goal);
  });

  it('is drawn over groups of two columns, the second of which stacks them', async () => {
    await app.db.given(aProject({ customer: cast.customer, name: 'Shops' }));
    const query = { ...groups, group_by: [{ column: 'status' }, { column: 'project' }], chart: 'stacked' };
    const { body } = await post('/preview', { query }).expect(200);
    const { chart, totals } = (body as { data: ReportPreview }).data;
    const parts = chart?.stack?.points.flat().reduce<number>((sum, part) => sum + Number(part), 0);
    expect([chart?.stack?.column, parts]).toEqual(['project', totals['count']]);
  });

  it.each([
    ['a chart without an axis of values', { ...groups, chart: 'share', goal }],
    ['rows', { source: 'projects', columns: ['project'], goal }],
    ['a line without a name', { ...groups, goal: { ...goal, label: ' ' } }],
  ])('isn’t one of %s', async (_, query) => {
    const { body } = await post('/preview', { query }).expect(400);
    expect((body as { details: { path: string }[] }).details[0]?.path).toMatch(/^query\.goal/);
  });
});
