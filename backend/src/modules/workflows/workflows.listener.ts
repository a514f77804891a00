import { Injectable } from '@nestjs/common';
import { type EventContext, OnDomainEvent } from '../../infrastructure/events/index.js';
import { WorkflowRun } from './runs/workflow-run.entity.js';

/** Cancels what a deleted workflow still does. */
@Injectable()
export class WorkflowsPurge {
  @OnDomainEvent('workflow_trigger.deleted')
  async cancelRuns({ event, em }: EventContext<'workflow_trigger.deleted'>): Promise<void> {
    const runs = await em.find(WorkflowRun, {
      triggerId: event.entity_id,
      status: { $in: ['queued', 'running', 'waiting'] },
    });
    for (const run of runs) run.cancel('The workflow was deleted');
  }
}
