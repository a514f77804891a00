import type { ImportLineView } from '@portal/contracts';
import { csvOf, importCalls } from '../../support/calls/import-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
const by = () => importCalls(app, as.admin);
const told = (lines: readonly ImportLineView[]) =>
  lines.map(({ line, fate, changes }) => [
    line,
    fate,
    changes.map(({ field, from, to }) => `${field}: ${from ?? 'nothing'} → ${to ?? 'nothing'}`),
  ]);
const valuesOf = (table: 'companies' | 'users', id: string | null | undefined) =>
  app.db.rows(`select to_jsonb(t) - 'updated_at' - 'version' as row from ${table} as t where id = ?`, [id ?? null]);

describe('an import that updates', () => {
  it('changes companies by what their lines give, tells of each value, and changes back what nobody touched', async () => {
    const headings = ['Name', 'Phone', 'Payment terms', 'Notes'];
    const first = await by().import(
      'companies',
      csvOf(
        headings,
        ['Bay Boats', '252-555-0101', '45', 'Old'],
        ['Cape Cafe', '252-555-0102', '30', 'Kept'],
        ['Dock Deli', '252-555-0103', '30', ''],
      ),
    );
    const made = (await by().lines(first.id)).map(({ record_id: id }) => id);
    const before = await Promise.all(made.map((id) => valuesOf('companies', id)));
    const file = csvOf(
      headings,
      ['bay  boats', '252-555-0199', '', 'New'],
      ['Cape Cafe', '252-555-0102', '30', ''],
      ['Dock Deli', '', '60', ''],
      ['East Energy', '252-555-0104', '', ''],
      ['Bay Boats', 'by post', '', ''],
      ['Bay Boats', '252-555-0100', '', ''],
    );
    const checked = await by().check(await by().upload('companies', file));
    expect(checked.counts).toMatchObject({ changed: 2, existing: 2, new: 1, wrong: 1 });
    expect(told(await by().lines(checked.id))).toEqual([
      [2, 'changed', ['phone: 252-555-0101 → 252-555-0199', 'notes: Old → New']],
      [3, 'existing', []],
      [4, 'changed', ['payment_terms_days: 30 → 60']],
      [5, 'new', []],
      [6, 'wrong', []],
      [7, 'existing', []],
    ]);
    expect(await by().apply(checked.id, 'update')).toMatchObject({
      status: 'applied',
      counts: { updated: 2, created: 1, existing: 2, wrong: 1 },
    });
    const changed = await app.db.rows(
      `select name, phone, payment_terms_days::int, notes from companies where id = any(?::uuid[]) order by name`,
      [`{${made.join(',')}}`],
    );
    expect(changed).toEqual([
      { name: 'Bay Boats', phone: '252-555-0199', payment_terms_days: 45, notes: 'New' },
      { name: 'Cape Cafe', phone: '252-555-0102', payment_terms_days: 30, notes: 'Kept' },
      { name: 'Dock Deli', phone: '252-555-0103', payment_terms_days: 60, notes: null },
    ]);
    const events = await app.db.rows(
      `select actor_id from domain_events where name = 'company.updated' and request_id = ?`,
      [`mass-import-${checked.id}`],
    );
    expect(events).toEqual([{ actor_id: cast.admin.id }, { actor_id: cast.admin.id }]);
    const { text } = await app.http.get(`/api/v1/imports/${checked.id}/result`).set(as.admin).expect(200);
    expect(text).toContain('2,Updated,Phone: 252-555-0101 → 252-555-0199; Notes: Old → New,bay  boats');
    await app.http.put(`/api/v1/companies/${made[2]}`).set(as.admin).send({ notes: 'Called' }).expect(200);
    expect((await by().undo(checked.id)).counts).toMatchObject({ restored: 1, removed: 1, kept: 1 });
    const [, , kept] = await by().lines(checked.id);
    expect(kept).toMatchObject({ fate: 'kept', problems: [{ message: 'It was changed since the import' }] });
    expect(await valuesOf('companies', made[0])).toEqual(before[0]);
    expect((await by().undo(checked.id)).counts).toMatchObject({ restored: 1, removed: 1, kept: 1 });
  });

  it('changes customers, names companies by name, and leaves the team as it is', async () => {
    await by().import('companies', csvOf(['Name'], ['Fish House'], ['Gale Garage']));
    const headings = ['E-mail', 'Full name', 'Company', 'Contact for'];
    const first = await by().import(
      'people',
      csvOf(headings, ['uma@update.example', 'Uma Old', 'Fish House', 'primary']),
    );
    const [uma] = await by().lines(first.id);
    const before = await valuesOf('users', uma?.record_id);
    const file = csvOf(
      headings,
      ['UMA@update.example', 'Uma New', 'gale garage', 'billing, primary'],
      [cast.admin.email, 'Somebody Else', '', ''],
      ['vic@update.example', 'Vic', 'No such company', ''],
    );
    const checked = await by().check(await by().upload('people', file));
    const lines = await by().lines(checked.id);
    expect(told(lines)).toEqual([
      [
        2,
        'changed',
        ['last_name: Old → New', 'company: Fish House → Gale Garage', 'contact_flags: Primary → Billing, Primary'],
      ],
      [3, 'existing', []],
      [4, 'wrong', []],
    ]);
    expect(lines[1]?.problems).toEqual([{ field: '', message: 'One of the team, which an import leaves as it is' }]);
    expect((await by().apply(checked.id, 'update')).counts).toMatchObject({ updated: 1, existing: 1, wrong: 1 });
    const [again] = await by().lines((await by().check(await by().upload('people', file))).id);
    expect(again).toMatchObject({ fate: 'existing', changes: [], problems: [] });
    expect((await by().undo(checked.id)).counts).toMatchObject({ restored: 1, kept: 0 });
    expect(await valuesOf('users', uma?.record_id)).toEqual(before);
  });

  it('leaves what is there as it is in the other modes, and isn’t offered for records that have a course of their own', async () => {
    await by().import('companies', csvOf(['Name', 'Phone'], ['Harbor Hotel', '252-555-0105']));
    const file = csvOf(['Name', 'Phone'], ['Harbor Hotel', '252-555-0106'], ['Inlet Inn', '252-555-0107']);
    const checked = await by().check(await by().upload('companies', file));
    expect((await by().apply(checked.id, 'all')).counts).toMatchObject({ changed: 1, created: 1, updated: 0 });
    expect(await app.db.rows(`select phone from companies where name = 'Harbor Hotel'`)).toEqual([
      { phone: '252-555-0105' },
    ]);
    const tickets = csvOf(
      ['Title', 'Customer', 'Opened on', 'Closed on'],
      ['Printer', cast.customer.email, '2026-01-02', '2026-01-03'],
    );
    const same = csvOf(['Name', 'Phone'], ['Harbor Hotel', '252-555-0105']);
    for (const [kind, content, code] of [
      ['tickets', tickets, 'import.not_updatable'],
      ['companies', same, 'import.nothing_to_update'],
    ] as const) {
      const { id } = await by().check(await by().upload(kind, content));
      const { body } = await app.http.post(`/api/v1/imports/${id}/apply`).set(as.admin).send({ mode: 'update' });
      expect(body).toMatchObject({ code });
    }
  });
});
