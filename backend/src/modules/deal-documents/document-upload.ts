import {
  CreateDealDocument,
  DealDocumentKind,
  DomainError,
  generatedDocumentKinds,
  id,
  limits,
  requiredLine,
} from '@portal/contracts';
import { z } from 'zod';
import { jsonOrForm, fileFields, ReceivedForm } from '../../infrastructure/http/bodies/received-form.js';
import type { TakesLargeBody } from '../../infrastructure/http/bodies/large-bodies.js';
import type { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import { type ArrivedFile, receiveBase64 } from '../../infrastructure/storage/stored-files.js';

/** What the upload's route takes: the file as base64 within JSON, or as a form. */
export const takesDocument = {
  largeBody: {
    json: limits.attachmentJsonBytes,
    file: { maxBytes: limits.attachmentBytes, tooLarge: 'attachment.too_large', broken: 'attachment.broken' },
  },
} as const satisfies TakesLargeBody;

const formFields = z.strictObject({
  deal_id: id,
  kind: DealDocumentKind,
  title: requiredLine(limits.title).optional(),
  file_name: requiredLine(limits.fileName).optional(),
  ...fileFields,
});

const inJson = CreateDealDocument.refine(
  ({ file_data, file_name, file_size, file_type }) =>
    file_data !== undefined || [file_name, file_size, file_type].every((value) => value === undefined),
  { path: ['file_data'], message: 'There is no file that this could be said of' },
);

/** The body of a new document: with a file, either way, or without where the product writes it. */
export const documentUpload = jsonOrForm<CreateDealDocument>(inJson, formFields);
export type DocumentUpload = z.infer<typeof documentUpload>;

/** What is wished of a new document. */
export type DocumentInput = Pick<CreateDealDocument, 'deal_id' | 'kind' | 'title'>;

/** What is wished, whichever way it came. */
export const documentInputOf = (upload: DocumentUpload): DocumentInput => {
  const { deal_id, kind, title } = upload instanceof ReceivedForm ? formFields.parse(upload.fields) : upload;
  return { deal_id, kind, ...(title === undefined ? {} : { title }) };
};

/**
 * The file that came, or null where the product is to write it.
 * @throws DomainError `deal_document.file_needed`; `invalid`, `attachment.too_large`, `storage.unavailable`
 */
export async function receiveDocument(incoming: IncomingFiles, upload: DocumentUpload): Promise<ArrivedFile | null> {
  if (upload instanceof ReceivedForm) {
    const { file_name, file_size, file_type } = formFields.parse(upload.fields);
    const { file } = upload;
    return { file, name: file_name ?? file.name, type: file_type ?? file.type, size: file_size ?? null };
  }
  const { kind, title, file_data, file_name, file_size, file_type } = upload;
  if (file_data === undefined) {
    if (generatedDocumentKinds.some((own) => own === kind)) return null;
    throw new DomainError('deal_document.file_needed');
  }
  const file = await receiveBase64(incoming, file_data, limits.attachmentBytes);
  return { file, name: file_name ?? title ?? kind, type: file_type ?? '', size: file_size ?? null };
}
