import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DomainError } from '@portal/contracts';
import { z } from 'zod';
import { AppModule } from './app.module.js';
import { createContext } from './context.application.js';
import { DemoModule } from './demo/index.js';
import { CLI_COMMAND, type FoundCommand } from './infrastructure/cli/cli-commands.js';
import { Config } from './infrastructure/config/config.js';
import { migrate } from './infrastructure/database/connection/migrate.js';
import { Registry } from './infrastructure/discovery/registry.js';
import { runInContext, systemContext } from './infrastructure/http/request-context.js';
import { createLogger } from './infrastructure/logging/logger.js';
import { API_PREFIX, openApiDocument } from './infrastructure/openapi/document.js';

/** Enough for modules that are only read; nothing connects. */
const NOWHERE = {
  APP_SECRET: 'nothing is signed while the document is written',
  DATABASE_URL: 'postgres://nowhere/nowhere',
  REDIS_URL: 'redis://nowhere',
  SMTP_URL: 'smtp://nowhere',
};

const OWN_COMMANDS = [
  ['migrate', 'Brings the database to the newest migration'],
  ['prepare', 'Runs migrate, then seed'],
  ['openapi <file>', 'Writes the OpenAPI document; needs no database'],
] as const;

const HELP = new Set([undefined, 'help', '--help', '-h']);

/** Runs one command of the command line; returns the exit code. */
export async function runCommand([name, ...args]: string[]): Promise<number> {
  if (HELP.has(name)) return inContext(Config.from(NOWHERE), (commands) => answer(usage(commands), 0), 'silent');
  const own = OWN_COMMANDS.find(([line]) => nameOf(line) === name);
  if (own && !fits(own[0], args)) return answer(`Use it like this: ${own[0]}`, 1);
  switch (name) {
    case 'migrate':
      return migrateDatabase();
    case 'prepare':
      return (await migrateDatabase()) || runModuleCommand('seed', []);
    case 'openapi':
      return writeDocument(args[0] ?? '');
    default:
      return runModuleCommand(name ?? '', args);
  }
}

async function migrateDatabase(): Promise<number> {
  const done = await migrate(Config.from(process.env).databaseUrl);
  return answer(done.length > 0 ? `Migrated: ${done.join(', ')}` : 'The database is up to date', 0);
}

async function writeDocument(file: string): Promise<number> {
  const app = await NestFactory.create(AppModule.for('api', Config.from(NOWHERE)), new FastifyAdapter(), {
    preview: true, // modules and routes without instances: nothing connects
    abortOnError: false,
    logger: false,
  });
  app.setGlobalPrefix(API_PREFIX);
  const document = openApiDocument(app);
  await writeFile(resolve(file), `${JSON.stringify(document, null, 2)}\n`);
  return answer(`Written: ${file}`, 0);
}

function runModuleCommand(name: string, args: string[]): Promise<number> {
  return inContext(Config.from(process.env), async (commands) => {
    const command = commands.find(({ mark }) => mark.name === name);
    if (!command) return answer(`There is no command ${name}.\n\n${usage(commands)}`, 1);
    const { usage: expected } = command.mark;
    if (!fits(expected, args)) return answer(`Use it like this: ${expected}`, 1);
    try {
      await runInContext(systemContext(`cli-${name}`), () => command.call(args));
      return 0;
    } catch (error) {
      return answer(sentenceOf(error), 1);
    }
  });
}

/** A sentence for failures that the operator can act on; any other is thrown on. */
function sentenceOf(error: unknown): string {
  if (error instanceof DomainError) return error.message;
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message).join('\n');
  throw error;
}

async function inContext(
  config: Config,
  act: (commands: FoundCommand[]) => number | Promise<number>,
  log: Config['logLevel'] = 'error',
): Promise<number> {
  const app = await createContext('cli', config, createLogger(log, 'cli'), [DemoModule]);
  try {
    return await act(app.get(Registry).methods(CLI_COMMAND));
  } finally {
    await app.close();
  }
}

const nameOf = (usageLine: string): string => usageLine.split(' ', 1)[0] ?? '';

/** Whether a usage line has room for the arguments: `<needed>` and `[optional]`. */
function fits(usageLine: string, args: readonly string[]): boolean {
  const needed = usageLine.split('<').length - 1;
  const optional = usageLine.split('[').length - 1;
  return args.length >= needed && args.length <= needed + optional;
}

const usage = (commands: readonly FoundCommand[]): string =>
  ['Commands:', ...OWN_COMMANDS.map(line), ...commands.map(({ mark }) => line([mark.usage, mark.description]))].join(
    '\n',
  );

const line = ([usage, description]: readonly [string, string]): string => `  ${usage.padEnd(28)}${description}`;

/** Writes the text to the right stream and returns the exit code. */
function answer(text: string, code: number): number {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  return code;
}
