import {
  fieldLabel,
  settableFields,
  workflowEventName,
  WorkflowRecipient,
  type ConditionGroup,
  type WorkflowActionType,
  type WorkflowRecordKind,
  type WorkflowReference,
} from '@portal/contracts';
import { fieldSpecs } from '../step-fields/field-spec.js';
import { durationText, recipientText, waitedFor } from '../labels/action-labels.js';
import { choiceText, groupText, knownFields } from '../labels/condition-labels.js';
import { channelLabels } from '../labels/workflow-labels.js';

/** What the words of a step's values are taken from. */
export interface StepAbout {
  /** The record that the run is about. */
  kind: WorkflowRecordKind | null;
  /** Whose fields they are; null for those of an event or of what came of a step. */
  type: WorkflowActionType | null;
  /** What ids name. */
  references: ReadonlyMap<string, WorkflowReference>;
}

export const aboutNothing: StepAbout = { kind: null, type: null, references: new Map() };

/** What the ids of a run or a dry run name, by these ids. */
export const referencesOf = (list: readonly WorkflowReference[]): StepAbout['references'] =>
  new Map(list.map((one) => [one.id, one]));

/** Fields whose values are words of the product, such as `in_progress`. */
const choices: ReadonlySet<string> = new Set([
  'status',
  'current_status',
  'from',
  'to',
  'source',
  'priority',
  'category',
  'visibility',
  'deal_type',
  'interval',
  'on_event',
  'on_timeout',
]);

const isWord = (text: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(text);

/** What a field of a step is called: as in the builder's form, else by its name: "Subject", "Record number", "URL". */
export function stepFieldLabel(field: string, type: WorkflowActionType | null = null): string {
  const own = type && fieldSpecs(type).find(({ name }) => name === field)?.title;
  return own ?? fieldLabel(field).replace(/\burl\b/i, 'URL');
}

const isGroup = (value: unknown): value is ConditionGroup =>
  typeof value === 'object' && value !== null && 'match' in value && 'conditions' in value;

/** The fields of a step that its words depend on. */
type Beside = Readonly<Record<string, unknown>>;

/** A value of a step as the builder says it ("5 days", "all admins"); null where it is shown as it is. */
export function stepWords(
  field: string,
  value: unknown,
  { kind, type, references }: StepAbout = aboutNothing,
  beside: Beside = {},
): string | null {
  const recipient = WorkflowRecipient.safeParse(value);
  if (recipient.success) {
    const person = recipient.data.to === 'person' ? references.get(recipient.data.user_id) : undefined;
    return person?.label ?? recipientText(recipient.data);
  }
  if (isGroup(value)) {
    const event = workflowEventName.safeParse(beside['event']).data;
    return groupText(value, knownFields(kind, event), (id) => references.get(id)?.label);
  }
  if (typeof value !== 'string') return durationText(value) || null;
  if (field === 'event' && workflowEventName.safeParse(value).success) return waitedFor(value);
  if (field === 'channels') return channelLabels[value]?.toLowerCase() ?? null;
  if (type === 'set_field') return setFieldWords(field, value, kind, beside);
  return choices.has(field) && isWord(value) ? choiceText(value).toLowerCase() : null;
}

/** Which field is set, by its label, and a choice in words. */
function setFieldWords(field: string, value: string, kind: WorkflowRecordKind | null, beside: Beside): string | null {
  const settable = (name: unknown) =>
    kind && typeof name === 'string' ? settableFields(kind).find(({ path }) => path === `record.${name}`) : undefined;
  if (field === 'field') return settable(value)?.label ?? stepFieldLabel(value);
  return settable(beside['field'])?.type === 'choice' ? choiceText(value).toLowerCase() : null;
}
