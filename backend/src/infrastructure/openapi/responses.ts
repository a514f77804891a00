import {
  answer,
  DomainError,
  errorCatalogue,
  type ErrorCode,
  pageOf,
  pageWithTotals,
  policies,
  problem,
} from '@portal/contracts';
import { toProblem } from '../errors/problem.js';
import { takesIdempotencyKey } from '../http/repeats.js';
import { fileContent, type OperationMetadata } from '../http/operation.decorator.js';
import { exampleOf } from './example.js';
import type { JsonSchema, SchemaBook } from './schemas.js';

/** An operation as it is declared, and where it is called. */
export interface FoundOperation extends OperationMetadata {
  method: string;
  path: string;
  hasBody: boolean;
  hasPathParameters: boolean;
}

const REQUEST_ID = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

const audienceOf = (found: FoundOperation): readonly string[] => policies[found.permission].roles;
export const isPublic = (found: FoundOperation): boolean => audienceOf(found).includes('anonymous');

/** Who may call it, as a sentence. */
export function whoMayCall(found: FoundOperation): string {
  if (isPublic(found)) return 'Who may call it: everybody.';
  const rule = policies[found.permission] as { when?: unknown };
  if (!audienceOf(found).includes('customer')) return 'Who may call it: admins.';
  return rule.when
    ? 'Who may call it: admins; customers for what is theirs.'
    : 'Who may call it: admins and customers.';
}

/** Success and every error the operation can give, each with an example. */
export function responsesOf(book: SchemaBook, found: FoundOperation): Record<string, JsonSchema> {
  const { returns, list, totals, status, example, hasBody } = found;
  if (returns === fileContent) return { 200: FILE, ...failures(book, found) };
  const page = totals ? pageWithTotals(returns, totals) : pageOf(returns);
  const schema = book.convert(list ? page : answer(returns), 'output');
  const success = String(status ?? (found.method === 'post' ? 201 : 200));
  const shown = example !== undefined && !hasBody ? { data: example } : exampleOf(book, schema);
  return {
    [success]: {
      description: 'Success',
      headers: successHeaders(found),
      content: { 'application/json': { schema, example: shown } },
    },
    ...failures(book, found),
  };
}

const FILE: JsonSchema = {
  description: 'The file, always as a download',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

const successHeaders = (found: FoundOperation): JsonSchema => ({
  'X-Request-Id': { schema: { type: 'string' }, description: 'Names this call in our logs' },
  ...(found.method === 'get' && !isPublic(found)
    ? {
        'X-Seq': {
          schema: { type: 'integer' },
          description: 'The position of the change feed this answer is good for',
        },
      }
    : {}),
});

function failures(book: SchemaBook, found: FoundOperation): Record<string, JsonSchema> {
  const byStatus = new Map<string, ErrorCode[]>();
  for (const code of new Set(errorsOf(found))) {
    const status = String(errorCatalogue[code][0]);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const schema = book.convert(problem, 'output');
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: {
          'application/problem+json': {
            schema,
            examples: Object.fromEntries(codes.map((code) => [code, exampleFor(code)])),
          },
        },
      },
    ]),
  );
}

function exampleFor(code: ErrorCode): JsonSchema {
  const values = { from: 'completed', to: 'pending', name: 'Harbor Supply Co.', count: 2, email: 'd•••@example.com' };
  const extras = {
    ...(code === 'invalid'
      ? { details: [{ path: 'email', message: 'Enter an e-mail address, like name@example.com' }] }
      : {}),
    ...(code === 'illegal_transition' ? { allowed: ['in_progress'] } : {}),
  };
  return { summary: errorCatalogue[code][1], value: toProblem(new DomainError(code, values, extras), REQUEST_ID) };
}

function errorsOf(found: FoundOperation): ErrorCode[] {
  const { hasBody, method, path } = found;
  const unsafe = method !== 'get';
  return [
    'invalid',
    ...(hasBody ? (['malformed', 'too_slow', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(isPublic(found) ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(unsafe ? (['origin'] as const) : []),
    ...(found.hasPathParameters ? (['not_found'] as const) : []),
    ...(takesIdempotencyKey(method.toUpperCase(), path) ? (['in_progress', 'idempotency_mismatch'] as const) : []),
    ...(found.errors ?? []),
    'rate_limited',
    'internal',
    'unavailable',
  ];
}
