import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CliCommands } from './cli-commands.js';

@Module({ imports: [DiscoveryModule], providers: [CliCommands], exports: [CliCommands] })
export class CliModule {}
