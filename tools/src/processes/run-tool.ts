import { StopSentence } from '../stop-sentence.ts';
import { stopChildren } from './child.ts';

/**
 * Runs a tool to its exit code. Whatever ends it (its result, a failure, Ctrl+C, SIGTERM, the end of whoever started it),
 * every process it started is stopped before.
 */
export function runTool(tool: () => Promise<number>): void {
  let ending: Promise<void> | undefined;
  const end = (code: number): Promise<void> => (ending ??= stopChildren().then(() => process.exit(code)));
  const asked = (): void => {
    if (!ending) console.log('\nStopping …');
    void end(0);
  };
  process.on('SIGINT', asked);
  process.on('SIGTERM', asked);
  process.on('disconnect', asked);
  tool().then(end, (error: unknown) => {
    if (!ending) console.error(error instanceof StopSentence ? error.message : error);
    return end(1);
  });
}

/** For tools that run until they are asked to stop. */
export const forever = (): Promise<never> => new Promise(() => undefined);
