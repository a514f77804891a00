import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { recordBodies } from './generate/bodies.ts';
import { documents } from './generate/documents.ts';
import { MIGRATIONS, migrations } from './generate/migrations.ts';
import { tables } from './generate/tables.ts';
import { build } from './nx/build.ts';
import { runNx } from './nx/run-nx.ts';
import { inRoot } from './paths.ts';
import { runTool } from './processes/run-tool.ts';
import { StopSentence } from './stop-sentence.ts';

const TABLES = 'backend/src/infrastructure/database/tables.ts';
/** How large the API's document and client may grow: each change of a contract shows them in its diff. */
const LIMITS = [
  {
    file: 'libs/api-client/openapi.json',
    max: 1_500_000,
    unit: 'bytes',
    sizeOf: (text: string) => Buffer.byteLength(text),
  },
  {
    file: 'libs/api-client/src/schema.ts',
    max: 15_000,
    unit: 'lines',
    sizeOf: (text: string) => text.split('\n').length,
  },
];

/**
 * `npm run generate`: the OpenAPI document, the client's types and the list of the specification's calls, from the code;
 * the list of migrations, from their files; Kysely's tables, from the migrations. `--check` (the target backend:drift) only compares.
 * `npm run generate bodies`: the API's answers that component tests begin with (libs/testing/src/recorded).
 * `npm run generate domain <plural> [singular]`: first creates the files of a new domain, by the generator in
 * tools/src/generate/domain.
 */
runTool(async (supervisor) => {
  const [what, plural, singular] = process.argv.slice(2);
  if (what === '--check')
    return drift(new Map([...(await documents()), [MIGRATIONS, migrations()]]), await tables(supervisor, true));
  if (what === 'bodies') return recordBodies(supervisor);
  if (what !== undefined && (what !== 'domain' || plural === undefined))
    throw new StopSentence(
      'Say npm run generate, npm run generate bodies or npm run generate domain <plural> [singular].',
    );
  if (plural !== undefined) {
    const names = [plural, ...(singular === undefined ? [] : ['--singular', singular])];
    if (!(await runNx(['generate', '@portal/tools:domain', ...names])).succeeded) return 1;
  }
  writeFileSync(inRoot(MIGRATIONS), migrations());
  await build('backend');
  for (const [file, text] of await documents()) writeFileSync(inRoot(file), text);
  const failure = await tables(supervisor, false);
  if (failure !== undefined) throw new StopSentence(`The tables couldn’t be written:\n${failure}`);
  return 0;
});

/** Names the generated files that are out of date or too large. */
function drift(wanted: ReadonlyMap<string, string>, tablesFailure: string | undefined): number {
  const isOld = ([file, text]: [string, string]): boolean =>
    !existsSync(inRoot(file)) || readFileSync(inRoot(file), 'utf8') !== text;
  const files = [...wanted].filter(isOld).map(([file]) => file);
  if (tablesFailure !== undefined) files.push(`${TABLES} (${tablesFailure})`);
  if (files.length > 0) console.error(`Not what the code says, run npm run generate: ${files.join(', ')}`);
  const tooLarge = LIMITS.flatMap(({ file, max, unit, sizeOf }) => {
    const size = sizeOf(wanted.get(file) ?? '');
    return size > max ? [`${file} has ${size} ${unit}, at most ${max}`] : [];
  });
  if (tooLarge.length > 0) console.error(tooLarge.join('\n'));
  return files.length + tooLarge.length > 0 ? 1 : 0;
}
