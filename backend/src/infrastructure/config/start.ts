import { inspect } from 'node:util';
import { Config, ConfigError } from './config.js';

/** Runs a process with its configuration; one that can't be started with ends it with a sentence, not a stack. */
export function startWith(main: (config: Config) => Promise<void>): void {
  process.on('unhandledRejection', (error) => {
    process.stderr.write(`A promise was rejected and nobody heard it: ${inspect(error)}\n`);
  });
  run(main).catch((error: unknown) => {
    process.stderr.write(
      error instanceof ConfigError
        ? `This configuration can't be started with:\n${error.message}\n`
        : `${inspect(error)}\n`,
    );
    process.exit(1);
  });
}

const run = async (main: (config: Config) => Promise<void>): Promise<void> => main(Config.from(process.env));
