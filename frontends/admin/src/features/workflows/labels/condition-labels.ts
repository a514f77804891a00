import {
  fieldLabel,
  fieldsFor,
  isConditionGroup,
  type Condition,
  type ConditionGroup,
  type ConditionOperator,
  type WorkflowEventName,
  type WorkflowField,
  type WorkflowFieldType,
  type WorkflowRecordKind,
} from '@portal/contracts';
import { uncapitalized } from '@portal/ui';

export type KnownFields = ReadonlyMap<string, WorkflowField>;

/** The fields that conditions and texts may use, by their paths. */
export const knownFields = (kind: WorkflowRecordKind | null, event?: WorkflowEventName): KnownFields =>
  new Map(fieldsFor(kind, event).map((field) => [field.path, field]));

/** What an id names; undefined where that isn't known. */
type NameOfId = (id: string) => string | undefined;

const unnamed: NameOfId = () => undefined;

const times: ReadonlySet<WorkflowFieldType> = new Set(['instant', 'day']);

const plainOperators: Readonly<Record<ConditionOperator, string>> = {
  is: 'is',
  is_not: 'is not',
  in: 'is one of',
  contains: 'contains',
  gt: 'is more than',
  lt: 'is less than',
  is_set: 'is set',
  changed_to: 'changed to',
};

/** An operator in words, for a type of field: "is after" of a day, "is more than" of a number. */
export function operatorText(operator: ConditionOperator, type: WorkflowFieldType = 'text'): string {
  if (operator === 'gt' && times.has(type)) return 'is after';
  if (operator === 'lt' && times.has(type)) return 'is before';
  return plainOperators[operator];
}

/** A value of a choice in words: "in_progress" as "In progress". */
export const choiceText = (value: string): string => fieldLabel(value);

/** Fields of events whose own words say too little without the event's name before them. */
const eventFields: Readonly<Record<string, string>> = {
  'event.from': 'Value before',
  'event.to': 'New value',
  'event.by': 'Done by',
};

/** What a field is called; one that isn't offered any more by its path. */
export const fieldText = (path: string, fields: KnownFields): string =>
  eventFields[path] ?? fields.get(path)?.label ?? fieldLabel(path.split('.').at(-1) ?? path);

function valueText(value: unknown, field: WorkflowField | undefined, nameOf: NameOfId): string {
  if (Array.isArray(value)) return value.map((one) => valueText(one, field, nameOf)).join(', ');
  if (value === undefined || value === '') return '…';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field?.type === 'id') return (typeof value === 'string' ? nameOf(value) : undefined) ?? 'the chosen one';
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  return field?.type === 'choice' ? choiceText(text).toLowerCase() : text;
}

/** One comparison as a sentence: "Priority is urgent", "Not within business hours". */
function conditionText(
  { field: path, operator, value }: Condition,
  fields: KnownFields,
  nameOf: NameOfId = unnamed,
): string {
  const field = fields.get(path);
  const label = path === '' ? 'A field' : fieldText(path, fields);
  if (field?.type === 'boolean' && typeof value === 'boolean') {
    const holds = (operator === 'is') === value;
    return holds ? label : `Not ${uncapitalized(label)}`;
  }
  if (operator === 'is_set') return `${label} ${value === false ? 'is not set' : 'is set'}`;
  return `${label} ${operatorText(operator, field?.type)} ${valueText(value, field, nameOf)}`;
}

export const matchTexts = {
  all: 'All of these',
  any: 'Any of these',
  none: 'None of these',
} as const satisfies Record<ConditionGroup['match'], string>;

/** A tree of conditions in one line: "Priority is urgent and not within business hours". */
export function groupText(group: ConditionGroup, fields: KnownFields, nameOf: NameOfId = unnamed): string {
  const parts = group.conditions.map((one) =>
    isConditionGroup(one) ? `(${uncapitalized(groupText(one, fields, nameOf))})` : conditionText(one, fields, nameOf),
  );
  if (parts.length === 0) return 'Always';
  const line = parts
    .map((part, at) => (at === 0 ? part : uncapitalized(part)))
    .join(group.match === 'all' ? ' and ' : ' or ');
  return group.match === 'none' ? `Not: ${line}` : line;
}
