import { Module } from '@nestjs/common';
import { CliCommands } from './cli-commands.js';

@Module({ providers: [CliCommands], exports: [CliCommands] })
export class CliModule {}
