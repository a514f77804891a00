import {
  noConditions,
  workflowLimits,
  type ConditionGroup,
  type WorkflowAction,
  type WorkflowActionType,
  WorkflowStart,
  type WorkflowView,
  Condition,
  conditionGroup,
  CreateWorkflow,
  isConditionGroup,
  isStepFor,
  workflowRecords,
  type WorkflowRecordKind,
} from '@portal/contracts';
import type { z } from 'zod';
import { fieldSpecs, type FieldSpec, schemaOfStep } from '../step-fields/field-spec.js';
import { recordOf } from '../labels/trigger-labels.js';

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
function toAction({ type, only_if, ...fields }: ActionDraft): WorkflowAction {
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

/** What is wrong with a draft: sentences by the path that the API uses, such as `actions.1.title`. */
export type Problems = Readonly<Record<string, string>>;

const at = (prefix: string, path: readonly PropertyKey[]): string => [prefix, ...path.map(String)].join('.');

/** The schemas' own words for what is missing are made for developers. */
const sentence = ({ code, message }: z.core.$ZodIssue): string =>
  code === 'invalid_type' || code === 'invalid_value' || code === 'invalid_union' ? 'Required' : message;

const issuesOf = (prefix: string, result: z.ZodSafeParseResult<unknown>): [string, string][] =>
  (result.error?.issues ?? []).map((issue) => [at(prefix, issue.path), sentence(issue)]);

/** Each comparison by itself: the schema of a tree says of a wrong leaf only that it is neither leaf nor tree. */
function problemsOfTree(tree: ConditionGroup, prefix: string): [string, string][] {
  const found = tree.conditions.flatMap((one, index): [string, string][] => {
    const path = `${prefix}.conditions.${index}`;
    return isConditionGroup(one) ? problemsOfTree(one, path) : issuesOf(path, Condition.safeParse(one)).map(worded);
  });
  const size =
    found.length === 0 ? conditionGroup.safeParse(tree).error?.issues.find(({ code }) => code === 'custom') : undefined;
  return size ? [[prefix, size.message]] : found;
}

const worded = ([path, message]: [string, string]): [string, string] =>
  path.endsWith('.field') ? [path, 'Choose a field'] : [path, message];

const isTree = (value: unknown): boolean => typeof value === 'object' && value !== null && 'match' in value;

function problemsOfStep({ action }: DraftStep, index: number, kind: WorkflowRecordKind | null): [string, string][] {
  const prefix = `actions.${index}`;
  if (!isStepFor(action.type, kind)) {
    const about = kind ? `a ${workflowRecords[kind].label.toLowerCase()}` : 'no record';
    return [[`${prefix}.type`, `Not possible in a workflow about ${about}`]];
  }
  const fields = Object.entries(toAction(action)) as [string, unknown][];
  const trees = fields.filter(([, value]) => isTree(value)) as [string, ConditionGroup][];
  const schema = schemaOfStep(action.type);
  return [
    ...(schema
      ? issuesOf(prefix, schema.safeParse(Object.fromEntries(fields.filter(([, value]) => !isTree(value)))))
      : []),
    ...trees.flatMap(([name, tree]) => problemsOfTree(tree, `${prefix}.${name}`)),
  ];
}

/** What a draft still lacks before it can be saved, in the words of the contract. */
export function problemsOf(draft: WorkflowDraft): Problems {
  const { name, description, cooldown_minutes: cooldown, trigger, conditions, steps } = draft;
  const { shape } = CreateWorkflow;
  const kind = trigger ? recordOf(trigger) : null;
  return Object.fromEntries(
    [
      ...issuesOf('name', shape.name.safeParse(name)),
      ...issuesOf('description', shape.description.safeParse(description)),
      ...issuesOf('cooldown_minutes', shape.cooldown_minutes.safeParse(cooldown)),
      ...(trigger
        ? issuesOf('trigger', WorkflowStart.safeParse(trigger))
        : [['trigger', 'Choose what starts it'] as const]),
      ...problemsOfTree(conditions, 'conditions'),
      ...issuesOf('actions', shape.actions.min(1).safeParse(steps.length > 0 ? [{ type: 'stop', reason: '' }] : [])),
      ...steps.flatMap((step, index) => (trigger ? problemsOfStep(step, index, kind) : [])),
    ].reverse(), // of several for one field the first stays
  );
}

/** The problems below a path, with the rest of their paths; those of the path itself under ''. */
export const problemsBelow = (problems: Problems, prefix: string): Problems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, message]) =>
      path === prefix
        ? [['', message]]
        : path.startsWith(`${prefix}.`)
          ? [[path.slice(prefix.length + 1), message]]
          : [],
    ),
  );
