import { Injectable } from '@nestjs/common';
import { Registry } from '../discovery/registry.js';
import { CLI_COMMAND, type CliCommandMetadata } from './cli-command.decorator.js';

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
