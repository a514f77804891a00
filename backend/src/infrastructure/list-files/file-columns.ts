import { fieldCatalogues, type Field, headingOf, type ReportUnit, valueLabel } from '@portal/contracts';
import { z } from 'zod';
import { refuse } from '../errors/refuse.js';

type Cell = string | number | boolean | null;

/** A column of a list's file. */
export interface FileColumn {
  label: string;
  unit: ReportUnit;
  /** The value of a row of the list's view. */
  valueOf: (row: object) => Cell;
}

type Kind = Field['format'];
type Known = Pick<Field, 'format'> & Partial<Field>;

const units: Partial<Record<Kind, ReportUnit>> = { dollars: 'usd', day: 'day', instant: 'instant' };
/** Of the schemas of fields that no catalogue knows. */
const kinds: Readonly<Record<string, Kind>> = {
  datetime: 'instant',
  date: 'day',
  number: 'number',
  boolean: 'boolean',
  enum: 'choice',
  array: 'list',
};
/** Types that are no value of a cell. */
const NO_CELLS: ReadonlySet<string> = new Set(['object', 'record', 'union', 'unknown', 'any']);
const FOR_ADMINS = /^Admins only/;

type Definition = z.core.$ZodTypeDef & {
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  format?: string;
};

const definitionOf = (schema: z.core.$ZodType): Definition => {
  const definition = schema._zod.def as Definition;
  return definition.innerType ? definitionOf(definition.innerType) : definition;
};

/** The shape of a field that is a record of its own. */
const shapeOf = (schema: z.core.$ZodType): z.core.$ZodShape | undefined => {
  const definition = definitionOf(schema) as Definition & { shape?: z.core.$ZodShape };
  return definition.type === 'object' ? definition.shape : undefined;
};

const isForAdmins = (schema: z.core.$ZodType): boolean =>
  FOR_ADMINS.test(z.globalRegistry.get(schema)?.description ?? '');

/** The name of a field that no catalogue knows: "Customer" of `customer_name`, "Last seen" of `last_seen_at`. */
const labelOf = (name: string): string => valueLabel(name.replace(/(?:_at|(?<!first|last|file)_name)$/, ''));

function textOf(value: unknown, format: Kind): Cell {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((one) => textOf(one, format)).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  return format === 'choice' ? valueLabel(value) : value;
}

/** The schema at a path; undefined where there is none, or none that this reader's list shows. */
function schemaAt(view: z.ZodObject, path: readonly string[], isAdmin: boolean): z.core.$ZodType | undefined {
  let shape: z.core.$ZodShape | undefined = view.shape;
  let found: z.core.$ZodType | undefined;
  for (const name of path) {
    found = shape && Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!found || (!isAdmin && isForAdmins(found))) return undefined;
    shape = shapeOf(found);
  }
  return found;
}

function columnOf(view: z.ZodObject, name: string, isAdmin: boolean): FileColumn {
  const path = name.split('.');
  const schema = schemaAt(view, path, isAdmin);
  const definition = schema && definitionOf(schema);
  const element = definition?.element && definitionOf(definition.element);
  if (!definition || NO_CELLS.has(element?.type ?? definition.type))
    refuse('columns', `${name.slice(0, 100)} is no column of this list`);
  const catalogue = fieldCatalogues[view.meta()?.id ?? ''];
  const field = path.length === 1 ? (catalogue?.[name] as Known | string | undefined) : undefined;
  const known: Known =
    typeof field === 'object' ? field : { format: kinds[definition.format ?? ''] ?? kinds[definition.type] ?? 'line' };
  const isChoice = known.format === 'choice' || known.values !== undefined || element?.type === 'enum';
  const label =
    known.label === undefined
      ? path.map((part, at) => (at === 0 ? labelOf(part) : labelOf(part).toLowerCase())).join(', ')
      : headingOf({ ...known, label: known.label });
  return {
    label: known.format === 'instant' ? `${label} (UTC)` : label,
    unit: units[known.format] ?? 'text',
    valueOf: (row) =>
      textOf(
        path.reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], row),
        isChoice ? 'choice' : known.format,
      ),
  };
}

/** The columns of a file when the request names none: the fields that the catalogue lists, otherwise every field with a single value. */
function defaultNames(view: z.ZodObject, isAdmin: boolean): string[] {
  const catalogue = fieldCatalogues[view.meta()?.id ?? ''];
  return Object.entries(view.shape as Record<string, z.core.$ZodType>).flatMap(([name, schema]) => {
    if (!isAdmin && isForAdmins(schema)) return [];
    const field = catalogue?.[name];
    if (catalogue) return typeof field === 'object' && field.uses.includes('list') ? [name] : [];
    return NO_CELLS.has(definitionOf(schema).type) || definitionOf(schema).element ? [] : [name];
  });
}

/**
 * The columns of a list's file, in the order that they are named: labels and formats by the catalogue of the record's
 * fields, of other records by their view; none that this reader's list doesn't show.
 * @throws DomainError `invalid` naming what is no column of the list
 */
export const fileColumns = (
  view: z.ZodObject,
  names: readonly string[] | undefined,
  isAdmin: boolean,
): readonly FileColumn[] =>
  [...new Set(names ?? defaultNames(view, isAdmin))].map((name) => columnOf(view, name, isAdmin));
