import createClient from 'openapi-fetch';
import type { paths } from './schema.js';

export type { components, paths } from './schema.js';

/** The API of the page's own origin, typed by the generated OpenAPI document. Lists in query parameters are comma separated. */
export const createApiClient = (baseUrl: string) =>
  createClient<paths>({
    baseUrl,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: (request) => globalThis.fetch(request),
  });

export type ApiClient = ReturnType<typeof createApiClient>;
