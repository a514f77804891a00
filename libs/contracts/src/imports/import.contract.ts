import { z } from 'zod';
import { limits } from '../core/limits.js';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, recordFields, requiredLine, version } from '../core/primitives.js';
import { ImportFormats } from './import-formats.js';
import { importKinds } from './import-kinds.js';
import { ImportStatus, importStatuses } from './import.transitions.js';

export const importLimits = {
  fileBytes: 10 * 1024 * 1024,
  lines: 50_000,
  columns: 100,
  /** Characters of a cell. */
  cell: 20_000,
  /** Characters of all cells together. */
  text: 50_000_000,
  /** Days in which what an import created can be taken back. */
  undoDays: 7,
  /**
   * Days after which an import goes with its lines; what it created stays. No longer than a deleted person is kept: lines
   * have names and addresses too.
   */
  keptDays: 30,
  samples: 5,
  /** Lines of which one has the headings. */
  headingLines: 10,
  /** Texts that our values are chosen for. */
  valuesToChoose: 200,
} as const;

/**
 * `new`, `changed` (is there with other values), `existing` and `wrong` are what the dry run found; those behind are what
 * became of a line.
 */
export const importFates = [
  'waiting',
  'new',
  'changed',
  'existing',
  'wrong',
  'created',
  'updated',
  'failed',
  'removed',
  'restored',
  'kept',
] as const;
export const ImportFate = z.enum(importFates);
export type ImportFate = z.infer<typeof ImportFate>;

const fateLabels: Readonly<Record<ImportFate, string>> = {
  waiting: 'Not tried',
  new: 'Will be created',
  changed: 'Has other values',
  existing: 'Is there already',
  wrong: 'Wrong',
  created: 'Created',
  updated: 'Updated',
  failed: 'Refused',
  removed: 'Taken back',
  restored: 'Changed back',
  kept: 'Kept',
};

/** What became of a line, on the screen and in the result file: once an import has ended, no line is waiting for it. */
export function importFateLabel(fate: ImportFate, { status }: { status: ImportStatus }): string {
  if (isEnded.has(status) && fate === 'new') return 'Not imported';
  return isEnded.has(status) && fate === 'changed' ? 'Left as it was' : fateLabels[fate];
}

const isEnded: ReadonlySet<ImportStatus> = new Set(['applied', 'undoing', 'undone', 'cancelled']);

/**
 * All new lines or none; those that nothing is wrong with; or these, and records that are there get the other values of
 * their lines (decisions 6.79).
 */
export const ImportMode = z.enum(['all', 'good', 'update']);
export type ImportMode = z.infer<typeof ImportMode>;

/** Field of the record → heading of the column it is read from. */
export const ImportMapping = z
  .record(z.string().regex(/^[a-z_]{1,60}$/), z.string().min(1).max(limits.title))
  .meta({ id: 'ImportMapping', description: 'Field of the record → heading of the column it is read from' });
export type ImportMapping = z.infer<typeof ImportMapping>;

/** Our value for each text of a column, which the file writes otherwise; an empty one leaves the field out. */
export const valueMapping = z
  .record(
    z.string().regex(/^[a-z_]{1,60}$/),
    z
      .record(z.string().min(1).max(importLimits.cell), z.string().max(60))
      .refine((chosen) => Object.keys(chosen).length <= importLimits.valuesToChoose, {
        error: `At most ${importLimits.valuesToChoose} texts of a column`,
      }),
  )
  .meta({ id: 'ImportValueMapping', description: 'Field of the record → text of a cell → our value; empty for none' });

const count = z.int().min(0);

export const ImportCounts = z
  .object(Object.fromEntries(importFates.map((fate) => [fate, count])) as Record<ImportFate, typeof count>)
  .meta({ id: 'ImportCounts', description: 'How many lines have which fate' });
export type ImportCounts = z.infer<typeof ImportCounts>;

export const ImportView = object('Import', {
  id,
  kind: z.enum(importKinds),
  status: ImportStatus,
  file_name: z.string(),
  file_size: z.int(),
  sheet: z.string().nullable().meta({ description: 'Of a workbook: the sheet that was read' }),
  other_sheets: z.array(z.string()).meta({ description: 'The other sheets of the workbook, which were not read' }),
  first_lines: z
    .array(z.object({ line: z.int(), cells: z.array(z.string()) }))
    .meta({ description: 'The first lines with any text, of which one has the headings' }),
  heading_line: z.int().meta({ description: 'The row of the file with the headings' }),
  headers: z.array(z.string()).meta({ description: 'The headings' }),
  samples: z.array(z.array(z.string())).meta({ description: 'The first lines below the headings' }),
  mapping: ImportMapping,
  formats: ImportFormats,
  value_mapping: valueMapping,
  clears_empty: z.boolean().meta({ description: 'Whether empty cells clear values of records that are there' }),
  is_remembered: z
    .boolean()
    .meta({ description: 'Whether the mapping is that of an earlier file with the same headings' }),
  mode: ImportMode.nullable(),
  line_total: count,
  line_count: count.meta({ description: 'Lines that the running or last step has done' }),
  counts: ImportCounts,
  reason: z.string().nullable().meta({ description: 'Why it stopped, where it did' }),
  owner_id: id,
  owner_name: z.string(),
  applied_at: instant.nullable(),
  undo_until: instant.nullable(),
  ...recordFields,
});
export type ImportView = z.infer<typeof ImportView>;

export const ImportProblem = z.object({ field: z.string(), message: z.string() });
export type ImportProblem = z.infer<typeof ImportProblem>;

/** A value that a line would change, or has changed, as people read it; null for none. */
export const ImportChange = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() });
export type ImportChange = z.infer<typeof ImportChange>;

export const ImportLineView = object('ImportLine', {
  line: z.int().meta({ description: 'Its row in the file' }),
  fate: ImportFate,
  problems: z.array(ImportProblem).meta({ description: 'Which fields are wrong, and why' }),
  changes: z.array(ImportChange).meta({ description: 'What differs from the record that is there' }),
  cells: z.array(z.string()),
  record_id: id.nullable(),
});
export type ImportLineView = z.infer<typeof ImportLineView>;

/** The file within JSON; a form has the parts `file`, `kind` and `sheet`. */
export const CreateImport = strictObject('CreateImport', {
  kind: z.enum(importKinds),
  sheet: requiredLine(limits.title)
    .optional()
    .meta({ description: 'Of a workbook: the sheet to be read; by default the first with a table' }),
  file_name: requiredLine(limits.fileName),
  file_data: z.string().min(1).meta({ description: 'Base64, with or without a data: prefix' }),
});
export type CreateImport = z.infer<typeof CreateImport>;

export const CheckImport = z
  .strictObject({
    mapping: ImportMapping,
    formats: ImportFormats.optional(),
    value_mapping: valueMapping.optional(),
    clears_empty: z.boolean().optional().meta({
      description: 'Empty cells of the columns clear the values of records that are updated, where these may be empty',
    }),
    version: version.optional(),
  })
  .meta({ id: 'CheckImport', description: 'What is left out beside the mapping stays as it is' });
export type CheckImport = z.infer<typeof CheckImport>;

export const ChooseHeadingLine = z
  .strictObject({ line: z.int().min(1), version: version.optional() })
  .meta({ id: 'ChooseHeadingLine', description: 'One of `first_lines`' });
export type ChooseHeadingLine = z.infer<typeof ChooseHeadingLine>;

/** The texts in columns of choices that are none of ours. */
export const UnknownValues = z
  .object({ values: z.array(z.object({ field: z.string(), text: z.string(), line_count: count })) })
  .meta({ id: 'ImportUnknownValues', description: 'Texts in columns of choices that mean no value by themselves' });
export type UnknownValues = z.infer<typeof UnknownValues>;

export const ApplyImport = strictObject('ApplyImport', {
  mode: ImportMode,
  send_invitations: z
    .boolean()
    .optional()
    .meta({ description: 'Of people: mails an invitation to each who is added; by default to none' }),
  version: version.optional(),
});
export type ApplyImport = z.infer<typeof ApplyImport>;

export const ListImports = z.strictObject({
  ...pageQuery,
  kind: oneOrMore(importKinds).optional(),
  status: oneOrMore(importStatuses).optional(),
  sortBy: sortBy(['created_at', 'file_name'], 'created_at'),
});
export type ListImports = z.infer<typeof ListImports>;

export const ListImportLines = z.strictObject({
  ...pageQuery,
  fate: oneOrMore(importFates).optional(),
  sortBy: sortBy(['line'], 'line'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});
export type ListImportLines = z.infer<typeof ListImportLines>;
