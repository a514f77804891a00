import { Injectable } from '@nestjs/common';
import type { WorkflowAction } from '@portal/contracts';
import { askApproval, delay, stop, waitUntil } from '../actions/wait-until.step.js';
import { NotifyStep } from '../actions/notify.js';
import { NewRecordReaders } from '../actions/new-record-readers.js';
import { RecordChanges } from '../actions/record-changes.js';
import { RecordCreations } from '../actions/record-creations.js';
import type { ActionOf, StepContext, StepResult, TakeStep } from '../actions/step.js';
import { CallWebhookStep } from '../webhooks/call-webhook.step.js';

type Steps = { readonly [Type in WorkflowAction['type']]: TakeStep<Type> };

/** Knows what to do at each kind of step. */
@Injectable()
export class StepExecutor {
  private readonly steps: Steps;

  constructor(
    changes: RecordChanges,
    creations: RecordCreations,
    notify: NotifyStep,
    webhooks: CallWebhookStep,
    private readonly readers: NewRecordReaders,
  ) {
    this.steps = {
      notify: notify.notify,
      add_comment: changes.addComment,
      set_field: changes.setField,
      assign: changes.assign,
      change_status: changes.changeStatus,
      create_task: creations.createTask,
      create_ticket: creations.createTicket,
      create_milestone: creations.createMilestone,
      create_deal_draft: creations.createDealDraft,
      call_webhook: webhooks.callWebhook,
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
