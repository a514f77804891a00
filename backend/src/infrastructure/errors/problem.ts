import { isDeepStrictEqual } from 'node:util';
import { DomainError, type ErrorCode, errorCatalogue, type Problem, type ProblemDetail } from '@portal/contracts';
import { HttpException } from '@nestjs/common';

interface FastifyFailure extends Error {
  code?: string;
  statusCode?: number;
}

const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';
/** A lock that wasn't given in time, a statement that was ended, a turn lost to another transaction: worth another try. */
const NOT_NOW = new Set(['55P03', '57014', '40001', '40P01']);
/**
 * PostgreSQL is away or going away: connection exceptions, no room, operator intervention, a transaction it gave up;
 * and network errors.
 */
const UNAVAILABLE =
  /^(08...|53...|57P0[1-5]|25P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
/** The driver's own sentences about a connection that was cut, in the middle of a transaction too; they have no code. */
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|^timeout expired$|Query read timeout|Connection terminated|is not queryable/i;

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  408: 'unavailable',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'unavailable',
};

const byFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_ERR_BAD_URL: 'not_found',
};

/** The error of the catalogue for any failure; an unexpected one becomes `internal`. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof HttpException) {
    const cause = error.cause instanceof Error ? toDomainError(error.cause) : undefined;
    return cause && cause.code !== 'internal' ? cause : new DomainError(byStatus[error.getStatus()] ?? 'internal');
  }
  if (!(error instanceof Error)) return new DomainError('internal');
  const { code, statusCode } = error as FastifyFailure;
  if (code !== undefined && byFastifyCode[code]) return new DomainError(byFastifyCode[code]);
  const sqlState = sqlStateOf(error);
  if (sqlState === UNIQUE_VIOLATION) return new DomainError('duplicate');
  if (isUnavailable(error, sqlState)) return new DomainError('unavailable', {}, { retryAfter: 2 });
  if (error instanceof SyntaxError && statusCode === 400) return new DomainError('malformed');
  if (statusCode !== undefined && statusCode < 500 && byStatus[statusCode])
    return new DomainError(byStatus[statusCode]);
  return new DomainError('internal');
}

function isUnavailable(error: Error, sqlState: string | undefined): boolean {
  const code = sqlState ?? '';
  return (
    UNAVAILABLE.test(code) || NOT_NOW.has(code) || causesOf(error).some(({ message }) => UNAVAILABLE_TEXT.test(message))
  );
}

/** An error and those that it wraps. */
function causesOf(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > 4) return [];
  return [error, ...causesOf(error.cause ?? (error as { previous?: unknown }).previous, depth + 1)];
}

/** Does some work; that it violates a constraint by which rows exclude one another is this error instead. */
export async function refusingTaken<Result>(error: () => DomainError, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const state = sqlStateOf(cause);
    throw state === UNIQUE_VIOLATION || state === EXCLUSION_VIOLATION ? error() : cause;
  }
}

/** The SQLSTATE (or system error code) of a database failure, through the wrappers around it. */
export function sqlStateOf(error: unknown): string | undefined {
  const codes = causesOf(error).flatMap((each) => ('code' in each && typeof each.code === 'string' ? [each.code] : []));
  return codes.find((code) => /^[0-9A-Z]{5}$/.test(code) || UNAVAILABLE.test(code));
}

/** So many problems of a call are named, and of each path so many characters: a call with 15,000 gets a short answer. */
const MAX_DETAILS = 50;
const MAX_PATH = 200;

function firstOf(details: readonly ProblemDetail[]): ProblemDetail[] {
  const named = details.slice(0, MAX_DETAILS).map(({ path, message }) => ({ path: path.slice(0, MAX_PATH), message }));
  const more = details.length - named.length;
  return more === 0 ? named : [...named, { path: '', message: `And ${more.toLocaleString('en-US')} more` }];
}

/** The body of a failure (decisions, section 2). */
export function toProblem(error: DomainError, requestId: string): Problem {
  const { details, allowed, current } = error.extras;
  return {
    error: error.message,
    code: error.code,
    status: error.status,
    request_id: requestId,
    ...(details ? { details: firstOf(details) } : {}),
    ...(allowed ? { allowed } : {}),
    ...(current === undefined ? {} : { current }),
  };
}

interface Issue {
  message: string;
  code?: string;
  origin?: string;
  keys?: readonly string[];
  errors?: readonly (readonly Issue[])[];
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

const refusals = new Map(
  (Object.entries(errorCatalogue) as [ErrorCode, readonly [number, string]][])
    .filter(([code, [status]]) => status === 400 && code !== 'invalid')
    .map(([code, [, sentence]]) => [sentence, code]),
);

/**
 * What was sent doesn't fit the schema. Where the only complaint is a sentence of the catalogue, it is that error:
 * `Invalid project ID provided` (specification, section 5).
 */
export function toInvalid(issues: readonly Issue[]): DomainError {
  const details = toDetails(issues);
  const [first, ...others] = details;
  const code = first && others.length === 0 ? refusals.get(first.message) : undefined;
  return new DomainError(code ?? 'invalid', {}, { details });
}

/** What is beyond the whole numbers that are exact is beyond the field's own bound too, which says it by itself. */
const isOwnBound = (issue: Issue, _at: number, all: readonly Issue[]): boolean =>
  issue.origin !== 'int' ||
  all.every((one) => one === issue || one.code !== issue.code || !isDeepStrictEqual(one.path, issue.path));

/** Names each field that was refused, unknown ones included. */
export function toDetails(issues: readonly Issue[], prefix: readonly string[] = []): ProblemDetail[] {
  return issues.filter(isOwnBound).flatMap((issue): ProblemDetail[] => {
    const path = [...prefix, ...(issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part))];
    if (issue.code === 'unrecognized_keys' && issue.keys) {
      return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'Unknown field' }));
    }
    const branches = issue.code === 'invalid_union' ? (issue.errors ?? []) : [];
    const closest = [...branches].sort((a, b) => a.length - b.length)[0];
    return closest?.length ? toDetails(closest, path) : [{ path: path.join('.'), message: issue.message }];
  });
}
