import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DueProcessor } from './due.processor.js';
import { SchedulesProcessor } from './schedules.processor.js';

/** What happens by the clock. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [SchedulesProcessor, DueProcessor],
  exports: [SchedulesProcessor],
})
export class ScheduleModule {}
