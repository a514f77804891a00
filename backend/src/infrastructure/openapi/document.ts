import { brand } from '@portal/contracts';
import { takesIdempotencyKey } from '../http/idempotency.interceptor.js';
import type { OperationMetadata } from '../http/operation.decorator.js';
import { findOperations, type FoundOperation } from './controllers.js';
import { exampleOf } from './example.js';
import { isPublic, responsesOf, whoMayCall } from './responses.js';
import { type JsonSchema, SchemaBook } from './schemas.js';

export const API_PREFIX = 'api/v1';

/** The OpenAPI 3.1 document of every operation that the module and its imports declare. */
export async function openApiDocument(root: Parameters<typeof findOperations>[0]): Promise<JsonSchema> {
  const book = new SchemaBook();
  const operations = await findOperations(root, API_PREFIX);
  operations.sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
  const paths: Record<string, JsonSchema> = {};
  for (const found of operations) {
    paths[found.path] = { ...paths[found.path], [found.method]: describe(book, found) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1', description: INTRODUCTION },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(book.components).sort(([a], [b]) => a.localeCompare(b))),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access_token of POST auth/session with "transport": "bearer"',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Set by signing in with a browser (__Host-session on https)',
        },
      },
    },
  };
}

const INTRODUCTION = [
  'One JSON API for the portal, the admin console and everybody else. A success is `{ "data": … }`; a list adds',
  '`pagination`; a failure is `application/problem+json` with a stable `code`. Unknown fields are refused by name.',
  'Send an `Idempotency-Key` with POST, PUT and DELETE to make repeats safe for 24 hours.',
].join(' ');

function describe(book: SchemaBook, found: FoundOperation): JsonSchema {
  const { operation, schemas, method } = found;
  const body = operation.body ?? schemas.body;
  const parameters = parametersOf(book, found);
  return {
    operationId: `${found.controller}_${found.handler}`,
    tags: [found.tag],
    summary: operation.summary,
    description: whoMayCall(found),
    'x-permission': operation.permission,
    security: isPublic(found) ? [{}, { bearer: [] }, { cookie: [] }] : [{ bearer: [] }, { cookie: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body && method !== 'get' ? { requestBody: bodyOf(book, book.convert(body, 'input'), operation) } : {}),
    responses: responsesOf(book, found),
  };
}

const bodyOf = (book: SchemaBook, schema: JsonSchema, { example, takesForm }: OperationMetadata): JsonSchema => ({
  required: true,
  content: {
    'application/json': { schema, example: example ?? exampleOf(book, schema) },
    ...(takesForm ? { 'multipart/form-data': { schema: FILE_FORM } } : {}),
  },
});

const FILE_FORM: JsonSchema = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

function parametersOf(book: SchemaBook, { schemas, method, path }: FoundOperation): JsonSchema[] {
  return [
    ...fieldsOf(book, schemas.param, 'path'),
    ...fieldsOf(book, schemas.query, 'query'),
    ...(takesIdempotencyKey(method.toUpperCase(), path) ? [IDEMPOTENCY_KEY] : []),
  ];
}

const IDEMPOTENCY_KEY: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeats with one key have one effect for 24 hours',
  schema: { type: 'string', maxLength: 255 },
};

function fieldsOf(book: SchemaBook, schema: FoundOperation['schemas']['query'], place: 'path' | 'query'): JsonSchema[] {
  if (!schema) return [];
  const asked = book.resolve(book.convert(schema, 'input'));
  const understood = book.resolve(book.convert(schema, 'output'));
  const required = new Set((asked['required'] ?? []) as string[]);
  return Object.entries((understood['properties'] ?? {}) as Record<string, JsonSchema>).map(
    ([name, { description, ...rest }]) => ({
      name,
      in: place,
      required: place === 'path' || required.has(name),
      ...(description === undefined ? {} : { description }),
      ...(rest['type'] === 'array' ? { style: 'form', explode: false } : {}),
      schema: rest,
    }),
  );
}
