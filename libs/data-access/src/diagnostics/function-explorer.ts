import { queryOptions } from '@tanstack/react-query';

/** A schema of the API document, as far as a form needs it. */
export interface ApiSchema {
  $ref?: string;
  type?: string;
  enum?: readonly string[];
  anyOf?: readonly ApiSchema[];
  properties?: Readonly<Record<string, ApiSchema>>;
  required?: readonly string[];
  description?: string;
}

export interface ApiOperation {
  parameters?: readonly { name: string; in: string; required?: boolean; schema?: ApiSchema; description?: string }[];
  requestBody?: { content?: Readonly<Record<string, { schema?: ApiSchema }>> };
}

/** The API document, as far as the explorer reads it. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  components: { schemas: Readonly<Record<string, ApiSchema>> };
}

/** The API document: what each route takes. */
export const apiDocumentQuery = queryOptions({
  queryKey: ['api-document'],
  queryFn: async ({ signal }): Promise<ApiDocument> =>
    (await fetch('/api/openapi.json', { signal })).json() as Promise<ApiDocument>,
  staleTime: Infinity,
});

/** As whom the explorer calls: the signed-in user, an anonymous visitor, or the owner of an access token. */
export type FunctionCaller = 'me' | 'visitor' | { token: string };

export interface FunctionRequest {
  method: string;
  path: string;
  body?: Readonly<Record<string, unknown>> | undefined;
  caller: FunctionCaller;
}

export interface FunctionAnswer {
  status: number;
  milliseconds: number;
  /** The body, as JSON where it is. */
  body: unknown;
}

/** Makes one of the specification's calls as it is, without retries and messages; for the page that tries them. */
export async function callFunction({ method, path, body, caller }: FunctionRequest): Promise<FunctionAnswer> {
  const began = performance.now();
  const response = await fetch(path, {
    method,
    credentials: caller === 'me' ? 'same-origin' : 'omit',
    headers: {
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(typeof caller === 'object' ? { authorization: `Bearer ${caller.token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, milliseconds: Math.round(performance.now() - began), body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
