import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { transformFile } from '@swc/core';
import { inRoot } from '../paths.ts';
import { StopSentence } from '../stop-sentence.ts';

/** Sources of what runs in Node, and where each is compiled to by the build of its project. */
const outputs: Readonly<Record<string, { project: string; to: string }>> = {
  'backend/src': { project: 'backend', to: 'backend/dist/src' },
  'backend/migrations': { project: 'backend', to: 'backend/dist/migrations' },
  'libs/contracts/src': { project: 'libs/contracts', to: 'libs/contracts/dist' },
};

export const compiledFolders = Object.keys(outputs);

/**
 * Compiles changed files as the build of their project does; that builds everything again the next time.
 * @returns whether any of them runs
 * @throws StopSentence with the compiler's message for what is no TypeScript
 */
export async function compileChanged(files: readonly string[]): Promise<boolean> {
  const compiled = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  await Promise.all(compiled.map(compile));
  return compiled.length > 0;
}

async function compile(file: string): Promise<void> {
  const [folder = '', output] = Object.entries(outputs).find(([name]) => file.startsWith(`${name}/`)) ?? [];
  if (!output) return;
  const target = inRoot(output.to, file.slice(folder.length + 1).replace(/\.ts$/, '.js'));
  await rm(inRoot(output.project, 'dist/.built-from'), { force: true });
  if (!existsSync(inRoot(file))) return rm(target, { force: true });
  const { code } = await transformFile(inRoot(file), {
    cwd: inRoot(output.project),
    configFile: inRoot(output.project, '.swcrc'),
    sourceMaps: 'inline',
  }).catch((error: unknown) => {
    throw new StopSentence(error instanceof Error ? error.message : String(error));
  });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, code);
}
