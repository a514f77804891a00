import { inRoot } from '../paths.ts';
import { spawnWatched } from '../processes/watchdog.ts';
import type { ProductEnvironment } from './environment.ts';

/** The result of a command. */
interface Answer {
  code: number;
  /** Its exact standard output. */
  printed: string;
  /** That and its log. */
  output: string;
}

/** Runs one command of the product's command line. */
export function commandLine(env: ProductEnvironment, ...args: string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { process: child } = spawnWatched(
      process.execPath,
      ['--enable-source-maps', inRoot('backend/dist/src/main.cli.js'), ...args],
      { cwd: inRoot(), env },
    );
    const [printed, output]: [Buffer[], Buffer[]] = [[], []];
    child.stdout?.on('data', (bytes: Buffer) => printed.push(bytes) && output.push(bytes));
    child.stderr?.on('data', (bytes: Buffer) => output.push(bytes));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({
        code: code ?? 1,
        printed: Buffer.concat(printed).toString(),
        output: Buffer.concat(output).toString().trim(),
      }),
    );
  });
}
