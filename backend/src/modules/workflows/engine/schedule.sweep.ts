import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { workflowLimits, type ScheduleStart, type WorkflowRecordRef } from '@portal/contracts';
import { sql, type NotNull } from 'kysely';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { WorkflowRun } from '../runs/workflow-run.entity.js';
import { nextRunOf } from '../triggers/next-run.js';
import { WorkflowTrigger } from '../triggers/workflow-trigger.entity.js';
import { runsOfLate } from './matches.js';
import { RecordSearch } from './record-search.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';

function dueWorkflows(em: EntityManager) {
  const enabled = kysely(em).selectFrom('workflow_triggers').where('status', '=', sql.lit('enabled'));
  const due = enabled.where('deleted_at', 'is', null).where('next_run_at', '<=', sql<string>`now()`);
  const columns = due.select(['id', 'version', 'next_run_at', sql<string>`now()`.as('now')]);
  return columns.$narrowType<{ next_run_at: NotNull }>();
}

/** Begins the runs of workflows whose schedule is due; times that were missed count as one. */
@Injectable()
export class WorkflowSchedules extends Sweep {
  readonly name = 'start-scheduled-workflow';
  readonly every = 15_000;

  constructor(private readonly search: RecordSearch) {
    super();
  }

  async findDue(em: EntityManager): Promise<string[]> {
    return (await dueWorkflows(em).orderBy('next_run_at').orderBy('id').execute()).map(({ id }) => id);
  }

  /** Looks for the records before the workflow is locked: that may take a while. */
  async handle(em: EntityManager, id: string): Promise<void> {
    const due = await dueWorkflows(em).where('id', '=', id).executeTakeFirst();
    if (!due) return;
    const found = await this.search.matching(await em.fork().findOneOrFail(WorkflowTrigger, { id }));
    await em.transactional(async (inside) => {
      const stillDue = dueWorkflows(inside).where('id', '=', id).where('version', '=', due.version);
      if (!(await stillDue.forUpdate().skipLocked().executeTakeFirst())) return;
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
  const runs = await runsOfLate(em, id, cooldownMinutes).select('record_id').distinct().execute();
  return new Set(runs.flatMap(({ record_id: recordId }) => recordId ?? []));
}
