import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  workflowLimits,
  type ConditionGroup,
  type WorkflowRecordKind,
  type WorkflowRecordRef,
} from '@portal/contracts';
import { refOf, type RecordView, WorkflowRecords } from '../records/workflow-records.js';
import { findFailing, type EvaluationContext } from './evaluate.js';
import type { ConditionContext } from './condition-context.js';
import { ConditionContextReader } from './condition-context.reader.js';

interface Searched {
  recordKind: WorkflowRecordKind | null;
  conditions: ConditionGroup;
}

/** Finds the records that meet the conditions of a workflow that begins without an event. */
@Injectable()
export class RecordSearch {
  constructor(
    private readonly records: WorkflowRecords,
    private readonly facts: ConditionContextReader,
  ) {}

  /**
   * Those of all records of the workflow's kind, at most one more than may be; none where the conditions of a workflow
   * about no record don't hold. @returns null where its runs are about no record
   */
  async matching({ recordKind, conditions }: Searched): Promise<WorkflowRecordRef[] | null> {
    const { moment, factsOf } = await this.asked();
    if (recordKind === null) return findFailing(conditions, factsOf(null), moment) === null ? null : [];
    const found: WorkflowRecordRef[] = [];
    for await (const view of this.records.all(recordKind)) {
      if (findFailing(conditions, factsOf(view), moment) === null) found.push(refOf(recordKind, view));
      if (found.length > workflowLimits.recordsPerConfirmedSchedule) break;
    }
    return found;
  }

  /**
   * What conditions are evaluated against when no event caused the run.
   * @param em that of the caller's transaction, if there is one
   */
  async asked(
    em?: EntityManager,
  ): Promise<{ moment: EvaluationContext; factsOf: (record: RecordView | null) => ConditionContext }> {
    const moment = await this.facts.moment(em);
    const time = this.facts.time(moment.now, await this.facts.closedDays(em));
    return {
      moment,
      factsOf: (record) => ({ event: {}, record: record ?? {}, actor: { kind: 'system', id: null, role: null }, time }),
    };
  }
}
