import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StopSentence } from '../stop-sentence.ts';
import type { DomainNames } from './names.ts';
import { registrations, type Registration } from './registrations.ts';
import { contractFiles } from './templates/contract.ts';
import { entityFiles } from './templates/entity.ts';
import { screenFiles } from './templates/screens.ts';
import { serviceFiles } from './templates/service.ts';
import { migrationFile, testFiles } from './templates/tables-and-tests.ts';

/**
 * Writes a new domain's folders and files and makes it known where domains are listed.
 * @param root the repository
 * @returns the paths that were made or changed
 * @throws StopSentence when a file is there already, or a list isn't where it used to be: then nothing was written
 */
export function writeDomain(root: string, names: DomainNames): string[] {
  const number = nextMigrationNumber(root);
  const files = [
    ...contractFiles(names),
    ...entityFiles(names),
    ...serviceFiles(names),
    migrationFile(names, number),
    ...testFiles(names),
    ...screenFiles(names),
  ];
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken) throw new StopSentence(`${taken.path} is there already; nothing was changed.`);
  const lists = withRegistrations(root, registrations(names, number));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const [path, text] of lists) writeFileSync(join(root, path), text);
  return [...files.map(({ path }) => path), ...lists.keys()];
}

/** The next ten behind the newest migration. */
function nextMigrationNumber(root: string): string {
  const numbers = readdirSync(join(root, 'backend/migrations')).map((name) => Number.parseInt(name, 10) || 0);
  return String((Math.floor(Math.max(...numbers) / 10) + 1) * 10).padStart(4, '0');
}

function withRegistrations(root: string, wanted: readonly Registration[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const registration of wanted) {
    const { path } = registration;
    texts.set(path, withLine(texts.get(path) ?? readFileSync(join(root, path), 'utf8'), registration));
  }
  return texts;
}

function withLine(text: string, { path, before, line }: Registration): string {
  if (before === '') return `${text.trimEnd()}\n${line}\n`;
  const at = text.lastIndexOf(before);
  if (at === -1) throw new StopSentence(`${path} has no “${before.trim()}” any more; the generator needs to be told.`);
  const wholeLine = text[at - 1] === '\n' || text[at] === '\n';
  return `${text.slice(0, at)}${line}${wholeLine ? '\n' : ''}${text.slice(at)}`;
}
