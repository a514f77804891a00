import type { ImportView } from '@portal/contracts';
import { aProject } from '../../factories/project.factory.js';
import { csvOf, dumpOf, importCalls, workOff } from '../../support/calls/import-calls.js';
import { deliverEvents } from '../../support/jobs/deliver-events.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
const by = () => importCalls(app, as.admin);
const post = (path: string, body: object = {}) => app.http.post(`/api/v1/imports/${path}`).set(as.admin).send(body);

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

  it('stop when it is cancelled before a line was applied, and it can be applied again at once', async () => {
    const { id } = await by().check(await by().upload('companies', file));
    await by().startApplying(id);
    await app.db.rows(`update imports set leased_until = now() + interval '30 seconds' where id = ?`, [id]); // a worker has it
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
        ['E-mail', 'Name', 'Company', 'Contact for'],
        ['ann@core.example', 'de Witt, Ann', 'core sound boats', 'Primary; Billing'],
        ['bob@core.example', 'Bob', 'Nobody Inc', ''],
        ['not an address', '', '', ''],
      ),
    );
    expect(person.counts).toMatchObject({ created: 1, wrong: 2 });
    expect(await app.db.rows(`select first_name, last_name from users where email = 'ann@core.example'`)).toEqual([
      { first_name: 'Ann', last_name: 'de Witt' },
    ]);
    const project = await by().import(
      'projects',
      csvOf(
        ['Name', 'Customer', 'Start', 'Target', 'Budget', 'Priority'],
        ['New wharf', 'ann@core.example', '1/15/2027', '2027-03-31', '$12,500.50', 'High'],
        ['Backwards', 'ann@core.example', '2027-03-31', '2027-01-15', '', ''],
        ['Nobody’s', 'none@core.example', '', '', '', ''],
        ['Without one', '', '', '', '', ''],
        ['Our own', cast.admin.email, '', '', '', ''],
      ),
    );
    const customer = (message: string) => [{ field: 'customer', message }];
    expect((await by().lines(project.id)).map(({ problems }) => problems)).toEqual([
      [],
      [expect.objectContaining({ field: 'target_date' })],
      customer('There is nobody with the e-mail address none@core.example'),
      customer('Required'),
      customer(`${cast.admin.email} is one of the team, no customer`),
    ]);
    const task = await by().import(
      'tasks',
      csvOf(
        ['Title', 'Project', 'Assignee', 'Labels', 'Milestone'],
        ['Drive the piles', 'new wharf', 'ann@core.example', 'wood, steel', ''],
        ['Ask the board', 'New wharf', 'kim@elsewhere.example', '', 'Opening'],
        ['Nowhere', '', '', '', ''],
      ),
    );
    expect((await by().lines(task.id)).map(({ fate, problems }) => [fate, problems.map(({ field }) => field)])).toEqual(
      [
        ['created', []],
        ['wrong', ['assignee', 'milestone']],
        ['wrong', ['project']],
      ],
    );
    expect((await by().lines(task.id))[2]?.problems[0]?.message).toBe('Required');
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

describe('a file of another country', () => {
  const mapping = { name: 'Name', customer: 'Kunde', priority: 'Stufe', start_date: 'Beginn', budget: 'Mittel' };
  const file = (): string =>
    csvOf(
      ['Projektliste 2026'],
      ['Name', 'Kunde', 'Stufe', 'Beginn', 'Mittel'],
      ['Steg', cast.customer.email, 'hoch', '05.01.2027', '1.234,50'],
      ['Mole', cast.customer.email, 'hoch', '1/13/2027', 'little'],
      ['Kran', cast.customer.email, '', '31.12.2027', ''],
    );

  it('has its headings in the line that is guessed or chosen', async () => {
    const uploaded = await by().upload('projects', file());
    expect(uploaded).toMatchObject({ heading_line: 2, line_total: 3, mapping: { name: 'Name' } });
    expect(uploaded.first_lines.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
    const choose = async (line: number, status = 200): Promise<ImportView> => {
      const { body } = await post(`${uploaded.id}/heading-line`, { line }).expect(status);
      return (body as { data: ImportView }).data;
    };
    const first = await choose(1);
    expect(first).toMatchObject({
      headers: ['Projektliste 2026'],
      line_total: 4,
      samples: expect.any(Array),
    });
    expect(await by().check(first, { name: 'Projektliste 2026', customer: 'Projektliste 2026' })).toMatchObject({
      status: 'checked',
      counts: { wrong: 4 },
    });
    const lower = await choose(4);
    expect(lower).toMatchObject({ heading_line: 4, line_total: 1, samples: [expect.arrayContaining(['Kran'])] });
    await choose(5, 400); // nothing is below it
    await choose(99, 400);
    const again = await choose(2);
    expect(again).toMatchObject({ status: 'uploaded', headers: uploaded.headers, samples: uploaded.samples });
    expect((await by().lines(uploaded.id)).map(({ line, fate }) => [line, fate])).toEqual([
      [3, 'waiting'],
      [4, 'waiting'],
      [5, 'waiting'],
    ]);
  });

  it('is read by the formats that its values say, and by the values that were chosen for its own', async () => {
    const uploaded = await by().upload('projects', file());
    expect(uploaded.formats).toEqual({ dates: 'dmy', decimals: 'comma' });
    const checked = await by().check(uploaded, mapping);
    expect((await by().lines(uploaded.id)).map(({ line, problems }) => [line, problems])).toEqual([
      [3, [{ field: 'priority', message: expect.stringMatching(/^“hoch” is none of: Low, Medium/) as string }]],
      [
        4,
        [
          { field: 'priority', message: expect.any(String) as string },
          { field: 'start_date', message: 'Must be a day like 31.12.2026' },
          { field: 'budget', message: 'Must be a number like 1.234,50' },
        ],
      ],
      [5, []],
    ]);
    const { body } = await app.http.get(`/api/v1/imports/${uploaded.id}/unknown-values`).set(as.admin).expect(200);
    expect(body).toEqual({ data: { values: [{ field: 'priority', text: 'hoch', line_count: 2 }] } });
    const { text } = await app.http.get(`/api/v1/imports/${uploaded.id}/result`).set(as.admin).expect(200);
    expect(text).toContain('Start (Beginn): Must be a day like 31.12.2026');
    const value_mapping = { priority: { hoch: 'high' } };
    expect((await by().check(checked, mapping, { value_mapping })).counts).toMatchObject({ new: 2, wrong: 1 });
    await by().apply(uploaded.id);
    expect(
      await app.db.rows(
        `select name, priority, start_date::text, budget_cents::int from projects where name in ('Steg', 'Kran') order by name`,
      ),
    ).toEqual([
      { name: 'Kran', priority: 'medium', start_date: '2027-12-31', budget_cents: null },
      { name: 'Steg', priority: 'high', start_date: '2027-01-05', budget_cents: 123_450 },
    ]);
    const next = await by().upload('projects', file());
    expect(next).toMatchObject({ mapping, value_mapping, is_remembered: true });
    const textsOf = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`text ${at}`, 'high']));
    for (const [field, values] of [
      ['priority', { hoch: 'top' }],
      ['priority', textsOf(201)],
      ['name', { Steg: '' }],
      ['colour', {}],
    ] as const) {
      const { body: refused } = await post(`${next.id}/check`, { mapping, value_mapping: { [field]: values } }).expect(
        400,
      );
      expect(refused).toMatchObject({ details: [{ path: `value_mapping.${field}` }] });
    }
    await post(`${next.id}/check`, { mapping, value_mapping: { priority: textsOf(200) } }).expect(200);
    await by().undo(uploaded.id);
  });
});

it('invite the people whom they add only where that is asked for, and keep these when undone (decisions 6.82)', async () => {
  const { id } = await by().check(await by().upload('people', csvOf(['E-mail'], ['cy@sound.example'])));
  await post(`${id}/apply`, { mode: 'good', send_invitations: true }).expect(200);
  await workOff(app.app, id);
  const invited = await app.db.rows(`select payload from domain_events where name = 'user.invited'`);
  expect(invited).toEqual([{ payload: { by_import: true } }]);
  await app.db.asSystem(() => deliverEvents(app.app)); // the mail is what refers to the person
  expect((await by().undo(id)).counts).toMatchObject({ kept: 1, removed: 0 });
  const companies = await by().check(await by().upload('companies', csvOf(['Name'], ['Bogue Sound'])));
  await post(`${companies.id}/apply`, { mode: 'good', send_invitations: true }).expect(400);
});
