import type { ImportView } from '@portal/contracts';
import { csvOf, importCalls } from '../support/import-calls.js';
import { appWithCast } from '../support/with-cast.js';

const { app, cast, as } = appWithCast();
const by = () => importCalls(app, as.admin);
const post = (path: string, body: object = {}) => app.http.post(`/api/v1/imports/${path}`).set(as.admin).send(body);

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
      [3, [{ field: 'priority', message: expect.stringMatching(/^“hoch” is none of: low, medium/) as string }]],
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
