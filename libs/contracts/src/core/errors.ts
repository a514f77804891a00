import { z } from 'zod';
import { errorCatalogue, type ErrorCode } from './error-catalogue.js';
import { object } from './objects.js';

/** A field that was refused, and why. */
export const ProblemDetail = z.object({ path: z.string(), message: z.string() });
export type ProblemDetail = z.infer<typeof ProblemDetail>;

/** The body of every failure, served as application/problem+json (decisions, section 2). */
export const Problem = object('Problem', {
  error: z.string().meta({ description: 'The sentence a person reads' }),
  code: z.string().meta({ description: 'Stable; made for programs' }),
  status: z.int(),
  request_id: z.string(),
  details: z.array(ProblemDetail).optional(),
  allowed: z.array(z.string()).optional().meta({ description: 'With illegal_transition: the states allowed' }),
  current: z.unknown().optional().meta({ description: 'With stale_version: the record as it is now' }),
});
export type Problem = z.infer<typeof Problem>;

/** What an error can carry beside its sentence. */
export interface ErrorExtras {
  details?: ProblemDetail[];
  allowed?: string[];
  current?: unknown;
  /** Seconds; becomes the Retry-After header of a 429 or 503. */
  retryAfter?: number;
}

/** A refusal with a code from the catalogue; status and sentence live there. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly values: Readonly<Record<string, string | number>>;
  readonly extras: ErrorExtras;

  constructor(code: ErrorCode, values: Readonly<Record<string, string | number>> = {}, extras: ErrorExtras = {}) {
    super(sentenceOf(code, values));
    this.name = 'DomainError';
    this.code = code;
    this.values = values;
    this.extras = extras;
  }

  get status(): number {
    return errorCatalogue[this.code][0];
  }
}

/** The catalogue's sentence with its {placeholders} filled. */
export function sentenceOf(code: ErrorCode, values: Readonly<Record<string, string | number>> = {}): string {
  return errorCatalogue[code][1].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A refusal that is about one field of the input: forms show its sentence at the field. */
export const fieldError = (code: ErrorCode, path: string): DomainError =>
  new DomainError(code, {}, { details: [{ path, message: sentenceOf(code) }] });
