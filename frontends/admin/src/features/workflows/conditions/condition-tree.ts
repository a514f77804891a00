import {
  operatorsByType,
  type Condition,
  type ConditionGroup,
  type ConditionOperator,
  type WorkflowField,
} from '@portal/contracts';

export const newCondition = (): Condition => ({ field: '', operator: 'is', value: '' });

export const newGroup = (): ConditionGroup => ({ match: 'any', conditions: [newCondition()] });

/** The operators that a field takes, in their order. */
export const operatorsOf = (field: WorkflowField | undefined): readonly ConditionOperator[] =>
  field ? [...operatorsByType[field.type], ...(field.can_change ? (['changed_to'] as const) : [])] : ['is'];

/** The value that a comparison begins with. */
function firstValue(field: WorkflowField | undefined, operator: ConditionOperator): Condition['value'] {
  if (operator === 'in') return [];
  return operator === 'is_set' || field?.type === 'boolean' ? true : '';
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
  const isKept = ![operator, before.operator].some((one) => one === 'is_set' || one === 'in');
  return { ...before, operator, value: isKept ? before.value : firstValue(field, operator) };
}
