import { z } from 'zod';
import type { ConditionOperator } from './workflow-conditions.js';
import { object } from '../core/objects.js';

export const workflowFieldTypes = ['text', 'number', 'boolean', 'choice', 'instant', 'day', 'id', 'list'] as const;
export type WorkflowFieldType = (typeof workflowFieldTypes)[number];

/** A field that conditions and texts may use. */
export const WorkflowField = object('WorkflowField', {
  path: z.string().meta({ examples: ['record.priority'] }),
  label: z.string(),
  type: z.enum(workflowFieldTypes),
  values: z.array(z.string()).optional().meta({ description: 'Of a choice' }),
  can_change: z.boolean().meta({ description: 'Whether `changed_to` makes sense' }),
  customer_visible: z.boolean().meta({ description: 'Whether customers see it, so that texts to them may name it' }),
});
export type WorkflowField = z.infer<typeof WorkflowField>;

/** The operators that make sense for a field; `changed_to` besides where it can change. */
export const operatorsByType: Readonly<Record<WorkflowFieldType, readonly ConditionOperator[]>> = {
  text: ['is', 'is_not', 'in', 'contains', 'is_set'],
  number: ['is', 'is_not', 'gt', 'lt', 'in', 'is_set'],
  boolean: ['is', 'is_not'],
  choice: ['is', 'is_not', 'in', 'is_set'],
  instant: ['gt', 'lt', 'is_set'],
  day: ['is', 'is_not', 'gt', 'lt', 'is_set'],
  id: ['is', 'is_not', 'in', 'is_set'],
  list: ['contains', 'is_set'],
};

type Schema = z.core.$ZodType;

/** The schema beneath optional, nullable, default and the like. */
function unwrap(schema: Schema): Schema {
  const { innerType, in: input } = schema._zod.def as { innerType?: Schema; in?: Schema };
  const inner = innerType ?? input;
  return inner ? unwrap(inner) : schema;
}

const formats: Readonly<Record<string, WorkflowFieldType>> = { uuid: 'id', datetime: 'instant', date: 'day' };
const kinds: Readonly<Record<string, WorkflowFieldType>> = {
  number: 'number',
  boolean: 'boolean',
  enum: 'choice',
  array: 'list',
  literal: 'choice',
};

function typeOf(schema: Schema): WorkflowFieldType {
  const { type, format } = schema._zod.def as { type: string; format?: string };
  return formats[format ?? ''] ?? kinds[type] ?? 'text';
}

function valuesOf(schema: Schema): string[] | undefined {
  const { entries, values } = schema._zod.def as { entries?: Record<string, string>; values?: unknown[] };
  if (entries) return Object.values(entries);
  return values?.map(String);
}

/** "first_responded_at" as "First responded at". */
export const fieldLabel = (name: string): string => {
  const words = name.replace(/_id$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The fields of an object's schema with those of objects within it, for example `record.resolution.due_at`. */
export function fieldsOf(schema: z.ZodObject, prefix: string, label = '', canChange = false): WorkflowField[] {
  return Object.entries(schema.shape as Record<string, Schema>).flatMap(([name, wrapped]) => {
    const field = unwrap(wrapped);
    const path = `${prefix}.${name}`;
    // a record that is linked, and beside it the name that was typed for one
    const own = `${name}_id` in schema.shape ? `${fieldLabel(name)} name` : fieldLabel(name);
    const title = label ? `${label}: ${own.toLowerCase()}` : own;
    if (field instanceof z.ZodObject) return fieldsOf(field, path, title, false);
    return fieldAt(field, path, title, canChange);
  });
}

const numberOf = (path: string, label: string): WorkflowField => ({
  path,
  label,
  type: 'number',
  can_change: false,
  customer_visible: true,
});

/** Whether a field is the distance of a point in time: conditions compare it, texts don't have it. */
export const isDistance = (path: string): boolean => /\.(hours|days)_from_now$/.test(path);

/** A point in time comes with how far it is from now, as a number that can be compared: negative in the past. */
function fieldAt(schema: Schema, path: string, label: string, canChange: boolean): WorkflowField[] {
  const type = typeOf(schema);
  const values = type === 'choice' ? valuesOf(schema) : undefined;
  const field = { path, label, type, ...(values ? { values } : {}), can_change: canChange, customer_visible: true };
  const away = [
    ...(type === 'instant' ? [numberOf(`${path}.hours_from_now`, `${label}: hours from now`)] : []),
    ...(type === 'instant' || type === 'day' ? [numberOf(`${path}.days_from_now`, `${label}: days from now`)] : []),
  ];
  return [field, ...away];
}
