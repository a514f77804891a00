import { spawn } from 'node:child_process';
import { inRoot } from '../paths.ts';
import type { ProductEnvironment } from './environment.ts';

/** Runs one command of the product's command line; resolves with its exit code and what it said. */
export function commandLine(env: ProductEnvironment, ...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--enable-source-maps', inRoot('backend/dist/src/main.cli.js'), ...args], {
      cwd: inRoot(),
      env,
    });
    const said: string[] = [];
    child.stdout.on('data', (bytes: Buffer) => said.push(bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => said.push(bytes.toString()));
    child.once('close', (code) => resolve({ code: code ?? 1, said: said.join('').trim() }));
  });
}
