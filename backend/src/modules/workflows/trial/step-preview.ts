import { Injectable } from '@nestjs/common';
import { workflowEvents, workflowRecords, type WorkflowAction, type WorkflowDuration } from '@portal/contracts';
import { asInput } from '../actions/field-input.js';
import { NewRecordReaders } from '../actions/new-record-readers.js';
import { NotifyStep } from '../actions/notify.js';
import type { StepContext } from '../actions/step.js';
import { asJson } from '../webhooks/call-webhook.step.js';

const span = ({ amount, unit }: WorkflowDuration): string => `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`;
const shown = (value: string | number | boolean | null): string =>
  value === null || value === '' ? 'empty' : String(value);

/** Says in a sentence what a step would do. */
@Injectable()
export class StepPreview {
  constructor(
    private readonly notify: NotifyStep,
    private readonly readers: NewRecordReaders,
  ) {}

  /**
   * @param action with its texts filled in
   * @param source as its author wrote it
   * @throws DomainError as the step itself, as far as that shows without doing it
   */
  async of(action: WorkflowAction, context: StepContext, source: WorkflowAction) {
    await this.readers.assertSee(action, context, source);
    const waits = ['delay', 'wait_until', 'ask_approval'].includes(action.type);
    return { note: await this.noteOf(action, context), waits };
  }

  private async noteOf(action: WorkflowAction, context: StepContext): Promise<string> {
    const { kind } = context;
    switch (action.type) {
      case 'notify': {
        const names = await this.notify.preview(action.recipients, context);
        return names.length > 0 ? `Tells ${names.join(', ')}` : 'Tells nobody';
      }
      case 'add_comment':
        return action.visibility === 'internal' ? 'Adds an internal note' : 'Adds a comment that the customer sees';
      case 'set_field':
        if (kind) asInput(kind, { [action.field]: action.value });
        return `Sets ${action.field.replaceAll('_', ' ')} to ${shown(action.value)}`;
      case 'assign':
        return action.user_id === null ? 'Takes it from everybody' : 'Assigns it';
      case 'change_status':
        if (kind) asInput(kind, { [workflowRecords[kind].status ?? 'status']: action.status });
        return `Moves it to ${action.status.replaceAll('_', ' ')}`;
      case 'create_task':
      case 'create_ticket':
      case 'create_milestone':
      case 'create_deal_draft':
        return `Creates “${action.title}”`;
      case 'call_webhook':
        if (action.body) asJson(action.body);
        return `Calls ${action.url}`;
      case 'delay':
        return `Waits ${span(action.for)}`;
      case 'wait_until':
        return `Waits for “${workflowEvents[action.event].title}”, at most ${span(action.timeout)}`;
      case 'ask_approval':
        return `Asks the admins “${action.title}”, for at most ${span(action.timeout)}`;
      case 'stop':
        return 'Ends the run here';
    }
  }
}
