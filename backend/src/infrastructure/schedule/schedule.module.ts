import { Global, Module } from '@nestjs/common';
import { DueProcessor } from './due.processor.js';
import { SchedulesProcessor } from './schedules.processor.js';

/** What happens by the clock. */
@Global()
@Module({
  providers: [SchedulesProcessor, DueProcessor],
  exports: [SchedulesProcessor],
})
export class ScheduleModule {}
