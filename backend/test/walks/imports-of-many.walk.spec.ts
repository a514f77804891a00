import { importLimits, type ImportKind, type ImportLineView } from '@portal/contracts';
import { csvOf, dumpOf, importCalls } from '../support/calls/import-calls.js';
import { appWithCast } from '../support/with-cast.js';

const { app, as } = appWithCast();

/** 10,000 lines, 300 of them bad, where time counts less; a tenth of it otherwise. */
const scale = process.env['TEST_ALL'] === 'on' ? 10 : 1;

/** Every so many lines one is bad. */
const BAD = 33;

const companyRow = (at: number): string[] =>
  at % BAD === 0 ? [at % 2 ? '' : `Company ${at}`, '252-555-0100', '9999'] : [`Company ${at}`, '252-555-0100', '30'];

const personRow = (at: number): string[] =>
  at % BAD === 0
    ? [at % 2 ? `nobody ${at}` : `p${at}@many.example`, `Given ${at}`, 'No Such Company']
    : [`p${at}@many.example`, `Given ${at}`, `Company ${(at % 12) * BAD + 1}`];

const outcome = { new: 'created', existing: 'existing', wrong: 'wrong' } as Readonly<Record<string, string>>;

async function allLines(id: string): Promise<ImportLineView[]> {
  const rows: ImportLineView[] = [];
  for (let page = 1; ; page += 1) {
    const some = await importCalls(app, as.admin).lines(id, `limit=100&page=${page}`);
    rows.push(...some);
    if (some.length < 100) return rows;
  }
}

async function tryAndApply(kind: ImportKind, content: string) {
  const calls = importCalls(app, as.admin);
  const { id } = await calls.check(await calls.upload(kind, content));
  const foreseen = await allLines(id);
  const applied = await calls.apply(id);
  const became = await allLines(id);
  return { id, applied, foreseen, became };
}

describe('an import of many lines with bad ones', () => {
  it('does line by line what the dry run said, and is undone without a trace', async () => {
    const calls = importCalls(app, as.admin);
    const before = await dumpOf(app);
    const [companyCount, personCount] = [400 * scale, 600 * scale];
    const rows = (count: number, row: (at: number) => string[]) => Array.from({ length: count }, (_, at) => row(at));
    const files = {
      companies: csvOf(['Name', 'Phone', 'Payment terms'], ...rows(companyCount, companyRow)),
      people: csvOf(['Email', 'First name', 'Company'], ...rows(personCount, personRow)),
    } as const;
    const done: string[] = [];
    for (const kind of ['companies', 'people'] as const) {
      const { id, applied, foreseen, became } = await tryAndApply(kind, files[kind]);
      done.push(id);
      const bad = Math.ceil((kind === 'companies' ? companyCount : personCount) / BAD);
      expect(applied.counts).toMatchObject({ wrong: bad, failed: 0, new: 0, waiting: 0 });
      const said = ({ line, problems }: ImportLineView, fate: string | undefined) => ({ line, fate, problems });
      expect(became.map((row) => said(row, row.fate))).toEqual(foreseen.map((row) => said(row, outcome[row.fate])));
      const made = became.filter(({ record_id: record }) => record !== null).length;
      expect(made).toBe(applied.line_total - bad);
    }
    for (const id of done.reverse()) expect((await calls.undo(id)).counts).toMatchObject({ created: 0, kept: 0 });
    expect(await dumpOf(app)).toEqual(before);
  });
});

it('as many lines as a file may have are tried, also where most of them repeat others', async () => {
  const calls = importCalls(app, as.admin);
  const rows = Array.from({ length: importLimits.lines }, (_, at) => [`Repeated ${at % 2}`]);
  const { status, counts } = await calls.check(await calls.upload('companies', csvOf(['Name'], ...rows)));
  expect([status, counts.new, counts.existing]).toEqual(['checked', 2, importLimits.lines - 2]);
});
