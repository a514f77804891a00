import type { CreateImport, ImportView } from '@portal/contracts';
import { writeXlsx } from 'hucre/xlsx';
import { csvOf, dumpOf, importCalls } from '../../support/calls/import-calls.js';
import { searchesOf } from '../../support/calls/search-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
const by = () => importCalls(app, as.admin);
const post = (path: string, body: object = {}) => app.http.post(`/api/v1/imports/${path}`).set(as.admin).send(body);

const companies = csvOf(
  ['Company name', 'Telephone', 'Payment terms', 'Something else', 'Web site'],
  ['Pungo Marina', '252-555-0101', '30', 'x', 'www.pungo.example'],
  ['', '252-555-0102', '30', 'no name', ''],
  ['Bath Ferry Co', 'by post', '$1,000', 'too long a term', 'none'],
  ['pungo  marina', '', '', 'the first again', ''],
  ['Aurora Seafood', '', '', '', ''],
);

describe('an import of companies', () => {
  it('guesses the columns, tries each line, and creates the good ones as the admin', async () => {
    const uploaded = await by().upload('companies', companies, 'Our clients.csv');
    expect(uploaded).toMatchObject({
      status: 'uploaded',
      file_name: 'Our clients.csv',
      headers: ['Company name', 'Telephone', 'Payment terms', 'Something else', 'Web site'],
      mapping: { name: 'Company name', phone: 'Telephone', payment_terms_days: 'Payment terms', website: 'Web site' },
      is_remembered: false,
      line_total: 5,
    });
    expect(uploaded.samples[0]).toEqual(['Pungo Marina', '252-555-0101', '30', 'x', 'www.pungo.example']);
    const checked = await by().check(uploaded);
    expect(checked).toMatchObject({ status: 'checked', counts: { new: 2, existing: 1, wrong: 2 }, line_count: 5 });
    expect(await app.db.rows(`select 1 from companies where name = 'Pungo Marina'`)).toEqual([]);
    const lines = await by().lines(uploaded.id);
    expect(lines.map(({ line, fate, problems }) => [line, fate, problems.map(({ field }) => field)])).toEqual([
      [2, 'new', []],
      [3, 'wrong', ['name']],
      [4, 'wrong', ['phone', 'website', 'payment_terms_days']],
      [5, 'existing', ['']],
      [6, 'new', []],
    ]);
    expect(lines[3]?.problems[0]?.message).toBe('The same name as line 2, but other values');
    const applied = await by().apply(uploaded.id);
    expect(applied).toMatchObject({ status: 'applied', counts: { created: 2, existing: 1, wrong: 2 }, reason: null });
    const { hits } = await searchesOf({ app, as }).ask('admin', 'pungo.example');
    expect(hits.map(({ type, id }) => [type, id])).toEqual([
      ['company', (await by().lines(uploaded.id))[0]?.record_id],
    ]);
    const [event] = await app.db.rows<{ actor_id: string; request_id: string }>(
      `select actor_id, request_id from domain_events where name = 'company.created' and payload ->> 'name' = 'Pungo Marina'`,
    );
    expect(event).toEqual({ actor_id: cast.admin.id, request_id: `mass-import-${uploaded.id}` });
    const result = await app.http.get(`/api/v1/imports/${uploaded.id}/result`).set(as.admin).expect(200);
    expect(result.text).toContain('2,Created,,Pungo Marina');
    expect(result.text).toMatch(/4,Wrong,.*Payment terms: /);
  });

  it('says of a line whether it repeats another or only its name', async () => {
    const rows = [
      ['Repeated Co', '1', 'a'],
      ['Repeated Co', '1', 'b'],
      ['Repeated Co', '2', 'a'],
    ];
    const { id } = await by().check(await by().upload('companies', csvOf(['Name', 'Phone', 'Not read'], ...rows)));
    const [, ...repeats] = await by().lines(id);
    expect(repeats.map(({ fate, problems }) => [fate, problems[0]?.message])).toEqual([
      ['existing', 'The same as line 2'],
      ['existing', 'The same name as line 2, but other values'],
    ]);
  });

  it('says that a file has days in two orders', async () => {
    const days = async (...written: string[]) => {
      const rows = written.map((day, at) => [`Days ${at}`, cast.customer.email, 'one_time', day]);
      const file = csvOf(['Title', 'Customer', 'Type', 'Starts on'], ...rows);
      return (await by().check(await by().upload('deals', file))).reason;
    };
    expect(await days('03/04/2024', '13/04/2024', '04/13/2024')).toBe(
      'This file has days in two orders, such as 13/04/2024 and 04/13/2024. ' +
        'Days that can be read in both, such as 03/04, may be wrong: write all of them in one order first',
    );
    expect(await days('03/04/2024', '13/04/2024', '2024-04-13')).toBeNull();
  });

  it('remembers the columns for a file with the same headings, in whatever order', async () => {
    const first = await by().upload('companies', csvOf(['Firm', 'Ring'], ['Firm one', '1']));
    expect(first.mapping).toEqual({});
    await by().check(first, { name: 'Firm', phone: 'Ring' });
    const second = await by().upload('companies', csvOf(['ring', 'firm'], ['1', 'Firm two']));
    expect(second).toMatchObject({ is_remembered: true, mapping: { name: 'firm', phone: 'ring' } });
  });

  it('is undone as if it had never been, and keeps what was touched', async () => {
    const before = await dumpOf(app);
    const { id } = await by().import('companies', csvOf(['Name'], ['Undo one'], ['Undo two'], ['Undo three']));
    const [one, two] = await by().lines(id);
    await app.http.put(`/api/v1/companies/${one?.record_id}`).set(as.admin).send({ notes: 'Called' }).expect(200);
    await app.http
      .post('/api/v1/users')
      .set(as.admin)
      .send({ email: 'kept@undo.example', company_id: two?.record_id })
      .expect(201);
    expect(await by().undo(id)).toMatchObject({ status: 'undone', counts: { removed: 1, kept: 2 } });
    const kept = (await by().lines(id, 'fate=kept')).map(({ line, problems }) => [line, problems[0]?.message]);
    expect(kept).toEqual([
      [2, 'It was changed since the import'],
      [3, 'Something refers to it: people'],
    ]);
    await app.db.rows(`delete from users where email = 'kept@undo.example'`);
    expect(await by().undo(id)).toMatchObject({ status: 'undone', counts: { removed: 2, kept: 1 } });
    await app.db.rows('delete from companies where id = ?', [one?.record_id]);
    expect(await dumpOf(app)).toEqual(before);
    await post(`${id}/undo`).expect(200);
  });

  it('reads Excel, with numbers and days as they are meant', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Data',
          rows: [
            ['Name', 'Payment terms'],
            ['From Excel', 45],
          ],
        },
      ],
    });
    const { id } = await by().check(await by().upload('companies', Buffer.from(file), 'book.xlsx'));
    await by().apply(id, 'all');
    expect(await app.db.rows(`select payment_terms_days from companies where name = 'From Excel'`)).toEqual([
      { payment_terms_days: 45 },
    ]);
  });

  it('reads pages in cells, and control characters that old programs write', async () => {
    const table = Buffer.from('Name,Notes\nWith a page,"<html><body>Hi</body></html>"\nOld,One\vTwo\n\u001a');
    const { id } = await by().check(await by().upload('companies', table, 'old.csv'));
    await by().apply(id, 'all');
    expect(await app.db.rows(`select notes from companies where name in ('With a page', 'Old') order by name`)).toEqual(
      [{ notes: 'One\nTwo' }, { notes: '<html><body>Hi</body></html>' }],
    );
  });
});

describe('what an import refuses', () => {
  const refused = async (kind: string, content: string | Buffer, name = 'file.csv') => {
    const { body } = await app.http
      .post('/api/v1/imports')
      .set(as.admin)
      .field('kind', kind)
      .attach('file', Buffer.from(content), name);
    return (body as { code: string }).code;
  };

  it('files that are no table, empty, too long or too wide', async () => {
    expect(await refused('companies', '%PDF-1.7 not a table')).toBe('import.not_a_table');
    expect(await refused('companies', '<html><table><tr><td>Name</td></tr></table>')).toBe('import.not_a_table');
    expect(await refused('companies', 'Name\n\0\n')).toBe('import.not_a_table');
    expect(await refused('companies', 'Name\n')).toBe('import.no_lines');
    expect(await refused('companies', '\n\n')).toBe('import.no_lines');
    expect(await refused('companies', `Name\n${'x\n'.repeat(50_001)}`)).toBe('import.too_many_lines');
    expect(await refused('companies', `${'a,'.repeat(101)}a\nx`)).toBe('import.too_many_columns');
    expect(await refused('companies', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toBe('import.too_large');
    expect(await refused('ships', 'Name\nx')).toBe('invalid');
  });

  it('a workbook that says it unpacks to too much, by any of its parts', async () => {
    const workbook = Buffer.from(
      await writeXlsx({ sheets: [{ name: 'Companies', rows: [['Name'], ['Neuse Bakery']] }] }),
    );
    const contents = workbook.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    const part = workbook.indexOf('docProps/', contents) - 46; // the reader has no use for it
    const withSize = (bytes: number): Buffer => {
      const copy = Buffer.from(workbook);
      copy.writeUInt32LE(bytes, part + 24);
      return copy;
    };
    expect(part).toBeGreaterThan(contents - 1);
    expect((await by().upload('companies', withSize(299 * 1024 * 1024), 'file.xlsx')).line_total).toBe(1);
    expect(await refused('companies', withSize(301 * 1024 * 1024), 'file.xlsx')).toBe('import.not_a_table');
  });

  it('columns that the file lacks, and a required field without one', async () => {
    const { id } = await by().upload('companies', csvOf(['Name', 'Fon'], ['x', '1']));
    const { body } = await post(`${id}/check`, { mapping: { phone: 'Phone', ship: 'Name' } }).expect(400);
    expect((body as { details: { path: string }[] }).details.map(({ path }) => path)).toEqual([
      'mapping.phone',
      'mapping.ship',
      'mapping.name',
    ]);
    await post(`${id}/check`, { mapping: { name: 'Name' }, version: 99 }).expect(409);
  });

  it('all or nothing with wrong lines, nothing new, and steps out of turn', async () => {
    const { id } = await by().check(await by().upload('companies', companies));
    const code = async (path: string, body: object = {}) => ((await post(path, body)).body as { code: string }).code;
    expect(await code(`${id}/apply`, { mode: 'all' })).toBe('import.has_wrong_lines');
    expect(await code(`${id}/apply`, { mode: 'good' })).toBe('import.nothing_new'); // all are there by now
    expect(await code(`${id}/undo`)).toBe('illegal_transition');
    await by().cancel(id);
    expect(await code(`${id}/check`, { mapping: { name: 'Company name' } })).toBe('illegal_transition');
  });

  it('undoing after 7 days', async () => {
    const { id } = await by().import('companies', csvOf(['Name'], ['A week ago']));
    await app.db.rows(`update imports set undo_until = now() where id = ? returning id`, [id]);
    const { body } = await post(`${id}/undo`).expect(409);
    expect(body).toMatchObject({ code: 'import.undo_over' });
  });

  it('base64 that is none, and takes what is', async () => {
    const send = (file_data: string) =>
      app.http
        .post('/api/v1/imports')
        .set(as.admin)
        .send({ kind: 'companies', file_name: 'a.csv', file_data } satisfies CreateImport);
    await send('§').expect(400);
    const { body } = await send(Buffer.from('Name\nBy JSON').toString('base64')).expect(201);
    expect((body as { data: ImportView }).data.line_total).toBe(1);
  });

  it('customers', async () => {
    await app.http.get('/api/v1/imports').set(as.customer).expect(403);
  });
});

it('names are the same whatever their case and however their letters are composed', async () => {
  const names = ['ΟΔΟΣ Boats', 'Fish ΟΔΟΣ', 'İzmir Grill', 'Café Zoë', 'ÉCOLE'];
  const first = await by().import('companies', csvOf(['Name'], ...names.map((name) => [name])));
  expect(first.counts).toMatchObject({ created: names.length });
  const written = [...names.map((name) => name.normalize('NFD')), 'fish οδος', 'izmir grill', 'École\u00a0'];
  const again = await by().check(await by().upload('companies', csvOf(['Name'], ...written.map((name) => [name]))));
  expect(again.counts).toMatchObject({ existing: written.length, new: 0 });
  const people = written.map((name, at) => [`n${at}@names.example`, name]);
  const found = await by().check(await by().upload('people', csvOf(['E-mail', 'Company'], ...people)));
  expect(found.counts).toMatchObject({ new: people.length, wrong: 0 });
  const twice = csvOf(['Name'], ['Côte ΣΑΣ'], ['Co\u0302te σας']);
  expect((await by().check(await by().upload('companies', twice))).counts).toMatchObject({ new: 1, existing: 1 });
  await by().undo(first.id);
});
