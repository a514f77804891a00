import { Controller, Get } from '@nestjs/common';
import { ListWork, WorkQueue, type Actor } from '@portal/contracts';
import { CurrentActor, Operation, Query } from '../../infrastructure/http/operation.js';
import { WorkQueueReader } from './work-queue.reader.js';

@Controller('analytics/work-queue')
export class WorkQueueController {
  constructor(private readonly work: WorkQueueReader) {}

  @Get()
  @Operation('Get the queue of work', 'analytics.work_queue', WorkQueue, {
    description:
      'What waits for one of us, over all domains: promises to customers that are late or due within the hour, then all else, each by its due time.',
  })
  list(@CurrentActor() actor: Actor, @Query(ListWork) query: ListWork) {
    return this.work.list(actor, query);
  }
}
