import { Module } from '@nestjs/common';
import { DeletionChecks } from './deletion-checks.js';

/** What still needs a record may refuse its deletion. */
@Module({ providers: [DeletionChecks], exports: [DeletionChecks] })
export class DeletionModule {}
