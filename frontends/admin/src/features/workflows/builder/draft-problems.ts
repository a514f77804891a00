import {
  condition,
  conditionGroup,
  createWorkflow,
  isStepFor,
  workflowRecords,
  workflowStart,
  type ConditionGroup,
  type WorkflowRecordKind,
} from '@portal/contracts';
import type { z } from 'zod';
import { schemaOfStep } from '../forms/field-spec.js';
import { isGroup } from '../labels/condition-labels.js';
import { recordOf } from '../labels/trigger-labels.js';
import { toAction, type DraftStep, type WorkflowDraft } from './draft.js';

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
    return isGroup(one) ? problemsOfTree(one, path) : issuesOf(path, condition.safeParse(one)).map(worded);
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
  const { shape } = createWorkflow;
  const kind = trigger ? recordOf(trigger) : null;
  return Object.fromEntries(
    [
      ...issuesOf('name', shape.name.safeParse(name)),
      ...issuesOf('description', shape.description.safeParse(description)),
      ...issuesOf('cooldown_minutes', shape.cooldown_minutes.safeParse(cooldown)),
      ...(trigger
        ? issuesOf('trigger', workflowStart.safeParse(trigger))
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
