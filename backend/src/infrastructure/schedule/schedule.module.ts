import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { NightlyRuns } from './nightly-runs.js';

/** What happens by the clock. */
@Module({ imports: [DiscoveryModule], providers: [NightlyRuns] })
export class ScheduleModule {}
