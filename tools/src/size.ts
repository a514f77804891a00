import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, root } from './paths.ts';
import { runTool } from './processes/run-tool.ts';
import { countLines, kindOf, type FileKind } from './size/count-lines.ts';

/** What the product consists of, and how many lines of code it has at most. */
const PRODUCT: readonly FileKind[] = ['source', 'styles', 'tools'];
const MAX_PRODUCT = 149_000;
/** Lines of code at most, by kind. */
const LIMITS: Partial<Record<FileKind, number>> = { styles: 9_300, generated: 17_000 };
/** Files of code in one folder at most; migrations are one folder by intention. */
const MAX_FILES = 25;

/**
 * `npm run size`: counts lines of code by kind, without blank lines and comments, and the files in each folder. Ends with
 * 1 where a limit is passed.
 */
runTool(() => {
  const lines = new Map<FileKind, { files: number; lines: number }>();
  const folders = new Map<string, number>();
  for (const path of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')) {
    const kind = kindOf(path);
    if (!kind || !existsSync(inRoot(path))) continue;
    const { files, lines: before } = lines.get(kind) ?? { files: 0, lines: 0 };
    lines.set(kind, { files: files + 1, lines: before + countLines(readFileSync(inRoot(path), 'utf8')) });
    folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  }
  const over: string[] = [];
  const print = (text: string, passed: boolean): void => {
    console.log(`${passed ? '✗' : '✓'} ${text}`);
    if (passed) over.push(text);
  };
  for (const [kind, { files, lines: count }] of lines) {
    const limit = LIMITS[kind];
    print(`${kind}: ${count} lines in ${files} files${limit ? `, at most ${limit}` : ''}`, count > (limit ?? Infinity));
  }
  const product = PRODUCT.reduce((total, kind) => total + (lines.get(kind)?.lines ?? 0), 0);
  print(`product (${PRODUCT.join(', ')}): ${product} lines, at most ${MAX_PRODUCT}`, product > MAX_PRODUCT);
  for (const [folder, files] of [...folders].sort(([, one], [, other]) => other - one))
    if (files > MAX_FILES && folder !== 'backend/migrations')
      print(`${folder}: ${files} files, at most ${MAX_FILES}`, true);
  return Promise.resolve(over.length > 0 ? 1 : 0);
});
