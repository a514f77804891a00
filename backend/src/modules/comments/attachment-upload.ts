import { limits, requiredLine, uploadAttachment } from '@portal/contracts';
import { z } from 'zod';
import { jsonOrForm, fileFields } from '../../infrastructure/http/bodies/json-or-form.js';
import type { TakesLargeBody } from '../../infrastructure/http/bodies/large-body.js';
import { ReceivedForm } from '../../infrastructure/http/bodies/received-form.js';
import type { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import { type ArrivedFile, receiveBase64 } from '../../infrastructure/storage/stored-files.js';

/** What the upload's routes take: the file as base64 within JSON, or as a form. */
export const takesAttachment = {
  largeBody: {
    json: limits.attachmentJsonBytes,
    file: { maxBytes: limits.attachmentBytes, tooLarge: 'attachment.too_large', broken: 'attachment.broken' },
  },
} as const satisfies TakesLargeBody;

const formFields = z.strictObject({ file_name: requiredLine(limits.fileName).optional(), ...fileFields });

/** The body of an upload, either way. */
export const attachmentUpload = jsonOrForm(uploadAttachment, formFields);
export type AttachmentUpload = z.infer<typeof attachmentUpload>;

/** Brings both ways of sending a file to one. @throws DomainError `invalid`, `attachment.too_large`, `storage.unavailable` */
export async function receiveAttachment(incoming: IncomingFiles, upload: AttachmentUpload): Promise<ArrivedFile> {
  if (upload instanceof ReceivedForm) {
    const { file_name, file_size, file_type } = formFields.parse(upload.fields);
    const { file } = upload;
    return { file, name: file_name ?? file.name, type: file_type ?? file.type, size: file_size ?? null };
  }
  const file = await receiveBase64(incoming, upload.file_data, limits.attachmentBytes);
  return { file, name: upload.file_name, type: upload.file_type ?? '', size: upload.file_size ?? null };
}
