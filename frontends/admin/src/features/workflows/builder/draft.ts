import {
  noConditions,
  workflowLimits,
  type ConditionGroup,
  type WorkflowAction,
  type WorkflowActionType,
  type WorkflowStart,
  type WorkflowView,
} from '@portal/contracts';
import { fieldSpecs, type FieldSpec } from '../forms/field-spec.js';

/** A step while it is being filled in: its fields may be missing or wrong. */
export interface ActionDraft {
  type: WorkflowActionType;
  only_if?: ConditionGroup | undefined;
  [field: string]: unknown;
}

export interface DraftStep {
  /** Stays the same while the step moves. */
  key: string;
  action: ActionDraft;
}

/** A workflow in the builder. */
export interface WorkflowDraft {
  name: string;
  description: string;
  /** As it was typed. */
  cooldown_minutes: number | string | null;
  /** null: not chosen yet. */
  trigger: WorkflowStart | null;
  conditions: ConditionGroup;
  steps: readonly DraftStep[];
}

/** What a definition begins with: a saved workflow, or a starter. */
export type Definition = Pick<WorkflowView, 'name' | 'description' | 'trigger' | 'conditions' | 'actions'> & {
  cooldown_minutes: number;
};

export const stepOf = (action: ActionDraft): DraftStep => ({ key: crypto.randomUUID(), action });

/** The draft of a definition. `keys` are those of the steps that were there, so that they stay the same cards. */
export const draftOf = (
  { name, description, trigger, conditions, actions, cooldown_minutes }: Definition,
  keys: readonly string[] = [],
): WorkflowDraft => ({
  name,
  description,
  cooldown_minutes,
  trigger,
  conditions,
  steps: actions.map((action, index) => {
    const step = stepOf({ ...action });
    return { ...step, key: keys[index] ?? step.key };
  }),
});

export const blankDraft = (): WorkflowDraft => ({
  name: '',
  description: '',
  cooldown_minutes: workflowLimits.cooldownDefault,
  trigger: null,
  conditions: noConditions,
  steps: [],
});

/** What a field of a new step holds: what the schema says, else what is asked for most. */
function initialOf({ kind, initial }: FieldSpec): unknown {
  if (initial !== undefined) return initial;
  if (kind === 'duration') return { amount: 1, unit: 'hours' };
  if (kind === 'recipients') return [{ to: 'admins' }];
  if (kind === 'template' || kind === 'line' || kind === 'reference') return '';
  return undefined;
}

/** A new step of a type. */
export const newAction = (type: WorkflowActionType): ActionDraft => ({
  type,
  ...Object.fromEntries(fieldSpecs(type).map((spec) => [spec.name, initialOf(spec)])),
});

/** Conditions that always hold are left out of a step. */
const isEmptyTree = (tree: unknown): boolean => tree === undefined || (tree as ConditionGroup).conditions.length === 0;

/** A step as the contract has it: fields that were left empty and may be are left out. */
export function toAction({ type, only_if, ...fields }: ActionDraft): WorkflowAction {
  const specs = fieldSpecs(type);
  const kept = specs.flatMap(({ name, isRequired, isNullable, kind }) => {
    const value = fields[name];
    if (value === undefined || (kind === 'conditions' && isEmptyTree(value))) return [];
    if (value === '' && kind === 'reference') return isNullable ? [[name, null]] : isRequired ? [[name, '']] : [];
    return value === '' && !isRequired && kind !== 'template' ? [] : [[name, value]];
  });
  // what isn't complete yet is refused by the schema, here and by the API
  return { type, ...Object.fromEntries(kept), ...(isEmptyTree(only_if) ? {} : { only_if }) } as WorkflowAction;
}

/** What the API takes of a draft. */
export const definitionOf = ({ trigger, conditions, steps }: WorkflowDraft) => ({
  trigger: trigger as WorkflowStart,
  conditions,
  actions: steps.map(({ action }) => toAction(action)),
});

/** What an update sends of a draft. */
export const fieldsOf = (draft: WorkflowDraft) => ({
  name: draft.name,
  description: draft.description,
  cooldown_minutes: draft.cooldown_minutes as number,
  ...definitionOf(draft),
});

/** The fields of a draft that differ from a saved workflow. */
export function changedFields(draft: WorkflowDraft, saved: Definition): Partial<ReturnType<typeof fieldsOf>> {
  const before = fieldsOf(draftOf(saved));
  return Object.fromEntries(
    Object.entries(fieldsOf(draft)).filter(
      ([key, value]) => stableText(value) !== stableText(before[key as keyof typeof before]),
    ),
  );
}

/** Whether two drafts say the same. */
export const isSameDraft = (one: WorkflowDraft, other: WorkflowDraft): boolean =>
  stableText(fieldsOf(one)) === stableText(fieldsOf(other));

/** A value as JSON with its keys in order: the database gives an object's keys back in an order of its own. */
const stableText = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
