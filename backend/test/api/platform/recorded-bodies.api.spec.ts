import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { recordMoney } from '../../support/recorded-bodies/record-money.js';
import { recordConsultations, recordPeople } from '../../support/recorded-bodies/record-people.js';
import { recordProjects } from '../../support/recorded-bodies/record-projects.js';
import { recordSupport } from '../../support/recorded-bodies/record-support.js';
import { stableValues } from '../../support/recorded-bodies/stable-values.js';

const folder = join(process.cwd().replace(/[\\/]backend$/, ''), 'libs/testing/src/recorded');
const isRecording = process.env['RECORD_BODIES'] === 'on';

let app: TestApp;
let answered: Record<string, unknown>;

beforeAll(async () => {
  app = await createTestApp();
  const { people, bodies } = await recordPeople(app);
  const story = {
    people: bodies,
    consultations: await recordConsultations(app, people),
    projects: await recordProjects(app, people),
    money: await recordMoney(people),
    support: await recordSupport(people, app.db),
  };
  answered = stableValues(story) as typeof answered;
});
afterAll(() => app.close());

describe('the bodies that component tests begin with', () => {
  it.each(['people', 'consultations', 'projects', 'money', 'support'])('are what the API answers: %s', (name) => {
    const file = join(folder, `${name}.json`);
    if (isRecording) writeFileSync(file, `${JSON.stringify(answered[name], null, 2)}\n`);
    try {
      expect(answered[name]).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    } catch (cause) {
      const how = `The API answers otherwise than ${file} says. If it should: npm run generate bodies`;
      throw new Error(`${how}\n${(cause as Error).message}`, { cause });
    }
  });
});

describe('stable values', () => {
  const id = 'aaaaaaaa-0000-7000-8000-00000000000a';
  const other = 'bbbbbbbb-0000-7000-8000-00000000000b';
  const first = '0193b000-0000-7000-8000-000000000001';
  const second = '0193b000-0000-7000-8000-000000000002';

  it.each([
    [
      'ids, by their order, also within texts and as keys',
      [id, other, { [id]: `/x/${other}?y` }],
      [first, second, { [first]: `/x/${second}?y` }],
    ],
    ['instants and days', ['2031-07-08T09:10:11.123Z', '2031-07-08'], ['2026-01-05T12:00:00.000Z', '2026-01-05']],
    [
      'months and weeks, by their order',
      [{ month: '2031-12' }, { month: '2032-01' }, { week_of: '2031-12-29' }, { week_of: '2032-01-05' }],
      [{ month: '2026-01' }, { month: '2026-02' }, { week_of: '2026-01-05' }, { week_of: '2026-01-12' }],
    ],
    ['the years of numbers', ['INV-2031-0007', 'T-0007', 'CHK-1001'], ['INV-2026-0007', 'T-0007', 'CHK-1001']],
    ['hashes', ['ab'.repeat(32), 'ab'.repeat(20)], ['0'.repeat(64), '0'.repeat(40)]],
    ['sizes of files', { file_size: 7 }, { file_size: 42_000 }],
    [
      'nothing else',
      [null, 0, true, 'On 2031-07-08', { size: 7, at: null }],
      [null, 0, true, 'On 2031-07-08', { size: 7, at: null }],
    ],
  ])('stand for %s', (_, value, stable) => {
    expect(stableValues(value)).toEqual(stable);
  });
});
