import {
  answer,
  DomainError,
  errorCatalogue,
  type ErrorCode,
  pageOf,
  pageWithTotals,
  policies,
  Problem,
} from '@portal/contracts';
import { toProblem } from '../errors/problem.js';
import { takesIdempotencyKey } from '../http/idempotency.service.js';
import { fileContent, type OperationMetadata } from '../http/operation.js';
import { exampleOf } from './example.js';
import type { JsonSchema, SchemaBook } from './schemas.js';

/** An operation as it is declared, where it is called, and the schema of its body. */
export type FoundOperation = OperationMetadata & { method: string; path: string; bodySchema: JsonSchema | undefined };

type Response = JsonSchema & { description: string };

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

/** The headers of answers, as components of the document. */
export const HEADERS: Readonly<Record<'X-Request-Id' | 'X-Seq', JsonSchema>> = {
  'X-Request-Id': { schema: { type: 'string' }, description: 'Names this call in our logs' },
  'X-Seq': {
    schema: { type: 'integer' },
    description: 'The position of the change feed this answer is good for',
  },
};

const FILE: Response = {
  description: 'The file, always as a download',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

const REQUEST_ID = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

/** Collects the answers of all operations: equal ones are one component, and the example of each error is one. */
export class ResponseBook {
  readonly responses: Record<string, Response> = {};
  readonly examples: Record<string, JsonSchema> = {};

  constructor(private readonly schemas: SchemaBook) {}

  /** The answers of an operation by status. */
  responsesOf(found: FoundOperation): Record<string, JsonSchema> {
    const errors = Map.groupBy(new Set(this.errorsOf(found)), (code) => String(errorCatalogue[code][0]));
    return {
      ...this.success(found),
      ...Object.fromEntries([...errors].map(([status, codes]) => [status, this.problems(codes.sort())])),
    };
  }

  /** The successful answer: a component where the view has a name and the operation has no example of its own. */
  private success(found: FoundOperation): Record<string, JsonSchema> {
    const { view, isList, totals, status, example, bodySchema, method } = found;
    if (view === fileContent) return { 200: FILE };
    const page = totals ? pageWithTotals(view, totals) : pageOf(view);
    const schema = this.schemas.convert(isList ? page : answer(view), 'output');
    const isOwn = example !== undefined && !bodySchema;
    const hasSeq = method === 'get' && !isPublic(found);
    const headers = hasSeq ? Object.keys(HEADERS) : ['X-Request-Id'];
    const response: Response = {
      description: 'Success',
      headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
      content: {
        'application/json': { schema, example: isOwn ? { data: example } : exampleOf(this.schemas, schema) },
      },
    };
    const viewName = view.meta()?.id;
    const name = [viewName, isList && 'page', totals && 'totals', hasSeq && 'seq'].filter(Boolean).join('-');
    return { [status ?? (method === 'post' ? 201 : 200)]: viewName && !isOwn ? this.add(name, response) : response };
  }

  /** The codes of every error that an operation can answer with. */
  private errorsOf(found: FoundOperation): ErrorCode[] {
    const { bodySchema, method, path } = found;
    return [
      'invalid',
      ...(bodySchema ? (['malformed', 'too_slow', 'payload_too_large', 'unsupported_media_type'] as const) : []),
      ...(bodySchema && 'version' in this.schemas.fieldsOf(bodySchema) ? (['stale_version'] as const) : []),
      ...(isPublic(found) ? [] : (['unauthenticated', 'forbidden'] as const)),
      ...(method === 'get' ? [] : (['origin'] as const)),
      ...(found.isList ? (['too_many_rows'] as const) : []),
      ...(path.includes('{') ? (['not_found'] as const) : []),
      ...(takesIdempotencyKey(method.toUpperCase(), path) ? (['in_progress', 'idempotency_mismatch'] as const) : []),
      ...(found.errors ?? []),
      'rate_limited',
      'internal',
      'unavailable',
    ];
  }

  private problems(codes: readonly ErrorCode[]): JsonSchema {
    for (const code of codes) this.examples[code] ??= problemExample(code);
    return this.add(codes.join('-'), {
      description: codes.join(', '),
      'x-errors': codes,
      content: {
        'application/problem+json': {
          schema: this.schemas.convert(Problem, 'output'),
          examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
        },
      },
    });
  }

  private add(name: string, response: Response): JsonSchema {
    this.responses[name] ??= response;
    return { $ref: `#/components/responses/${name}` };
  }
}

function problemExample(code: ErrorCode): JsonSchema {
  const values = { from: 'completed', to: 'pending', name: 'Harbor Supply Co.', count: 2, email: 'd•••@example.com' };
  const extras = {
    ...(code === 'invalid'
      ? { details: [{ path: 'email', message: 'Enter an e-mail address, like name@example.com' }] }
      : {}),
    ...(code === 'illegal_transition' ? { allowed: ['in_progress'] } : {}),
  };
  return { summary: errorCatalogue[code][1], value: toProblem(new DomainError(code, values, extras), REQUEST_ID) };
}
