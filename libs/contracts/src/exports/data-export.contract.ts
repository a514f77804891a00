import { z } from 'zod';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object } from '../core/objects.js';
import { id, instant, recordFields } from '../core/primitives.js';
import { DataExportStatus, dataExportStatuses } from './data-export.transitions.js';

export const exportLimits = {
  /** Days after which the file of an export goes. */
  keptDays: 14,
  /** Days after which nothing says any more that it was made. */
  historyDays: 365,
  /** Exports of one person that may be open at a time. */
  openExports: 3,
  fileBytes: 50 * 1024 * 1024 * 1024,
} as const;

/** Everything of a company, internal notes too, for admins; or what is kept of a person, for that person. */
export const dataExportKinds = ['company', 'person'] as const;
export type DataExportKind = (typeof dataExportKinds)[number];

const count = z.int().min(0);

export const DataExportView = object('DataExport', {
  id,
  kind: z.enum(dataExportKinds),
  company_id: id.nullable(),
  person_id: id.nullable(),
  subject_name: z.string().meta({ description: 'Whose data it is' }),
  status: DataExportStatus,
  row_count: count.meta({ description: 'Records written so far' }),
  row_total: count.nullable().meta({ description: 'Records it will have, once they are counted' }),
  file_count: count.meta({ description: 'Files added so far' }),
  file_total: count.nullable().meta({ description: 'Files it will have, once they are counted' }),
  missing_count: count.meta({ description: 'Files that were not in the storage; the manifest names them' }),
  reason: z.string().nullable().meta({ description: 'Why it failed' }),
  file_name: z.string().nullable(),
  file_size: z.int().nullable().meta({ description: 'Bytes' }),
  has_file: z.boolean().meta({ description: 'Whether the archive can be downloaded now' }),
  owner_id: id,
  owner_name: z.string().meta({ description: 'Who asked for it' }),
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  expires_at: instant.nullable().meta({ description: 'When the archive is deleted' }),
  ...recordFields,
});
export type DataExportView = z.infer<typeof DataExportView>;

/** Admins name the company or the person; other users get their own data and name no one. */
export const CreateDataExport = z
  .strictObject({
    kind: z.enum(dataExportKinds).default('person'),
    company_id: id.optional(),
    person_id: id.optional().meta({ description: 'The caller, unless another is named' }),
  })
  .refine(({ kind, company_id }) => (kind === 'company') === (company_id !== undefined), {
    path: ['company_id'],
    message: 'Name the company for an export of a company, and only then',
  })
  .refine(({ kind, person_id }) => kind === 'person' || person_id === undefined, {
    path: ['person_id'],
    message: 'An export of a company names no person',
  })
  .meta({ id: 'CreateDataExport' });
export type CreateDataExport = z.infer<typeof CreateDataExport>;

export const ListDataExports = z.strictObject({
  page: pageQuery.page,
  limit: pageQuery.limit,
  sortOrder: pageQuery.sortOrder,
  kind: oneOrMore(dataExportKinds).optional(),
  status: oneOrMore(dataExportStatuses).optional(),
  company_id: id.optional(),
  person_id: id.optional(),
  sortBy: sortBy(['created_at', 'finished_at'], 'created_at'),
});
export type ListDataExports = z.infer<typeof ListDataExports>;
