import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { CLI_COMMAND, type CliCommandMetadata } from './cli-command.decorator.js';

type Run = (args: string[]) => Promise<void>;

export interface FoundCommand extends CliCommandMetadata {
  run: Run;
}

/** Finds the commands that modules declare with `@CliCommand`. */
@Injectable()
export class CliCommands {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  all(): FoundCommand[] {
    return this.discovery.getProviders().flatMap(({ instance, metatype }) => {
      if (!metatype || typeof instance !== 'object' || instance === null) return [];
      return this.commandsOf(instance as Record<string, Run>);
    });
  }

  private commandsOf(provider: Record<string, Run>): FoundCommand[] {
    return this.scanner.getAllMethodNames(Object.getPrototypeOf(provider) as object).flatMap((method) => {
      const run = provider[method];
      const metadata = run && (Reflect.getMetadata(CLI_COMMAND, run) as CliCommandMetadata | undefined);
      return run && metadata ? [{ ...metadata, run: run.bind(provider) }] : [];
    });
  }
}
