import { SetMetadata } from '@nestjs/common';
import type { MarkedMethod, MarksMethod } from '../discovery/registry.js';

export const CLI_COMMAND = Symbol('cli command');

interface CliCommandMetadata {
  name: string;
  /** For example `grant-admin <email>`; an argument in brackets may be left out. */
  usage: string;
  /** One sentence for the list of commands. */
  description: string;
}

type Run = (args: string[]) => Promise<void>;

export type FoundCommand = MarkedMethod<CliCommandMetadata, Run>;

/**
 * Makes a provider's method a command of main.cli: `(args: string[]) => Promise<void>`; what it prints is the answer.
 * A DomainError is printed as its sentence and ends the command with 1.
 */
export const CliCommand = (usage: string, description: string): MarksMethod<Run> =>
  SetMetadata(CLI_COMMAND, { name: usage.split(' ')[0] ?? usage, usage, description } satisfies CliCommandMetadata);
