import 'reflect-metadata';
import { runCommand } from './cli.application.js';

runCommand(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${failureSentence(error)}\n`);
    process.exitCode = 1;
  },
);

/** A database that can't be reached is the likeliest failure, and its message alone names nothing. */
function failureSentence(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return /ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN/.test(`${message} ${codeOf(error)}`)
    ? `A service can't be reached (${message}): see that it runs and that DATABASE_URL and REDIS_URL are right.`
    : message;
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
