import type { EntityManager } from '@mikro-orm/postgresql';
import type { ActionOf, UserActor, WorkflowActionType, WorkflowRecordKind } from '@portal/contracts';
import type { ConditionContext } from '../engine/condition-context.js';
import type { RecordView } from '../records/workflow-records.js';
import type { Waiting, WorkflowRun } from '../runs/workflow-run.entity.js';

/** What a step works with: its run, the record as it is now, and the transaction that all of it belongs to. */
export interface StepContext {
  em: EntityManager;
  run: WorkflowRun;
  workflow: { id: string; name: string };
  kind: WorkflowRecordKind | null;
  record: RecordView | null;
  facts: ConditionContext;
  /** Now, by the database's clock, which decides what is due. */
  now: Date;
  /** The admin in whose name comments and tickets are written. @throws DomainError `workflow.no_author` */
  author: () => Promise<UserActor>;
}

/** What came of a step. */
export interface StepResult {
  output: Record<string, unknown>;
  /** It isn't done until this has come. */
  wait?: Waiting;
  /** The run ends here, as succeeded. */
  stop?: string;
  /** The webhook it called. */
  deliveryId?: string;
}

export const done = (output: Record<string, unknown> = {}): StepResult => ({ output });

/**
 * Takes a step whose texts are filled in. @param source as its author wrote it
 * @throws DomainError as the service that does it
 */
export type TakeStep<Type extends WorkflowActionType> = (
  action: ActionOf<Type>,
  context: StepContext,
  source: ActionOf<Type>,
) => Promise<StepResult> | StepResult;

/** What is done at each kind of step. */
export type Steps = { readonly [Type in WorkflowActionType]: TakeStep<Type> };
