import { fieldLabel, workflowEventName, workflowRecipient } from '@portal/contracts';
import { durationText, recipientText, waitedFor } from '../words/action-words.js';
import { choiceText } from '../words/condition-words.js';
import { channelLabels } from '../words/workflow-labels.js';

/** Fields whose values are words of the product, such as `in_progress`. */
const choices: ReadonlySet<string> = new Set([
  'status',
  'priority',
  'category',
  'visibility',
  'deal_type',
  'interval',
  'on_event',
  'on_timeout',
]);

/** What a field of a step is called: "Record number", "URL". */
export const stepFieldLabel = (field: string): string => fieldLabel(field).replace(/\burl\b/i, 'URL');

/** A value of a step as the builder says it ("5 days", "all admins"); null where it is shown as it is. */
export function stepWords(field: string, value: unknown): string | null {
  const recipient = workflowRecipient.safeParse(value);
  if (recipient.success) return recipientText(recipient.data);
  if (typeof value !== 'string') return durationText(value) || null;
  if (field === 'event' && workflowEventName.safeParse(value).success) return waitedFor(value);
  if (field === 'channels') return channelLabels[value]?.toLowerCase() ?? null;
  return choices.has(field) ? choiceText(value).toLowerCase() : null;
}
