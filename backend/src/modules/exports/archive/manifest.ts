import { brand, exportLimits, type DataExportKind } from '@portal/contracts';
import type { ArchivedFile } from './archive.js';
import { isInternalPath } from './entry-names.js';
import { BUSINESS_ZONE } from '../../../infrastructure/database/time/business-time.js';
import { formatInstant } from '../../../infrastructure/wording/american-formats.js';

interface ManifestTable {
  name: string;
  row_count: number;
  internal_columns: readonly string[];
}

/** A file that a row names and the storage doesn't have. */
export interface MissingFile {
  path: string;
  reason: string;
}

const marked = <File extends { path: string }>(file: File) => ({ ...file, is_internal: isInternalPath(file.path) });

/** What is in an archive, for programs; the last file of it, which names all others. */
export const manifestOf = (
  { kind, subject, madeFor, madeAt }: ExportSummary,
  tables: readonly ManifestTable[],
  files: readonly ArchivedFile[],
  missing: readonly MissingFile[],
): string =>
  `${JSON.stringify(
    {
      format: 1,
      kind,
      subject,
      made_for: madeFor,
      made_at: madeAt.toISOString(),
      tables: tables.map((table) => ({
        ...table,
        json: `json/${table.name}.json`,
        csv: `csv/${table.name}.csv`,
      })),
      files: files.map(marked),
      missing_files: missing.map(marked),
    },
    null,
    2,
  )}\n`;

/** What an archive says of itself. */
export interface ExportSummary {
  kind: DataExportKind;
  /** Whose data it is. */
  subject: string;
  madeFor: string;
  madeAt: Date;
}

const about: Readonly<Record<DataExportKind, readonly string[]>> = {
  company: [
    'It holds everything that is kept of the company: people, projects with milestones, tasks and comments, support',
    'tickets, requests and meetings, deals with their documents, invoices and payments.',
    '',
    'Columns whose names begin with "internal" and comments with the visibility "internal" are for our own team. Look',
    'through them before you pass this archive on. Files that no customer can see lie in files/internal: those of',
    'internal comments, and documents, bills and monthly reports that were not sent. The manifest and the table of',
    'attachments mark them as is_internal.',
  ],
  person: [
    'It holds what is kept of this person: the profile, sign-ins, settings and notifications, the own projects, tickets,',
    'requests, deals and invoices, and what the person wrote. What others wrote is not in it, except what our team wrote',
    'to the person.',
  ],
};

/** The text that opens an archive. */
export const readmeOf = ({ kind, subject, madeFor, madeAt }: ExportSummary): string =>
  [
    `${brand.name}: data of ${subject}`,
    '',
    `Made on ${formatInstant(madeAt, BUSINESS_ZONE)} for ${madeFor}. All of it is of this one moment.`,
    '',
    ...about[kind],
    '',
    'json/           one file for each kind of record, with a record a line',
    'csv/            the same for spreadsheets',
    'files/          attachments, documents and PDFs',
    'manifest.json   what is in here: how many records, and the SHA-256 of every file; files that could not be found',
    '',
    'Times are UTC. Money is in US dollars. The accepted terms of a deal are the exact text whose SHA-256 is the',
    'accepted_hash beside it; in this text, and only there, amount_cents and setup_fee_cents are cents, and',
    'value_hundredths are hundredths of a percent or of a dollar.',
    '',
    'What was deleted and waits to be removed for good is left out, and so are',
    'passwords, keys and links: there is none that could be read.',
    '',
    `We keep this archive for ${exportLimits.keptDays} days.`,
    '',
  ].join('\r\n');
