import { callAreas, type FunctionCall } from '@portal/contracts';
import type { ApiDocument, ApiSchema } from '@portal/data-access';

/** One field of a call's form. */
export interface FunctionField {
  name: string;
  /** Where its value goes. */
  place: 'path' | 'query' | 'body';
  kind: 'text' | 'number' | 'json' | 'choice';
  required: boolean;
  choices: readonly string[];
}

export type FieldValues = Readonly<Record<string, string>>;

const SEPARATOR = '.';
/** The name under which the form keeps a field's value. */
export const fieldKey = ({ place, name }: FunctionField): string => place + SEPARATOR + name;

/** What the call takes, from the schema of the route that serves it. */
export function fieldsOf(call: FunctionCall, document: ApiDocument): FunctionField[] {
  const served = routesOf(call, Object.keys(document.paths));
  const operations = served.map((path) => document.paths[path]?.[call.method.toLowerCase()]);
  const query = operations.flatMap((operation) => operation?.parameters ?? []).filter((one) => one.in === 'query');
  const distinct = [...new Map(query.map((one) => [one.name, one])).values()];
  const schema = resolved(operations[0]?.requestBody?.content?.['application/json']?.schema ?? {}, document);
  const kinds = served.length > 1 ? served.map((path) => path.split('/').at(-1) ?? '') : [];
  return [
    ...idField(call, kinds),
    ...distinct.map(({ name, required = false, schema: of = {} }) => fieldOf(name, 'query', required, of, document)),
    ...Object.entries(schema.properties ?? {}).map(([name, of]) =>
      fieldOf(name, 'body', schema.required?.includes(name) ?? false, of, document),
    ),
  ];
}

/** The routes that serve a call: its own, or all that its `{id}` can name, like the types of analytics. */
export function routesOf({ route }: Pick<FunctionCall, 'route'>, paths: readonly string[]): string[] {
  const path = `/api/v1/${route}`;
  const parent = path.slice(0, -'{id}'.length);
  return paths.includes(path) || !path.endsWith('{id}')
    ? [path]
    : paths.filter((one) => one.startsWith(parent) && !one.slice(parent.length).includes('/'));
}

function idField({ name, idFrom, method, route }: FunctionCall, choices: readonly string[]): FunctionField[] {
  const field = { kind: choices.length > 0 ? 'choice' : 'text', required: true, choices } as const;
  if (idFrom) return [{ ...field, name: idFrom, place: method === 'GET' || method === 'DELETE' ? 'query' : 'body' }];
  return name.includes('{id}') && route.includes('{id}') ? [{ ...field, name: 'id', place: 'path' }] : [];
}

function fieldOf(
  name: string,
  place: FunctionField['place'],
  required: boolean,
  given: ApiSchema,
  document: ApiDocument,
): FunctionField {
  const schema = resolved(given, document);
  const options = (schema.anyOf ?? [schema]).map((one) => resolved(one, document));
  const choices = options.flatMap((one) => one.enum ?? (one.type === 'boolean' ? ['true', 'false'] : []));
  const types = options.map(({ type }) => type);
  const kind = types.some((type) => type === 'object' || type === 'array')
    ? 'json'
    : types.some((type) => type === 'number' || type === 'integer')
      ? 'number'
      : choices.length > 0
        ? 'choice'
        : 'text';
  return { name, place, kind, required, choices };
}

const resolved = (schema: ApiSchema, { components }: ApiDocument): ApiSchema =>
  schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/** The request that the filled fields make; fields left empty are not sent. */
export function requestOf(
  { area = 'functions', name, method, action }: FunctionCall,
  fields: readonly FunctionField[],
  values: FieldValues,
): { method: string; path: string; body?: Readonly<Record<string, unknown>> } {
  const filled = fields.filter((field) => values[fieldKey(field)]);
  const valueOf = (field: FunctionField): string => values[fieldKey(field)] ?? '';
  const id = filled.find(({ place }) => place === 'path');
  const query = new URLSearchParams(action ? { action } : {});
  for (const field of filled) if (field.place === 'query') query.set(field.name, valueOf(field));
  const body = Object.fromEntries(
    filled.filter(({ place }) => place === 'body').map((field) => [field.name, sent(field, valueOf(field))]),
  );
  const path = callAreas[area] + name.replace('{id}', id ? encodeURIComponent(valueOf(id)) : '{id}');
  return {
    method,
    path: query.size > 0 ? `${path}?${query.toString()}` : path,
    ...(method === 'POST' || method === 'PUT' ? { body } : {}),
  };
}

function sent({ kind }: FunctionField, text: string): unknown {
  if (kind === 'number') return Number(text);
  if (kind === 'choice' && (text === 'true' || text === 'false')) return text === 'true';
  if (kind !== 'json') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
