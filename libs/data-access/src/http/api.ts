import type { paths } from '@portal/api-client';
import { messages } from '@portal/contracts';
import { replaceEqualDeep } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { apiErrorFrom } from './api-error.js';

/** The API of the page's own origin, typed by the generated OpenAPI document. Lists in query parameters are comma separated. */
export const api = createClient<paths>({
  baseUrl: typeof location === 'undefined' ? '' : location.origin,
  credentials: 'same-origin',
  headers: { accept: 'application/json' },
  querySerializer: { array: { style: 'form', explode: false } },
  fetch: (request) => globalThis.fetch(request),
});

export type Method = 'get' | 'post' | 'put' | 'delete';

/** The client's call by an address that only the caller of a helper has; `Answer` and `Body` are its types. */
export const call = api.request as (
  method: Method,
  path: string,
  init: object,
) => Promise<{ data?: never; response: Response }>;

interface Reply<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/** The answer of a call; where none came, the browser's words for that ("Failed to fetch") become ours. */
async function answerOf<Body>(call: Promise<Reply<Body>>): Promise<Reply<Body>> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof TypeError ? new Error(messages.http.unreachable, { cause: error }) : error;
  }
}

/**
 * The whole body of a successful answer.
 * @throws ApiError with the server's sentence when it refused; Error with a sentence when it could not be reached
 */
export async function bodyOf<Body>(call: Promise<Reply<Body>>): Promise<Body> {
  const { data, error, response } = await answerOf(call);
  if (!response.ok || data === undefined) throw apiErrorFrom(response, error);
  rememberFeedPosition(data, response);
  return data;
}

/**
 * The record of a `{ data }` answer.
 * @throws ApiError with the server's sentence when it refused; Error with a sentence when it could not be reached
 */
export async function recordOf<Row>(call: Promise<Reply<{ data: Row }>>): Promise<Row> {
  const { data, error, response } = await answerOf(call);
  if (!response.ok || data === undefined) throw apiErrorFrom(response, error);
  rememberFeedPosition(data.data, response);
  return data.data;
}

/** A list's query as the API takes it: without what is empty; several values of a filter are one parameter. */
export const asSent = (query: object): Record<string, never> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : (value as unknown)]),
  ) as Record<string, never>;

/** What a call needs that sends a file as a form (multipart), so that no side holds it in memory as text. */
export function fileForm(file: File, fields: Readonly<Record<string, string | undefined>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  form.append('file', file, file.name);
  return {
    body: form as never, // the document's multipart schema describes parts, openapi-fetch passes FormData through
    bodySerializer: (sent: unknown) => sent as FormData,
  };
}

const positions = new WeakMap<object, number>();

/** Keeps the answer's `X-Seq`: the feed position its data is good for. */
export function rememberFeedPosition(data: unknown, response: Response): void {
  const seq = Number(response.headers.get('x-seq') ?? Number.NaN);
  if (typeof data === 'object' && data !== null && Number.isFinite(seq)) positions.set(data, seq);
}

/** The feed position that fetched data is good for; null when it is unknown, for example after a live change. */
export const feedPositionOf = (data: unknown): number | null =>
  typeof data === 'object' && data !== null ? (positions.get(data) ?? null) : null;

/** React Query's structural sharing, which gives equal data the same identity; the position of the newer answer stays. */
export function shareStructure(known: unknown, data: unknown): unknown {
  const shared: unknown = replaceEqualDeep(known, data);
  const position = feedPositionOf(data);
  if (position !== null && typeof shared === 'object' && shared !== null) positions.set(shared, position);
  return shared;
}
