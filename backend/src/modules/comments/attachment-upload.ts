import { Readable } from 'node:stream';
import { DomainError, limits, requiredLine, uploadAttachment, type UploadAttachment } from '@portal/contracts';
import { z } from 'zod';
import type { TakesLargeBody } from '../../infrastructure/http/large-body.js';
import { ReceivedForm } from '../../infrastructure/http/received-form.js';
import type { IncomingFiles, ReceivedFile } from '../../infrastructure/storage/incoming-files.js';

/** What the upload's routes take: the file as base64 within JSON, or as a form. */
export const takesAttachment = {
  largeBody: {
    json: limits.attachmentJsonBytes,
    file: { maxBytes: limits.attachmentBytes, tooLarge: 'attachment.too_large', broken: 'attachment.broken' },
  },
} as const satisfies TakesLargeBody;

const formFields = z.strictObject({
  file_name: requiredLine(limits.fileName).optional(),
  file_size: z.coerce.number().int().min(0).optional(),
  file_type: z.string().max(255).optional(),
});

/** The body of an upload, either way; the file of a form was received already. A refusal names the fields. */
export const attachmentUpload = z.unknown().transform((sent, context): UploadAttachment | ReceivedForm => {
  const isForm = sent instanceof ReceivedForm;
  const { success, data, error } = isForm ? formFields.safeParse(sent.fields) : uploadAttachment.safeParse(sent);
  if (success) return isForm ? sent : (data as UploadAttachment);
  for (const issue of error.issues) context.issues.push({ ...issue, input: sent } as z.core.$ZodRawIssue);
  return z.NEVER;
});
export type AttachmentUpload = z.infer<typeof attachmentUpload>;

/** A file that has arrived, and what its sender says of it. */
export interface SentAttachment {
  file: ReceivedFile;
  name: string;
  /** Media type; empty when nothing was said. */
  type: string;
  size: number | null;
}

/** Brings both ways of sending a file to one. @throws DomainError `invalid`, `attachment.too_large`, `storage.unavailable` */
export async function receiveAttachment(incoming: IncomingFiles, upload: AttachmentUpload): Promise<SentAttachment> {
  if (upload instanceof ReceivedForm) {
    const { file_name, file_size, file_type } = formFields.parse(upload.fields);
    const { file } = upload;
    return { file, name: file_name ?? file.name, type: file_type ?? file.type, size: file_size ?? null };
  }
  const bytes = bytesOf(upload.file_data);
  const file = await incoming.receive(Readable.from([bytes]), limits.attachmentBytes, tooLarge);
  return { file, name: upload.file_name, type: upload.file_type ?? '', size: upload.file_size ?? null };
}

const tooLarge = (): DomainError => new DomainError('attachment.too_large');

/** Base64, with or without a data: prefix. */
function bytesOf(data: string): Buffer {
  const text = data.slice(0, 300).startsWith('data:') ? data.slice(data.indexOf(',') + 1) : data;
  if (text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text)) return Buffer.from(text, 'base64');
  throw new DomainError('invalid', {}, { details: [{ path: 'file_data', message: 'This is not base64' }] });
}
