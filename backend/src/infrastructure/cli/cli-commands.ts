import { Injectable, SetMetadata, Module } from '@nestjs/common';
import { Registry } from '../discovery/registry.js';

const CLI_COMMAND = Symbol('cli command');

interface CliCommandMetadata {
  name: string;
  /** For example `grant-admin <email>`; an argument in brackets may be left out. */
  usage: string;
  /** One sentence for the list of commands. */
  description: string;
}

/**
 * Makes a provider's method a command of main.cli: `(args: string[]) => Promise<void>`; what it prints is the answer.
 * A DomainError is printed as its sentence and ends the command with 1.
 */
export const CliCommand = (usage: string, description: string): MethodDecorator =>
  SetMetadata(CLI_COMMAND, { name: usage.split(' ')[0] ?? usage, usage, description } satisfies CliCommandMetadata);

type Run = (args: string[]) => Promise<void>;

export interface FoundCommand extends CliCommandMetadata {
  run: Run;
}

/** Finds the commands that modules declare with `@CliCommand`. */
@Injectable()
export class CliCommands {
  constructor(private readonly registry: Registry) {}

  all(): FoundCommand[] {
    return this.registry
      .methods<CliCommandMetadata, Run>(CLI_COMMAND)
      .map(({ mark, call }) => ({ ...mark, run: call }));
  }
}

@Module({ providers: [CliCommands], exports: [CliCommands] })
export class CliModule {}
