import type { INestApplication } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { brand, ListFileQuery } from '@portal/contracts';
import type { ZodType } from 'zod';
import { takesIdempotencyKey } from '../http/idempotency.service.js';
import { argumentSchemas, type OperationMetadata, operationOf } from '../http/operation.js';
import { takesListFile } from '../list-files/list-file.js';
import { exampleOf } from './example.js';
import { type FoundOperation, HEADERS, isPublic, ResponseBook, whoMayCall } from './responses.js';
import { type JsonSchema, SchemaBook } from './schemas.js';
import type { FastifyInstance } from 'fastify';
import { encodeAnswer, type EncodedAnswer, sendEncoded } from '../http/bodies/encoded-answer.js';

export const API_PREFIX = 'api/v1';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const INTRODUCTION = [
  'One JSON API for the portal, the admin console and everybody else. A success is `{ "data": … }`; a list adds',
  '`pagination`; a failure is `application/problem+json` with a stable `code`. Unknown fields are refused by name.',
  'Send an `Idempotency-Key` with POST, PUT and DELETE to make repeats safe for 24 hours.',
].join(' ');

const frame = new DocumentBuilder()
  .setOpenAPIVersion('3.1.0')
  .addServer('/')
  .addSecurity('bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The access_token of POST auth/session with "transport": "bearer"',
  })
  .addSecurity('cookie', {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Set by signing in with a browser (__Host-session on https)',
  })
  .build();

const METHODS = ['delete', 'get', 'post', 'put'] as const;

/**
 * The OpenAPI 3.1 document of every operation of an application, also of one created as a preview: paths, parameters and
 * bodies as Nest found them, answers and errors as `@Operation` declares them.
 */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const book = new SchemaBook();
  const responses = new ResponseBook(book);
  const operations = operationsOf(app);
  const document = SwaggerModule.createDocument(app, frame, {
    operationIdFactory,
    standardSchemaConverter: (schema, { schemaType }) => ({ schema: book.convert(schema as ZodType, schemaType) }),
  });
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const described = METHODS.flatMap((method) => {
      const found = item[method];
      const declared = operations.get(found?.operationId ?? '');
      return found && declared
        ? [[method, describe(book, responses, { ...declared, method, path }, found)] as const]
        : [];
    });
    return [path, Object.fromEntries(described)] as const;
  });
  return {
    ...document,
    info: { title: `${brand.name} API`, version: '1', description: INTRODUCTION },
    tags: tagsOf(document),
    paths: sorted(Object.fromEntries(paths)),
    components: {
      ...document.components,
      schemas: sorted(book.components),
      responses: sorted(responses.responses),
      examples: sorted(responses.examples),
      headers: HEADERS,
      parameters: { 'Idempotency-Key': IDEMPOTENCY_KEY, ...Object.fromEntries(fileParameters(book)) },
    },
  };
}

const operationIdFactory = (controller: string, handler: string): string =>
  `${controller.replace(/Controller$/, '')}_${handler}`;

type Declared = OperationMetadata & { query: ZodType | undefined };

/** What each handler declared, by its operation's id. */
function operationsOf(app: INestApplication): ReadonlyMap<string, Declared> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  const scanner = new MetadataScanner();
  const declared = controllers.flatMap(({ metatype }) => {
    const methods = (metatype as { prototype: Record<string, object> }).prototype;
    return scanner.getAllMethodNames(methods).map((name) => {
      const operation = operationOf(methods[name] ?? {});
      const { query } = argumentSchemas(metatype as object, name);
      const declared = operation && { ...operation, query };
      return declared ? [[operationIdFactory(metatype?.name ?? '', name), declared] as const] : [];
    });
  });
  return new Map(declared.flat());
}

function describe(
  book: SchemaBook,
  responses: ResponseBook,
  declared: Declared & Pick<FoundOperation, 'method' | 'path'>,
  found: Operation,
): JsonSchema {
  const given = (found.requestBody as { content: Record<string, { schema: JsonSchema }> } | undefined)?.content;
  const bodySchema = declared.body ? book.convert(declared.body, 'input') : given?.['application/json']?.schema;
  const parameters = [
    ...(found.parameters ?? []).filter((parameter) => 'in' in parameter && parameter.in === 'path'),
    ...(declared.query ? queryParameters(book, declared.query) : []),
    ...(takesListFile(declared, declared.query)
      ? FILE_PARAMETERS.map((name) => ({ $ref: `#/components/parameters/${name}` }))
      : []),
    ...(takesIdempotencyKey(declared.method.toUpperCase(), declared.path)
      ? [{ $ref: '#/components/parameters/Idempotency-Key' }]
      : []),
  ];
  const operation: FoundOperation = { ...declared, bodySchema };
  return {
    operationId: found.operationId,
    tags: [tagOf(declared.path)],
    summary: declared.summary,
    description: [declared.description, whoMayCall(operation)].filter(Boolean).join(' '),
    'x-permission': declared.permission,
    security: isPublic(operation) ? [{}, { bearer: [] }, { cookie: [] }] : [{ bearer: [] }, { cookie: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(bodySchema ? { requestBody: bodyOf(book, bodySchema, declared) } : {}),
    responses: responses.responsesOf(operation),
  };
}

const bodyOf = (book: SchemaBook, schema: JsonSchema, { example, takesForm }: OperationMetadata) => ({
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

/** A query's fields as the handler gets them, since all are texts in an address; required where the caller has to send them. */
function queryParameters(book: SchemaBook, query: ZodType) {
  const required = new Set((book.resolve(book.convert(query, 'input'))['required'] ?? []) as string[]);
  return Object.entries(book.fieldsOf(book.convert(query, 'output'))).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.has(name),
    ...(description === undefined ? {} : { description: description as string }),
    ...(schema['type'] === 'array' ? { style: 'form', explode: false } : {}),
    schema,
  }));
}

const FILE_PARAMETERS = Object.keys(ListFileQuery.shape);

const fileParameters = (book: SchemaBook) =>
  queryParameters(book, ListFileQuery).map((parameter) => [parameter.name, { ...parameter, required: false }] as const);

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeats with one key have one effect for 24 hours',
  schema: { type: 'string', maxLength: 255 },
} as const;

const tagOf = (path: string): string => path.slice(`/${API_PREFIX}/`.length).split('/')[0] ?? '';

const tagsOf = ({ paths }: OpenAPIObject): { name: string }[] =>
  [...new Set(Object.keys(sorted(paths)).map(tagOf))].map((name) => ({ name }));

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));

/** Of brotli: 2 MB become 80 KB within a tenth of a second. */
const QUALITY = 5;

/** Serves the API's document at /api/openapi.json: written and compressed once, not sent again to those who have it (ETag). */
export function serveDocument(fastify: FastifyInstance, document: () => object): void {
  let encoded: Promise<EncodedAnswer> | undefined;
  fastify.get('/api/openapi.json', async (request, reply) => {
    encoded ??= encodeAnswer(Buffer.from(JSON.stringify(document())), 'application/json; charset=utf-8', QUALITY);
    sendEncoded(request, reply, await encoded, { status: 200, cacheControl: 'public, no-cache' });
    return reply;
  });
}
