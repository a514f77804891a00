import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DeletionChecks } from './deletion-checks.js';

/** What still needs a record may refuse its deletion. */
@Module({ imports: [DiscoveryModule], providers: [DeletionChecks], exports: [DeletionChecks] })
export class DeletionModule {}
