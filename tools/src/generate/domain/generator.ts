import { join } from 'node:path';
import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { StopSentence } from '../../stop-sentence.ts';
import { namesOf } from './names.ts';
import { registrations, type Registration } from './registrations.ts';

/** What `npm run generate domain` gives. */
export interface DomainOptions {
  /** Kebab-case, for example `purchase-orders`. */
  plural: string;
  /** Only where it isn't the plural without s (or y for ies). */
  singular?: string;
}

/**
 * The Nx generator of a domain (tools/generators.json): writes its folders and files from the templates in `files` and
 * makes it known where domains are listed.
 * @throws StopSentence when one of its files is there already, or a list isn't where it used to be: then nothing is written
 */
export async function domainGenerator(tree: Tree, { plural, singular }: DomainOptions): Promise<void> {
  const names = namesOf(plural, singular);
  if (tree.exists(`backend/src/modules/${names.plural}`))
    throw new StopSentence(`The domain ${names.plural} is there already; nothing was changed.`);
  const number = nextMigrationNumber(tree);
  generateFiles(tree, join(import.meta.dirname, 'files'), '.', { ...names, number });
  for (const registration of registrations(names, number)) register(tree, registration);
  await formatFiles(tree);
}

/** The next ten behind the newest migration. */
function nextMigrationNumber(tree: Tree): string {
  const numbers = tree.children('backend/migrations').map((name) => Number.parseInt(name, 10) || 0);
  return String((Math.floor(Math.max(...numbers) / 10) + 1) * 10).padStart(4, '0');
}

function register(tree: Tree, [path, before, line]: Registration): void {
  const text = tree.read(path, 'utf8') ?? '';
  const at = before === '' ? text.length : text.lastIndexOf(before);
  if (at === -1) throw new StopSentence(`${path} has no “${before.trim()}” any more; the generator needs to be told.`);
  const isWholeLine = before === '' || text[at - 1] === '\n' || text[at] === '\n';
  tree.write(path, `${text.slice(0, at)}${line}${isWholeLine ? '\n' : ''}${text.slice(at)}`);
}
