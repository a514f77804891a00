import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { DomainError, system } from '@portal/contracts';
import { AppModule } from './app.module.js';
import { CliCommands, type FoundCommand } from './infrastructure/cli/cli-commands.js';
import { Config } from './infrastructure/config/config.js';
import { migrate } from './infrastructure/database/migrate.js';
import { runInContext } from './infrastructure/http/request-context.js';
import { createLogger } from './infrastructure/logging/logger.js';
import { NestLogger } from './infrastructure/logging/nest-logger.js';
import { openApiDocument } from './infrastructure/openapi/document.js';

/** Enough to read the modules' metadata; nothing connects. */
const NOWHERE = {
  APP_SECRET: 'nothing is signed while the document is written',
  DATABASE_URL: 'postgres://nowhere',
  REDIS_URL: 'redis://nowhere',
  SMTP_URL: 'smtp://nowhere',
};

const OWN_COMMANDS = [
  ['migrate', 'Brings the database to the newest migration'],
  ['openapi <file>', 'Writes the OpenAPI document; needs no database'],
] as const;

/** Runs one command of the command line; returns the exit code. */
export async function runCommand([name, ...args]: string[]): Promise<number> {
  switch (name) {
    case 'migrate': {
      const done = await migrate(Config.from(process.env).databaseUrl);
      print(done.length > 0 ? `Migrated: ${done.join(', ')}` : 'The database is up to date');
      return 0;
    }
    case 'openapi':
      return writeDocument(args[0] ?? 'libs/api-client/openapi.json');
    default:
      return runModuleCommand(name, args);
  }
}

async function writeDocument(file: string): Promise<number> {
  const document = await openApiDocument(AppModule.for('api', Config.from(NOWHERE)));
  await writeFile(resolve(file), `${JSON.stringify(document, null, 2)}\n`);
  print(`Written: ${file}`);
  return 0;
}

async function runModuleCommand(name: string | undefined, args: string[]): Promise<number> {
  const config = Config.from(process.env);
  const app = await NestFactory.createApplicationContext(AppModule.for('cli', config), {
    abortOnError: false,
    logger: new NestLogger(createLogger('warn', 'cli')),
  });
  try {
    const commands = app.get(CliCommands, { strict: false }).all();
    const command = commands.find((known) => known.name === name);
    if (!command) {
      print(usage(commands));
      return name === undefined || name === 'help' ? 0 : 1;
    }
    await runInContext({ requestId: `cli-${command.name}`, actor: system, ip: null, userAgent: null }, () =>
      command.run(args),
    );
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    print(error.message);
    return 1;
  } finally {
    await app.close();
  }
}

const usage = (commands: readonly FoundCommand[]): string =>
  [
    'Commands:',
    ...OWN_COMMANDS.map(line),
    ...commands.map((command) => line([command.usage, command.description])),
  ].join('\n');

const line = ([usage, description]: readonly [string, string]): string => `  ${usage.padEnd(28)}${description}`;

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
