import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  workflowLimits,
  type ConditionGroup,
  type WorkflowRecordKind,
  type WorkflowRecordRef,
} from '@portal/contracts';
import { refOf, type RecordView, WorkflowRecords } from '../records/workflow-records.js';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { findFailing } from './evaluate-conditions.js';
import { type ConditionContext, readConditionContexts } from './condition-context.js';

interface Searched {
  recordKind: WorkflowRecordKind | null;
  conditions: ConditionGroup;
}

/** Finds the records that meet the conditions of a workflow that begins without an event. */
@Injectable()
export class RecordSearch {
  constructor(
    private readonly em: EntityManager,
    private readonly records: WorkflowRecords,
  ) {}

  /**
   * Those of all records of the workflow's kind, at most one more than may be; none where the conditions of a workflow
   * about no record don't hold. @returns null where its runs are about no record
   */
  async matching({ recordKind, conditions }: Searched): Promise<WorkflowRecordRef[] | null> {
    const { now, factsOf } = await this.asked();
    if (recordKind === null) return findFailing(conditions, factsOf(null), now) === null ? null : [];
    const found: WorkflowRecordRef[] = [];
    for await (const view of this.records.all(recordKind)) {
      if (findFailing(conditions, factsOf(view), now) === null) found.push(refOf(recordKind, view));
      if (found.length > workflowLimits.recordsPerConfirmedSchedule) break;
    }
    return found;
  }

  /**
   * What conditions are evaluated against when no event caused the run.
   * @param em that of the caller's transaction, if there is one
   */
  async asked(em = this.em.fork()): Promise<{ now: Date; factsOf: (record: RecordView | null) => ConditionContext }> {
    const now = await databaseNow(em);
    const asked = { payload: {}, actor_kind: 'system', actor_id: null, occurred_at: now } as const;
    const contextOf = await readConditionContexts(em, [asked]);
    return { now, factsOf: (record) => contextOf(asked, record) };
  }
}
