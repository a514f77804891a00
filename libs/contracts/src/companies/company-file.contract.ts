import { z } from 'zod';
import { pageQuery } from '../core/lists.js';
import { object } from '../core/objects.js';
import { id, instant } from '../core/primitives.js';

/** A file of a company's work, wherever it is kept, with the record that it belongs to. */
export const CompanyFileView = object('CompanyFile', {
  id: id.meta({ description: 'Of the attachment, or of the document of a deal' }),
  record_kind: z.enum(['project', 'task', 'ticket', 'consultation', 'deal']),
  record_id: id,
  record_title: z.string().meta({ description: 'Its number and its title' }),
  project_id: id.nullable().meta({ description: 'Of a task, or of a file of the project itself' }),
  file_name: z.string(),
  file_size: z.int().meta({ description: 'Bytes' }),
  file_type: z.string().meta({ description: 'Media type, found by content' }),
  uploaded_by_name: z.string().nullable().meta({ description: 'null: of a document of a deal' }),
  created_at: instant,
});
export type CompanyFileView = z.infer<typeof CompanyFileView>;

/** Newest first. */
export const ListCompanyFiles = z.strictObject({ page: pageQuery.page, limit: pageQuery.limit });
export type ListCompanyFiles = z.infer<typeof ListCompanyFiles>;
