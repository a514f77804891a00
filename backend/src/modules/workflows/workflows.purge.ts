import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { workflowLimits } from '@portal/contracts';
import { type EventContext, OnDomainEvent } from '../../infrastructure/events/index.js';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';
import { WorkflowRun } from './runs/workflow-run.entity.js';

const OLD = `now() - interval '${workflowLimits.retentionDays} days'`;

/** Finished runs with their steps and webhooks go after 180 days, workflows 30 days after their deletion. */
@Injectable()
export class WorkflowsPurge {
  @Nightly('purge-workflow-runs')
  purgeRuns(em: EntityManager): Promise<number> {
    return purgeRows(em, 'workflow_runs', `select r.id from workflow_runs as r where r.finished_at < ${OLD}`);
  }

  @Nightly('purge-workflows')
  purge(em: EntityManager): Promise<number> {
    return purgeRows(em, 'workflow_triggers', `select w.id from workflow_triggers as w where ${isLongDeleted('w')}`);
  }

  /** Nothing goes on of a workflow that was deleted. */
  @OnDomainEvent('workflow_trigger.deleted')
  async cancelRuns({ event, em }: EventContext<'workflow_trigger.deleted'>): Promise<void> {
    const runs = await em.find(WorkflowRun, {
      triggerId: event.entity_id,
      status: { $in: ['queued', 'running', 'waiting'] },
    });
    for (const run of runs) run.cancel('The workflow was deleted');
  }
}
