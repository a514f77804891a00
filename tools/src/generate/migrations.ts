import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { StopSentence } from '../stop-sentence.ts';

/** The list that the migrator runs, in the order of the files' numbers. */
export const MIGRATIONS = 'backend/migrations/index.ts';

/** @throws StopSentence for a file without a migration */
export function migrations(): string {
  const files = globSync('[0-9]*.ts', { cwd: inRoot('backend/migrations') }).sort();
  const entries = files.map((file) => {
    const [, name] =
      /^export class (\w+) extends /m.exec(readFileSync(inRoot('backend/migrations', file), 'utf8')) ?? [];
    if (name === undefined) throw new StopSentence(`backend/migrations/${file} exports no class of a migration.`);
    return { name, from: `./${file.replace(/\.ts$/, '.js')}` };
  });
  return [
    "import type { Constructor } from '@mikro-orm/core';",
    "import type { Migration } from '@mikro-orm/migrations';",
    ...entries.map(({ name, from }) => `import { ${name} } from '${from}';`),
    '',
    '/** Every migration in order. Written by npm run generate. */',
    'export const migrations: Constructor<Migration>[] = [',
    ...entries.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}
