import {
  operatorsByType,
  type Condition,
  type ConditionGroup,
  type ConditionOperator,
  type WorkflowField,
} from '@portal/contracts';

export type ConditionNode = Condition | ConditionGroup;

export const newCondition = (): Condition => ({ field: '', operator: 'is', value: '' });

export const newGroup = (): ConditionGroup => ({ match: 'any', conditions: [newCondition()] });

export const addTo = (group: ConditionGroup, node: ConditionNode): ConditionGroup => ({
  ...group,
  conditions: [...group.conditions, node],
});

export const replaceIn = (group: ConditionGroup, at: number, node: ConditionNode): ConditionGroup => ({
  ...group,
  conditions: group.conditions.map((one, index) => (index === at ? node : one)),
});

export const removeFrom = (group: ConditionGroup, at: number): ConditionGroup => ({
  ...group,
  conditions: group.conditions.filter((_, index) => index !== at),
});

/** The operators that a field takes, in their order. */
export const operatorsOf = (field: WorkflowField | undefined): readonly ConditionOperator[] =>
  field ? [...operatorsByType[field.type], ...(field.can_change ? (['changed_to'] as const) : [])] : ['is'];

/** The value that a comparison begins with. */
function firstValue(field: WorkflowField | undefined, operator: ConditionOperator): Condition['value'] {
  if (operator === 'is_set') return true;
  if (operator === 'in') return [];
  if (field?.type === 'boolean') return true;
  return '';
}

/** Another field: the operator stays where the field takes it, the value starts again. */
export function withField(before: Condition, field: WorkflowField): Condition {
  const operators = operatorsOf(field);
  const operator = operators.includes(before.operator) ? before.operator : (operators[0] ?? 'is');
  return { field: field.path, operator, value: firstValue(field, operator) };
}

/** Another operator: the value stays where both take the same kind. */
export function withOperator(
  before: Condition,
  operator: ConditionOperator,
  field: WorkflowField | undefined,
): Condition {
  const isKept = operator !== 'is_set' && operator !== 'in' && before.operator !== 'is_set' && before.operator !== 'in';
  return { ...before, operator, value: isKept ? before.value : firstValue(field, operator) };
}
