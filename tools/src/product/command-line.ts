import { inRoot } from '../paths.ts';
import { runNode } from '../processes/watchdog.ts';
import type { ProductEnvironment } from './environment.ts';

/** Runs one command of the product's command line. */
export const commandLine = (env: ProductEnvironment, ...args: string[]): ReturnType<typeof runNode> =>
  runNode(['--enable-source-maps', inRoot('backend/dist/src/main.cli.js'), ...args], { env });
