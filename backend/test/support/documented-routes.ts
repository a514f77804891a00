import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** JSON Schema, as far as the document of our API uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

export interface Shown {
  schema?: Schema;
  example?: unknown;
  examples?: object;
}

interface Response {
  content?: Record<string, Shown>;
}

export interface Operation {
  summary?: string;
  description?: string;
  security: object[];
  'x-permission'?: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, Shown> };
  responses: Record<string, Response>;
}

export interface Route {
  /** `PUT /api/v1/tasks/{id}` */
  key: string;
  method: string;
  path: string;
  operation: Operation;
}

export interface ApiDocument {
  routes: Map<string, Route>;
  /** Follows a `$ref` to its component. */
  resolve(schema: Schema): Schema;
}

/** As it is committed, which `drift` compares with the one that the product writes: that takes three seconds. */
const committed = (): string =>
  readFileSync(join(import.meta.dirname, '../../../libs/api-client/openapi.json'), 'utf8');

/** Every operation of the API, by its document; parameters and responses are resolved. */
export function apiDocument(document = committed()): ApiDocument {
  const { paths, components } = JSON.parse(document) as {
    paths: Record<string, Record<string, Omit<Operation, 'parameters'> & { parameters?: Parameter[] }>>;
    components: {
      schemas: Record<string, Schema>;
      parameters: Record<string, Parameter>;
      responses: Record<string, Response>;
    };
  };
  const found = <Part extends object>(of: Record<string, Part>, part: Part): Part =>
    '$ref' in part ? (of[String(part.$ref).split('/').at(-1) ?? ''] ?? part) : part;
  const routes = new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, declared]): [string, Route] => {
        const key = `${method.toUpperCase()} ${path}`;
        const responses = Object.entries(declared.responses).map(([status, one]) => [
          status,
          found(components.responses, one),
        ]);
        const operation = {
          ...declared,
          parameters: declared.parameters?.map((one) => found(components.parameters, one)) ?? [],
          responses: Object.fromEntries(responses) as Operation['responses'],
        };
        return [key, { key, method, path, operation }];
      }),
    ),
  );
  const resolve = (schema: Schema): Schema => found(components.schemas, schema);
  return { routes, resolve };
}

/** Whether an operation answers pages of rows. */
export const isList = ({ method, operation }: Route): boolean =>
  method === 'get' && operation.parameters.some(({ name }) => name === 'limit');
