import { fieldLabel, workflowEventName, WorkflowDuration, type WorkflowRecipient } from '@portal/contracts';
import { eventClause } from './trigger-labels.js';

const units = { minutes: 'minute', hours: 'hour', days: 'day' } as const;

/** A duration in words: "30 minutes", "1 day"; empty for one that isn't complete. */
export function durationText(value: unknown): string {
  const read = WorkflowDuration.safeParse(value);
  if (!read.success) return '';
  const { amount, unit }: WorkflowDuration = read.data;
  return `${amount} ${amount === 1 ? units[unit] : unit}`;
}

const recipientTexts: Readonly<Record<WorkflowRecipient['to'], string>> = {
  requester: 'the customer',
  assignee: 'the assignee',
  admins: 'all admins',
  on_call: 'on-call',
  person: 'a person',
  address: 'an address',
};

/** Labels of recipients; people are shown by their names elsewhere. */
export const recipientText = (recipient: WorkflowRecipient): string =>
  (recipient.to === 'address' && recipient.email) || recipientTexts[recipient.to];

/** What is waited for: "a ticket is answered". */
export function waitedFor(event: unknown): string {
  const name = workflowEventName.safeParse(event);
  return name.success ? eventClause(name.data) : 'something happens';
}

/** A text template as it is shown in little room: fields as their names. */
export const templateText = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .replaceAll(
          /\{\{\s*([\w.]+)[^}]*\}\}/g,
          (_, path: string) => `[${fieldLabel(path.split('.').at(-1) ?? path).toLowerCase()}]`,
        )
        .replaceAll(/\{%[^%]*%\}/g, '')
        .trim()
    : '';
