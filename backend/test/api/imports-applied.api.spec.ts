import type { DashboardTrends, TaskMetrics } from '@portal/contracts';
import { dayFromNow } from '@portal/testing/clock';
import { aProject } from '../factories/project.factory.js';
import { csvOf, dumpOf, importCalls, workOff } from '../support/import-calls.js';
import { deliverEvents } from '../support/deliver-events.js';
import { appWithCast } from '../support/with-cast.js';

const { app, cast, as } = appWithCast();
/** The last day of the month before this one. */
const LAST_MONTH = new Date(Date.parse(`${dayFromNow(0).slice(0, 7)}-01T00:00:00Z`) - 1).toISOString().slice(0, 10);
const by = () => importCalls(app, as.admin);
const post = (path: string, body: object = {}) => app.http.post(`/api/v1/imports/${path}`).set(as.admin).send(body);

describe('all or nothing', () => {
  it('creates nothing when a line has become wrong since the dry run', async () => {
    await by().import('companies', csvOf(['Name'], ['Fleeting Co']));
    const people = csvOf(['Email', 'Company'], ['a@all.example', ''], ['b@all.example', 'Fleeting Co']);
    const { id } = await by().check(await by().upload('people', people));
    await app.db.rows(`delete from companies where name = 'Fleeting Co'`);
    expect(await by().apply(id, 'all')).toMatchObject({
      status: 'checked',
      reason: 'Nothing was created: 1 lines have become wrong since the dry run',
      counts: { new: 1, wrong: 1 },
    });
    expect(await app.db.rows(`select 1 from users where email = 'a@all.example'`)).toEqual([]);
  });
});

describe('a worker that dies, and two who apply at once', () => {
  const file = csvOf(['Name'], ...Array.from({ length: 250 }, (_, at) => [`Twice ${at}`]));

  it('apply each line once', async () => {
    const { id } = await by().check(await by().upload('companies', file));
    const [one, two] = await Promise.all([post(`${id}/apply`, { mode: 'good' }), post(`${id}/apply`, { mode: 'all' })]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    // one batch is refused by the database in the middle, as if its worker had died there
    await app.db.rows(
      `create function die() returns trigger language plpgsql as $$ begin
         if new.name = 'Twice 150' then raise exception 'killed'; end if; return new; end $$`,
    );
    await app.db.rows('create trigger die before insert on companies for each row execute function die()');
    await expect(workOff(app.app, id)).rejects.toThrow('killed');
    expect(await by().get(id)).toMatchObject({
      status: 'applying',
      line_count: 100,
      counts: { created: 100, new: 150 },
    });
    await app.db.rows('drop function die() cascade');
    await Promise.allSettled([workOff(app.app, id), workOff(app.app, id)]);
    expect(await by().get(id)).toMatchObject({ status: 'applied', line_count: 250, counts: { created: 250, new: 0 } });
    const [{ count } = { count: 0 }] = await app.db.rows<{ count: number }>(
      `select count(*)::int as count from companies where name like 'Twice %'`,
    );
    expect(count).toBe(250);
    await by().undo(id);
  });

  it('stop when it is cancelled before a line was applied, and it can be applied again', async () => {
    const { id } = await by().check(await by().upload('companies', file));
    await by().startApplying(id);
    const early = await post(`${id}/undo`).expect(409);
    expect(early.body).toMatchObject({ code: 'import.still_applied' });
    expect(await by().cancel(id)).toMatchObject({ status: 'checked', reason: expect.stringMatching(/^Cancelled/) });
    await workOff(app.app, id);
    expect((await by().get(id)).counts).toMatchObject({ created: 0, new: 250 });
    await post(`${id}/undo`).expect(409);
    expect(await by().apply(id)).toMatchObject({ status: 'applied', counts: { created: 250 } });
    await by().undo(id);
  });
});

describe('imports of people, projects, tasks and deals', () => {
  it('find what they refer to by its natural key, tell nobody, and are undone one after the other', async () => {
    const before = await dumpOf(app);
    const company = await by().import('companies', csvOf(['Name'], ['Core Sound Boats']), 'all');
    const person = await by().import(
      'people',
      csvOf(
        ['E-mail', 'First name', 'Company', 'Contact for'],
        ['ann@core.example', 'Ann', 'core sound boats', 'Primary; Billing'],
        ['bob@core.example', 'Bob', 'Nobody Inc', ''],
        ['not an address', '', '', ''],
      ),
    );
    expect(person.counts).toMatchObject({ created: 1, wrong: 2 });
    const project = await by().import(
      'projects',
      csvOf(
        ['Name', 'Customer', 'Start', 'Target', 'Budget', 'Priority'],
        ['New wharf', 'ann@core.example', '1/15/2027', '2027-03-31', '$12,500.50', 'High'],
        ['Backwards', 'ann@core.example', '2027-03-31', '2027-01-15', '', ''],
        ['Nobody’s', 'none@core.example', '', '', '', ''],
      ),
    );
    expect((await by().lines(project.id)).map(({ fate, problems }) => [fate, problems[0]?.field])).toEqual([
      ['created', undefined],
      ['wrong', 'target_date'],
      ['wrong', 'customer'],
    ]);
    const task = await by().import(
      'tasks',
      csvOf(
        ['Title', 'Project', 'Assignee', 'Labels', 'Milestone'],
        ['Drive the piles', 'new wharf', 'ann@core.example', 'wood, steel', ''],
        ['Ask the board', 'New wharf', 'kim@elsewhere.example', '', 'Opening'],
      ),
    );
    expect((await by().lines(task.id)).map(({ fate, problems }) => [fate, problems.map(({ field }) => field)])).toEqual(
      [
        ['created', []],
        ['wrong', ['assignee', 'milestone']],
      ],
    );
    const deal = await by().import(
      'deals',
      csvOf(
        ['Title', 'Customer', 'Type', 'Period', 'Amount'],
        ['Care of the wharf', 'ann@core.example', 'recurring', 'Month', '450'],
        ['Without a type', 'ann@core.example', '', '', '10'],
      ),
    );
    expect(deal.counts).toMatchObject({ created: 1, wrong: 1 });
    await app.db.asSystem(() => deliverEvents(app.app));
    expect(
      await app.db.rows('select 1 from notifications where recipient_id in (select id from users where email = ?)', [
        'ann@core.example',
      ]),
    ).toEqual([]);
    expect(await app.db.rows(`select 1 from activity_logs where description like '%project%'`)).not.toEqual([]);
    expect((await by().undo(person.id)).counts).toMatchObject({ kept: 1, removed: 0 });
    for (const { id } of [deal, task, project, person, company])
      expect((await by().undo(id)).counts).toMatchObject({ kept: 0, removed: 1 });
    await app.db.asSystem(() => deliverEvents(app.app));
    expect(await dumpOf(app)).toEqual(before);
  });

  it('bring along done tasks with their days, which count in the months that these are of', async () => {
    const { project } = await app.db.given(aProject({ customer: cast.customer, status: 'active' }));
    const read = async <Data>(path: string): Promise<Data> =>
      ((await app.http.get(`/api/v1/analytics/${path}`).set(as.admin).expect(200)).body as { data: Data }).data;
    const completed = async () => (await read<DashboardTrends>('trends')).completed_this_month ?? [];
    const before = await completed();
    const { counts, id } = await by().import(
      'tasks',
      csvOf(
        ['Title', 'Project', 'Status', 'Estimate', 'Created on', 'Completed on'],
        ['Order the tills', 'New shop network', 'To do', '1.5', '', ''],
        ['Pay the deposit\nand the rent', 'New shop network', 'Done', '0:30', '', LAST_MONTH],
        ['Take measures', 'New shop network', 'Done', '', LAST_MONTH, LAST_MONTH],
        ['Look around', 'New shop network', 'done', '', '', ''],
        ['Too early', 'New shop network', 'Done', '', LAST_MONTH, '2026-01-05'],
        ['To come', 'New shop network', 'Done', '', '', '2099-01-05'],
        ['Open', 'New shop network', 'In progress', '', '', LAST_MONTH],
      ),
    );
    expect(counts).toMatchObject({ created: 4, wrong: 3 });
    expect((await by().lines(id, 'fate=wrong')).map(({ problems }) => problems)).toEqual(
      ['Before the day on which it was created', 'This day has not come yet', 'Only of a task whose state is Done'].map(
        (message) => [{ field: 'completed_on', message }],
      ),
    );
    const tasks = await app.db.rows(
      `select title, (completed_at at time zone 'America/New_York')::date::text as done,
         extract(epoch from completed_at - created_at)::int / 3600 as hours
       from tickets where project_id = ? order by number`,
      [project.id],
    );
    expect(tasks).toEqual([
      { title: 'Order the tills', done: null, hours: null },
      { title: 'Pay the deposit and the rent', done: LAST_MONTH, hours: 0 },
      { title: 'Take measures', done: LAST_MONTH, hours: 7 },
      { title: 'Look around', done: null, hours: null },
    ]);
    const metrics = await read<TaskMetrics>(`task-metrics?project_id=${project.id}&timeframe=90d`);
    expect(metrics).toMatchObject({ cycle_hours_mean: 7 });
    expect(await completed()).toEqual(before.map((value, at) => value + (at === before.length - 1 ? 2 : 0)));
    await by().undo(id);
  });

  it('bring along closed tickets with their days: no promise, no mail, and nothing left once undone', async () => {
    const before = await dumpOf(app);
    const attainment = async () =>
      (await app.http.get('/api/v1/support/attainment').set(as.admin).expect(200)).body.data;
    const promises = await attainment();
    const [customer, day] = [cast.customer.email, LAST_MONTH];
    const file = csvOf(
      ['Subject', 'Requester', 'Created at', 'Solved at', 'Status', 'Details', 'Type'],
      ['No dial tone', customer, day, day, 'Resolved', 'The phone is **dead**.', 'Phones'],
      ['No dial tone', customer, '2026-01-05', day, '', '', ''],
      ['Backwards', customer, day, '2026-01-05', 'Closed', '', ''],
      ['To come', customer, day, '2099-01-05', 'Closed', '', ''],
      ['Open', customer, day, day, 'Open', '', ''],
      ['Nobody’s', cast.admin.email, day, day, 'Closed', '', ''],
    );
    const { id, counts } = await by().import('tickets', file);
    expect(counts).toMatchObject({ created: 2, wrong: 4 });
    const wrong = (await by().lines(id, 'fate=wrong')).map(({ line, problems }) => [line, problems[0]?.field]);
    expect(wrong).toEqual([
      [4, 'closed_on'],
      [5, 'closed_on'],
      [6, 'status'],
      [7, 'customer'],
    ]);
    const tickets = await app.db.rows(
      `select t.status, t.source, t.first_response_due_at, t.resolution_due_at, c.body, c.author_id,
         (t.created_at at time zone 'America/New_York')::date::text as opened,
         (t.closed_at at time zone 'America/New_York')::date::text as closed
       from tickets as t join task_comments as c on c.task_id = t.id where t.title = 'No dial tone' order by t.number`,
    );
    const ended = { status: 'closed', source: 'import', first_response_due_at: null, resolution_due_at: null };
    expect(tickets).toEqual([
      { ...ended, body: 'The phone is **dead**.', author_id: cast.customer.id, opened: day, closed: day },
      { ...ended, body: 'No dial tone', author_id: cast.customer.id, opened: '2026-01-05', closed: day },
    ]);
    await app.db.asSystem(() => deliverEvents(app.app));
    expect(await attainment()).toEqual(promises);
    const { data } = (await app.http.get('/api/v1/analytics/trends').set(as.customer).expect(200)).body as {
      data: DashboardTrends;
    };
    expect(data.open_tickets?.some((open) => open > 0)).toBe(true); // while the second was open
    expect((await by().check(await by().upload('tickets', file))).counts).toMatchObject({ existing: 2, new: 0 });
    await by().undo(id);
    await app.db.asSystem(() => deliverEvents(app.app));
    expect(await dumpOf(app)).toEqual(before);
  });

  it('find a project by its number', async () => {
    const { project } = await app.db.given(aProject({ customer: cast.customer, status: 'active' }));
    const { number } = (
      await app.db.rows<{ number: string }>('select number from projects where id = ?', [project.id])
    )[0]!;
    const { counts } = await by().import(
      'tasks',
      csvOf(['Title', 'Project'], ['By number', number.toLowerCase()]),
      'all',
    );
    expect(counts.created).toBe(1);
  });
});
