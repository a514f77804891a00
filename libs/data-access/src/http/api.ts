import { createApiClient } from '@portal/api-client';
import { apiErrorFrom } from './api-error.js';
import { rememberFeedPosition } from './feed-position.js';

/** The one client of the page. */
export const api = createApiClient(typeof location === 'undefined' ? '' : location.origin);

interface Reply<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/**
 * The whole body of a successful answer.
 * @throws ApiError with the server's sentence when it refused
 */
export async function bodyOf<Body>(call: Promise<Reply<Body>>): Promise<Body> {
  const { data, error, response } = await call;
  if (!response.ok || data === undefined) throw apiErrorFrom(response, error);
  rememberFeedPosition(data, response);
  return data;
}

/**
 * The record of a `{ data }` answer.
 * @throws ApiError with the server's sentence when it refused
 */
export async function recordOf<Row>(call: Promise<Reply<{ data: Row }>>): Promise<Row> {
  const { data, error, response } = await call;
  if (!response.ok || data === undefined) throw apiErrorFrom(response, error);
  rememberFeedPosition(data.data, response);
  return data.data;
}
