import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { workflowLimits, type ScheduleStart, type WorkflowRecordRef } from '@portal/contracts';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { WorkflowRun } from '../runs/workflow-run.entity.js';
import { nextRunOf } from '../triggers/next-run.js';
import { WorkflowTrigger } from '../triggers/workflow-trigger.entity.js';
import { RecordSearch } from './record-search.js';
import { idsOf, exists } from '../../../infrastructure/database/read-kit.js';

const DUE = `status = 'enabled' and deleted_at is null and next_run_at <= now()`;

/** Begins the runs of workflows whose schedule is due; times that were missed count as one. */
@Injectable()
export class WorkflowSchedules extends Sweep {
  readonly name = 'start-scheduled-workflow';
  readonly every = 15_000;

  constructor(private readonly search: RecordSearch) {
    super();
  }

  findDue(em: EntityManager): Promise<string[]> {
    return idsOf(em, `select id from workflow_triggers where ${DUE} order by next_run_at, id`);
  }

  /** Looks for the records before the workflow is locked: that may take a while. */
  async handle(em: EntityManager, id: string): Promise<void> {
    const [due] = await em.execute<{ now: Date | string; next_run_at: Date | string; version: number }[]>(
      `select now() as now, next_run_at, version from workflow_triggers where id = ? and ${DUE}`,
      [id],
    );
    if (!due) return;
    const found = await this.search.matching(await em.fork().findOneOrFail(WorkflowTrigger, { id }));
    await em.transactional(async (inside) => {
      const isStillDue = await exists(
        inside,
        `select 1 from workflow_triggers where id = ? and version = ? and ${DUE} for update skip locked`,
        [id, due.version],
      );
      if (!isStillDue) return;
      const workflow = await lockForUpdate(inside, WorkflowTrigger, { id });
      const slot = new Date(due.next_run_at).toISOString();
      workflow.nextRunAt = nextRunOf(workflow.trigger, new Date(due.now));
      await begin(inside, workflow, slot, found);
    });
  }
}

/** @param found the records that meet the conditions; null where the runs are about none */
async function begin(
  em: EntityManager,
  workflow: WorkflowTrigger,
  slot: string,
  found: readonly WorkflowRecordRef[] | null,
): Promise<void> {
  const { allow_many: isConfirmed } = workflow.trigger as ScheduleStart;
  const limit = isConfirmed ? workflowLimits.recordsPerConfirmedSchedule : workflowLimits.recordsPerSchedule;
  if (found && found.length > limit) {
    const run = runOf(workflow, slot, null);
    run.skip(`More than ${limit} records meet the conditions; nothing was done. Narrow them, or allow more records`);
    em.persist(run);
    return;
  }
  const lately = found && (await recordsOfLateRuns(em, workflow));
  const records = found ? found.filter(({ id }) => !lately?.has(id)) : [null];
  for (const record of records) em.persist(runOf(workflow, slot, record));
}

const runOf = (workflow: WorkflowTrigger, slot: string, record: WorkflowRecordRef | null): WorkflowRun =>
  WorkflowRun.begin({
    triggerId: workflow.id,
    triggerVersion: workflow.triggerVersion,
    stepsTotal: workflow.actions.length,
    source: 'schedule',
    dedupeKey: `${slot} ${record?.id ?? ''}`.trim(),
    record,
    payload: { scheduled_at: slot },
  });

/** Records on which it ran within its cooldown. */
async function recordsOfLateRuns(em: EntityManager, { id, cooldownMinutes }: WorkflowTrigger): Promise<Set<string>> {
  const ids = await idsOf(
    em,
    `select distinct record_id from workflow_runs where trigger_id = ? and record_id is not null
       and status <> 'skipped' and created_at > now() - ? * interval '1 minute'`,
    [id, cooldownMinutes],
  );
  return new Set(ids);
}
