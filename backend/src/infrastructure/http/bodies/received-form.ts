import { DomainError, type ErrorCode } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import type { IncomingFiles, ReceivedFile } from '../../storage/incoming-files.js';
import { z } from 'zod';

/** The one file of a form, and the errors of its domain for what goes wrong with it. */
export interface FileInForm {
  maxBytes: number;
  tooLarge: ErrorCode;
  broken: ErrorCode;
}

/**
 * The body of a route that takes its file either within JSON or as a form; the file of a form was received already. A
 * refusal names the fields.
 */
export const jsonOrForm = <Json>(json: z.ZodType<Json>, formFields: z.ZodType) =>
  z.unknown().transform((sent, context): Json | ReceivedForm => {
    const isForm = sent instanceof ReceivedForm;
    const { success, data, error } = isForm ? formFields.safeParse(sent.fields) : json.safeParse(sent);
    if (success) return isForm ? sent : (data as Json);
    for (const issue of error.issues) context.issues.push({ ...issue, input: sent } as z.core.$ZodRawIssue);
    return z.NEVER;
  });

/** The fields of a form that describe its file. */
export const fileFields = {
  file_size: z.coerce.number().int().min(0).optional(),
  file_type: z.string().max(255).optional(),
};

/** A file of a form, with the sender's claims about it. */
interface SentFile extends ReceivedFile {
  name: string;
  type: string;
}

/** A form with a file: what arrives as the body of a route that takes files. */
export class ReceivedForm {
  constructor(
    readonly fields: Readonly<Record<string, string>>,
    readonly file: SentFile,
  ) {}

  /** The body without the place of the file on disk, so that equal calls have equal hashes. */
  toJSON(): unknown {
    const { name, type, size, sha256 } = this.file;
    return { fields: this.fields, name, type, size, sha256 };
  }
}

const FORM_LIMITS = { files: 1, fields: 10, parts: 11, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 50 };
const TOO_MANY_PARTS = /^FST_(PARTS|FILES|FIELDS)_LIMIT$/;

/**
 * Reads a form to its end, its file into a file.
 * @throws DomainError `invalid` for a form without a file or with several; the domain's own errors for a file that is
 *   too large or breaks off
 */
export async function receiveForm(
  request: FastifyRequest,
  incoming: IncomingFiles,
  { maxBytes, tooLarge, broken }: FileInForm,
): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  let file: SentFile | null = null;
  try {
    // one byte more than is taken, so that a file of exactly the limit isn't cut
    for await (const part of request.parts({ limits: { ...FORM_LIMITS, fileSize: maxBytes + 1 } })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else {
        const received = await incoming.receive(part.file, maxBytes, () => new DomainError(tooLarge));
        file = { ...received, name: part.filename, type: part.mimetype };
      }
    }
  } catch (error) {
    request.raw.resume(); // the rest of a refused form is read and discarded, so that its sender gets the answer
    if (file) await incoming.discard(file);
    throw refusal(error, broken);
  }
  if (!file) throw invalidForm('Send one file');
  return new ReceivedForm(fields, file);
}

function refusal(error: unknown, broken: ErrorCode): DomainError {
  if (error instanceof DomainError) return error;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && TOO_MANY_PARTS.test(code)) return invalidForm('Send one file, and few fields');
  return new DomainError(broken);
}

const invalidForm = (message: string): DomainError =>
  new DomainError('invalid', {}, { details: [{ path: 'file', message }] });
