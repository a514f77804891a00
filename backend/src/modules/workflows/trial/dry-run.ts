import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  actionTitles,
  DomainError,
  type DryRunWorkflow,
  type WorkflowAction,
  type WorkflowDefinition,
  type WorkflowDryRun,
} from '@portal/contracts';
import { RenderTime } from '../../../infrastructure/message-texts/index.js';
import type { StepContext } from '../actions/step.js';
import { describeFailing, findFailing } from '../engine/evaluate-conditions.js';
import { readConditionContexts } from '../engine/condition-context.js';
import { RecordSearch } from '../engine/record-search.js';
import { skippedBy, withoutConditions } from '../engine/runner.js';
import { fillInStep } from '../engine/step-texts.js';
import { recordIdOf } from '../records/event-records.js';
import { refOf, WorkflowRecords } from '../records/workflow-records.js';
import { WorkflowRun } from '../runs/workflow-run.entity.js';
import { findReferences } from '../runs/references.js';
import { recordOfStart } from '../triggers/workflow-trigger.entity.js';
import { findPastEvent } from './past-test.js';
import { StepPreview } from './step-preview.js';

interface Named {
  id: string;
  name: string;
}

const DRAFT: Named = { id: '00000000-0000-7000-8000-000000000000', name: 'Draft' };

/** Says what a run on one record would do, with its texts filled in, without doing it. */
@Injectable()
export class DryRun {
  constructor(
    private readonly em: EntityManager,
    private readonly records: WorkflowRecords,
    private readonly search: RecordSearch,
    private readonly preview: StepPreview,
  ) {}

  /** @throws DomainError `workflow.no_record`, `workflow.record_not_found` */
  async of(definition: WorkflowDefinition, given: DryRunWorkflow, workflow: Named = DRAFT): Promise<WorkflowDryRun> {
    const { trigger, conditions, actions } = definition;
    const kind = recordOfStart(trigger);
    const event = given.event_id ? await findPastEvent(this.em, given.event_id) : undefined;
    const recordId = given.record_id ?? (event ? recordIdOf(event) : null);
    if (kind !== null && recordId === null) throw new DomainError('workflow.no_record');
    const record = kind && recordId ? await this.records.find(kind, recordId) : null;
    if (kind !== null && !record) throw new DomainError('workflow.record_not_found');
    const { now, factsOf } = await this.search.asked();
    const facts = event ? (await readConditionContexts(this.em.fork(), [event]))(event, record) : factsOf(record);
    const ref = kind && record ? refOf(kind, record) : null;
    const run = WorkflowRun.begin({
      triggerId: workflow.id,
      triggerVersion: 1,
      stepsTotal: actions.length,
      source: trigger.type,
      dedupeKey: 'dry-run',
      record: ref,
      payload: event?.payload ?? {},
      event, // decides what customers may read of it
    });
    const author = (): Promise<never> => Promise.reject(new DomainError('workflow.no_author'));
    const context: StepContext = { em: this.em.fork(), run, workflow, kind, record, facts, now, author };
    const failing = findFailing(conditions, facts, now);
    const steps: WorkflowDryRun['steps'] = [];
    const time = RenderTime.ofPreview();
    for (const [position, action] of actions.entries()) steps.push(await this.tryStep(action, position, context, time));
    return {
      record: ref,
      matched: failing === null,
      failed_condition: failing && describeFailing(failing, facts, now),
      steps,
      references: await findReferences(
        this.em,
        steps.map(({ input }) => input),
      ),
    };
  }

  private async tryStep(
    action: WorkflowAction,
    position: number,
    context: StepContext,
    time: RenderTime,
  ): Promise<WorkflowDryRun['steps'][number]> {
    const step = { position, action_type: action.type, title: actionTitles[action.type] };
    const skipped = skippedBy(action, context);
    if (skipped !== undefined) return { ...step, would: 'skip', input: null, note: skipped };
    try {
      const filled = fillInStep(action, context, time);
      const { note, waits } = await this.preview.of(filled, context, action);
      return { ...step, would: waits ? 'wait' : 'run', input: withoutConditions(filled), note };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { ...step, would: 'fail', input: null, note: error.message };
    }
  }
}
