import { answer, type ErrorCode, pageOf, pageWithTotals, policies } from '@portal/contracts';
import { takesIdempotencyKey } from '../http/idempotency.service.js';
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

/** The successful answer of an operation, with an example. */
export function successOf(book: SchemaBook, found: FoundOperation): Record<string, JsonSchema> {
  const { returns, list, totals, status, example, hasBody } = found;
  if (returns === fileContent) return { 200: FILE };
  const page = totals ? pageWithTotals(returns, totals) : pageOf(returns);
  const schema = book.convert(list ? page : answer(returns), 'output');
  const success = String(status ?? (found.method === 'post' ? 201 : 200));
  const shown = example !== undefined && !hasBody ? { data: example } : exampleOf(book, schema);
  return {
    [success]: {
      description: 'Success',
      headers: headersOf(found),
      content: { 'application/json': { schema, example: shown } },
    },
  };
}

const FILE: JsonSchema = {
  description: 'The file, always as a download',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

/** The headers of answers, as components of the document. */
export const HEADERS: Readonly<Record<'X-Request-Id' | 'X-Seq', JsonSchema>> = {
  'X-Request-Id': { schema: { type: 'string' }, description: 'Names this call in our logs' },
  'X-Seq': {
    schema: { type: 'integer' },
    description: 'The position of the change feed this answer is good for',
  },
};

function headersOf(found: FoundOperation): JsonSchema {
  const names = found.method === 'get' && !isPublic(found) ? Object.keys(HEADERS) : ['X-Request-Id'];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The codes of every error that an operation can answer with. */
export function errorsOf(found: FoundOperation): ErrorCode[] {
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
