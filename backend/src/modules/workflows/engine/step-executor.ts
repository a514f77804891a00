import { Injectable } from '@nestjs/common';
import type { ActionOf, WorkflowAction } from '@portal/contracts';
import { askApproval, delay, stop, waitUntil } from '../actions/wait-until.step.js';
import { NotifyStep } from '../actions/notify.js';
import { NewRecordReaders } from '../actions/new-record-readers.js';
import { RecordChanges } from '../actions/record-changes.js';
import { RecordCreations } from '../actions/record-creations.js';
import type { StepContext, StepResult, Steps, TakeStep } from '../actions/step.js';
import { callWebhook } from '../webhooks/call-webhook.step.js';

/** Knows what to do at each kind of step. */
@Injectable()
export class StepExecutor {
  private readonly steps: Steps;

  constructor(
    changes: RecordChanges,
    creations: RecordCreations,
    notify: NotifyStep,
    private readonly readers: NewRecordReaders,
  ) {
    this.steps = {
      notify: notify.notify,
      ...changes.steps,
      ...creations.steps,
      call_webhook: callWebhook,
      delay,
      wait_until: waitUntil,
      ask_approval: askApproval,
      stop,
    };
  }

  /**
   * @param action with its texts filled in
   * @param source as its author wrote it
   * @throws DomainError as the service that does it; `workflow.unseen_record`
   */
  async take<Type extends WorkflowAction['type']>(
    action: ActionOf<Type>,
    context: StepContext,
    source: ActionOf<Type>,
  ): Promise<StepResult> {
    await this.readers.assertSee(action, context, source);
    const take = this.steps[action.type] as TakeStep<Type>;
    return take(action, context, source);
  }
}
