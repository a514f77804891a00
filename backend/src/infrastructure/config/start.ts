import { describeError } from '../logging/logger.js';
import { Config, ConfigError } from './config.js';

/** Runs a process with its configuration; one that can't be started with ends it with a sentence, not a stack. */
export function startWith(main: (config: Config) => Promise<void>): void {
  process.on('unhandledRejection', (error) => {
    report('A promise was rejected and nobody handled it', error);
  });
  process.on('uncaughtException', (error) => {
    report('An error was thrown and nobody handled it', error);
    process.exit(1);
  });
  run(main).catch((error: unknown) => {
    if (error instanceof ConfigError)
      process.stderr.write(`This configuration can't be started with:\n${error.message}\n`);
    else report('The start failed', error);
    process.exit(1);
  });
}

const run = async (main: (config: Config) => Promise<void>): Promise<void> => main(Config.from(process.env));

/** As the log does: Node's own way of printing an error shows the row that it is about. */
function report(msg: string, error: unknown): void {
  process.stderr.write(`${JSON.stringify({ level: 'fatal', msg, err: describeError(error) })}\n`);
}
