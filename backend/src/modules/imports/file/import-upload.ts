import { CreateImport, DomainError, importKinds, importLimits, type ImportKind } from '@portal/contracts';
import { z } from 'zod';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { fileFields, jsonOrForm, ReceivedForm } from '../../../infrastructure/http/bodies/received-form.js';
import type { TakesLargeBody } from '../../../infrastructure/http/bodies/large-bodies.js';
import { FileBytes } from '../../../infrastructure/storage/file-kinds/file-bytes.js';
import { fileKinds } from '../../../infrastructure/storage/file-kinds/file-kind.js';
import { findFileKind } from '../../../infrastructure/storage/file-kinds/find-file-kind.js';
import { safeFileName } from '../../../infrastructure/storage/file-kinds/safe-file-name.js';
import { isTextTable } from '../../../infrastructure/storage/file-kinds/text-kind.js';
import { unpackedSize } from '../../../infrastructure/storage/file-kinds/zip-kind.js';
import type { IncomingFiles } from '../../../infrastructure/storage/incoming-files.js';
import type { MalwareScanner } from '../../../infrastructure/storage/malware/malware-scanner.js';
import { receiveBase64 } from '../../../infrastructure/storage/stored-files.js';

/** What the upload's route takes: the file as base64 within JSON, or as a form. */
export const takesImport = {
  largeBody: {
    json: Math.ceil(importLimits.fileBytes / 3) * 4 + 16 * 1024,
    file: { maxBytes: importLimits.fileBytes, tooLarge: 'import.too_large', broken: 'import.broken' },
  },
} as const satisfies TakesLargeBody;

/** Bytes that a workbook may unpack to. */
const MAX_UNPACKED = 300 * 1024 * 1024;

const formFields = z.strictObject({ kind: z.enum(importKinds), sheet: CreateImport.shape.sheet, ...fileFields });

export const importUpload = jsonOrForm<CreateImport>(CreateImport, formFields);
export type ImportUpload = z.infer<typeof importUpload>;

/** A table that has arrived, on the disk until it is discarded. */
export interface ArrivedTable {
  kind: ImportKind;
  format: 'csv' | 'xlsx';
  fileName: string;
  fileSize: number;
  path: string;
  /** Of a workbook: the sheet to be read. */
  sheet: string | undefined;
}

/** @throws DomainError `invalid` for what isn't base64, and for a sheet of a text; `import.too_large`, `import.not_a_table`; `file.infected`, `file.not_scanned` */
export async function receiveTable(
  { incoming, scanner }: { incoming: IncomingFiles; scanner: MalwareScanner },
  upload: ImportUpload,
): Promise<ArrivedTable> {
  const sent = await arrivedFile(incoming, upload);
  try {
    const format = await formatOf(sent);
    if (format === null) throw new DomainError('import.not_a_table');
    if (sent.sheet !== undefined && format === 'csv') refuse('sheet', 'Only a workbook has sheets');
    await scanner.assertClean(sent.path);
    if (format === 'xlsx') await assertUnpackable(sent.path);
    const fileName = safeFileName(sent.name, fileKinds[format]);
    return { kind: sent.kind, format, fileName, fileSize: sent.size, path: sent.path, sheet: sent.sheet };
  } catch (error) {
    await incoming.discard(sent);
    throw error;
  }
}

async function formatOf({ path, name, type }: { path: string; name: string; type: string }) {
  const found = await findFileKind(path, { name, type });
  if (found === fileKinds.xlsx) return 'xlsx';
  if (found === fileKinds.csv || found === fileKinds.text) return 'csv';
  return found === null && (await FileBytes.during(path, isTextTable)) ? 'csv' : null;
}

/** A workbook that unpacks to far more than its lines can be is none: its texts would all be in memory. */
async function assertUnpackable(path: string): Promise<void> {
  const size = await FileBytes.during(path, unpackedSize);
  if (size === null || size > MAX_UNPACKED) throw new DomainError('import.not_a_table');
}

async function arrivedFile(incoming: IncomingFiles, upload: ImportUpload) {
  if (upload instanceof ReceivedForm) {
    const { path, size, name, type } = upload.file;
    const { kind, sheet } = formFields.parse(upload.fields);
    return { kind, sheet, path, size, name, type };
  }
  if (upload.file_data.length > takesImport.largeBody.json) throw new DomainError('import.too_large');
  const { path, size } = await receiveBase64(incoming, upload.file_data, importLimits.fileBytes);
  return { kind: upload.kind, sheet: upload.sheet, path, size, name: upload.file_name, type: '' };
}
