import { z } from 'zod';
import { comparedText } from '../core/primitives.js';
import { workflowLimits } from './workflow-limits.js';

export const ConditionOperator = z.enum(['is', 'is_not', 'in', 'contains', 'gt', 'lt', 'is_set', 'changed_to']);
export type ConditionOperator = z.infer<typeof ConditionOperator>;

export const conditionMatches = ['all', 'any', 'none'] as const;

/** A field of the catalogue: `record.priority`, `event.to`, `actor.role`, `time.is_business_hours`. */
const fieldPath = z
  .string()
  .max(120)
  .regex(/^(record|event|actor|time)(\.[a-z0-9_]+){1,6}$/i, 'A field like record.priority');

const scalar = z.union([comparedText(500), z.number(), z.boolean()]);
export type ConditionValue = z.infer<typeof scalar>;

/** One comparison. `in` takes a list, `is_set` true or false, the others one value. */
export const Condition = z
  .strictObject({
    field: fieldPath.meta({ title: 'Field' }),
    operator: ConditionOperator.meta({ title: 'Operator' }),
    value: z
      .union([scalar, z.array(scalar).max(workflowLimits.conditionValues)])
      .optional()
      .meta({ title: 'Value' }),
  })
  .superRefine(({ operator, value }, context) => {
    const message = valueProblem(operator, value);
    if (message) context.addIssue({ code: 'custom', path: ['value'], message });
  })
  .meta({ id: 'WorkflowCondition' });
export type Condition = z.infer<typeof Condition>;

function valueProblem(operator: ConditionOperator, value: unknown): string | undefined {
  if (operator === 'is_set') return value === undefined || typeof value === 'boolean' ? undefined : 'True or false';
  if (operator === 'in') return Array.isArray(value) && value.length > 0 ? undefined : 'At least one value';
  if (value === undefined || value === '') return 'Required';
  return Array.isArray(value) ? 'One value' : undefined;
}

/** Conditions of which all, any or none must hold; groups may lie within groups. An empty group always holds. */
export interface ConditionGroup {
  match: (typeof conditionMatches)[number];
  conditions: (Condition | ConditionGroup)[];
}

const group: z.ZodType<ConditionGroup, ConditionGroup> = z
  .strictObject({
    match: z.enum(conditionMatches).meta({ title: 'Match' }),
    get conditions() {
      return z.array(z.union([Condition, group])).max(workflowLimits.conditions);
    },
  })
  .meta({ id: 'WorkflowConditionGroup' });

/** Whether a part of a tree is a group of its own. */
export const isConditionGroup = (one: Condition | ConditionGroup): one is ConditionGroup => 'match' in one;

/** How many comparisons a tree holds, and how deep its groups lie within each other. */
export function sizeOfConditions(tree: ConditionGroup): { count: number; depth: number } {
  const sizes = tree.conditions.map((one) => (isConditionGroup(one) ? sizeOfConditions(one) : { count: 1, depth: 0 }));
  return {
    count: sizes.reduce((sum, { count }) => sum + count, 0),
    depth: 1 + Math.max(0, ...sizes.map(({ depth }) => depth)),
  };
}

export const conditionGroup = group.refine((tree) => {
  const { count, depth } = sizeOfConditions(tree);
  return count <= workflowLimits.conditions && depth <= workflowLimits.conditionDepth;
}, `At most ${workflowLimits.conditions} conditions in groups ${workflowLimits.conditionDepth} deep`);

/** Always holds. */
export const noConditions: ConditionGroup = { match: 'all', conditions: [] };
