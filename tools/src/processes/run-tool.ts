import { StopSentence } from '../stop-sentence.ts';
import { Supervisor } from './supervisor.ts';

/**
 * Runs a tool to its exit code. However it ends (its result, a failure, a service that can't be kept running, Ctrl+C,
 * SIGTERM, the end of its parent), every process it started is stopped before.
 */
export function runTool(tool: (supervisor: Supervisor) => Promise<number>): void {
  const supervisor = new Supervisor();
  let ending: Promise<void> | undefined;
  const end = (code: number): Promise<void> => (ending ??= supervisor.stopAll().then(() => process.exit(code)));
  const stop = (): void => {
    if (!ending) console.log('\nStopping …');
    void end(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  // a closed output ends nothing
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  Promise.race([tool(supervisor), supervisor.failed]).then(end, (error: unknown) => {
    if (!ending) console.error(error instanceof StopSentence ? error.message : error);
    return end(1);
  });
}

/** For tools that run until they are stopped. */
export const forever = (): Promise<never> => new Promise(() => undefined);
