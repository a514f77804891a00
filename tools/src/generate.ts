import { buildChanged } from './build/build.ts';
import { writeGenerated } from './check/generated.ts';
import { writeTables } from './check/tables.ts';
import { namesOf } from './domain/names.ts';
import { writeDomain } from './domain/write-domain.ts';
import { inRoot } from './paths.ts';
import { runCommand } from './processes/run-command.ts';
import { runTool } from './processes/run-tool.ts';
import { StopSentence } from './stop-sentence.ts';

/**
 * `npm run generate`: the OpenAPI document, the client's types and the list of the specification's calls, from the code;
 * the tables that Kysely knows, from the migrations.
 * `npm run generate domain <plural> [singular]`: first the folders and files of a new domain.
 */
runTool(async (supervisor) => {
  const [what, plural, singular] = process.argv.slice(2);
  if (what !== undefined && (what !== 'domain' || plural === undefined))
    throw new StopSentence('Say npm run generate, or npm run generate domain <plural> [singular].');
  const written = plural === undefined ? [] : writeDomain(inRoot('.'), namesOf(plural, singular));
  if (written.length > 0) await format(written);
  await buildChanged(['contracts', 'backend']);
  await writeGenerated();
  await writeTables(supervisor);
  if (written.length > 0) console.log(`Made or changed:\n${written.map((path) => `  ${path}`).join('\n')}`);
  return 0;
});

async function format(paths: readonly string[]): Promise<void> {
  const formatted = await runCommand(
    'format',
    [
      inRoot('node_modules/prettier/bin/prettier.cjs'),
      '--write',
      '--log-level',
      'warn',
      ...paths.map((path) => inRoot(path)),
    ],
    { data: inRoot('.data'), env: process.env },
  );
  if (!formatted) throw new StopSentence('The new files couldn’t be formatted.');
}
