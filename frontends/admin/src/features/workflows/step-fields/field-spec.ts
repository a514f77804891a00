import { WorkflowAction, workflowEventNames, type WorkflowActionType } from '@portal/contracts';
import { z } from 'zod';

/** The control that a field of a step gets. */
export type FieldKind =
  | 'template'
  | 'line'
  | 'address'
  | 'reference'
  | 'status'
  | 'settable'
  | 'value'
  | 'choice'
  | 'choices'
  | 'boolean'
  | 'number'
  | 'money'
  | 'duration'
  | 'event'
  | 'recipients'
  | 'conditions';

/** A field of a step's form, as its schema describes it. */
export interface FieldSpec {
  name: string;
  title: string;
  description: string | undefined;
  kind: FieldKind;
  /** Of a choice, in the order of the schema. */
  options: readonly string[];
  /** What a reference is chosen from: "admin", "user", "project". */
  picker: string | undefined;
  /** Characters of a text. */
  max: number | undefined;
  isRequired: boolean;
  isNullable: boolean;
  /** What the schema takes in place of nothing. */
  initial: unknown;
}

type Schema = z.core.$ZodType;

interface Facts {
  title?: string | undefined;
  description?: string | undefined;
  'x-template'?: boolean;
  'x-picker'?: string;
}

/** The schema beneath optional, nullable and default. */
function innerOf(schema: Schema): Schema | undefined {
  const { type, innerType } = schema._zod.def as { type: string; innerType?: Schema };
  return ['optional', 'nullable', 'default'].includes(type) ? innerType : undefined;
}

/** What a schema says of itself; what is said outside hides what is said within. */
function factsOf(schema: Schema): Facts {
  const inner = innerOf(schema);
  return { ...(inner ? factsOf(inner) : {}), ...(z.globalRegistry.get(schema) as Facts | undefined) };
}

function baseOf(schema: Schema): Schema {
  const inner = innerOf(schema);
  return inner ? baseOf(inner) : schema;
}

const valuesOf = (schema: Schema): string[] =>
  Object.values((schema._zod.def as { entries?: Record<string, string> }).entries ?? {});

const takes = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

const isEventName = (values: readonly string[]): boolean => values.length === workflowEventNames.length;

function kindOfText(schema: Schema, facts: Facts): FieldKind {
  if (facts['x-picker'] === 'status') return 'status';
  if (facts['x-picker'] === 'settable_field') return 'settable';
  if (facts['x-picker']) return 'reference';
  if (facts['x-template']) return 'template';
  return (schema._zod.def as { format?: string }).format === 'url' ? 'address' : 'line';
}

function kindOf(schema: Schema, facts: Facts): FieldKind {
  const { type, element, shape } = schema._zod.def as { type: string; element?: Schema; shape?: object };
  switch (type) {
    case 'enum':
      return isEventName(valuesOf(schema)) ? 'event' : 'choice';
    case 'boolean':
      return 'boolean';
    case 'number':
      return facts.description === 'US dollars' ? 'money' : 'number';
    case 'object':
      return shape && 'match' in shape ? 'conditions' : 'duration';
    case 'array':
      return element && valuesOf(element).length > 0 ? 'choices' : 'recipients';
    case 'union':
      return 'value';
    default:
      return kindOfText(schema, facts);
  }
}

function specOf(name: string, schema: Schema): FieldSpec {
  const base = baseOf(schema);
  const facts = factsOf(schema);
  const kind = kindOf(base, facts);
  const { element } = base._zod.def as { element?: Schema };
  const empty = z.safeParse(schema, undefined);
  return {
    name,
    title: facts.title ?? name,
    description: facts.description,
    kind,
    options: valuesOf(element ?? base),
    picker: facts['x-picker'],
    max: (base as { maxLength?: number | null }).maxLength ?? undefined,
    isRequired: !empty.success && !takes(schema, '') && !takes(schema, null),
    isNullable: takes(schema, null),
    initial: empty.success ? empty.data : undefined,
  };
}

const hidden: ReadonlySet<string> = new Set(['type', 'only_if']);

/** The schema of a step. */
export const schemaOfStep = (type: WorkflowActionType) =>
  WorkflowAction.options.find((option) => option.shape.type.value === type);

const made = new Map<WorkflowActionType, readonly FieldSpec[]>();

/** The fields of a step's form, made from its schema, in its order. */
export function fieldSpecs(type: WorkflowActionType): readonly FieldSpec[] {
  const known = made.get(type);
  if (known) return known;
  const shape = (schemaOfStep(type)?.shape ?? {}) as Readonly<Record<string, Schema>>;
  const specs = Object.entries(shape)
    .filter(([name]) => !hidden.has(name))
    .map(([name, schema]) => specOf(name, schema));
  made.set(type, specs);
  return specs;
}
