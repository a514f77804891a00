import type { TestApp } from './create-test-app.js';

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

export interface Operation {
  summary?: string;
  description?: string;
  security: object[];
  'x-permission'?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Shown> };
  responses: Record<string, { content?: Record<string, Shown> }>;
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

/** Every operation of the API, by the document that the running product serves. */
export async function apiDocument(test: TestApp): Promise<ApiDocument> {
  const { body } = await test.http.get('/api/openapi.json').expect(200);
  const { paths, components } = body as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const routes = new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]): [string, Route] => {
        const key = `${method.toUpperCase()} ${path}`;
        return [key, { key, method, path, operation }];
      }),
    ),
  );
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  return { routes, resolve };
}

/** Whether an operation answers pages of rows. */
export const isList = ({ method, operation }: Route): boolean =>
  method === 'get' && (operation.parameters ?? []).some(({ name }) => name === 'limit');
