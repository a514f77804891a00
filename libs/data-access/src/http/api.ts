import { createApiClient } from '@portal/api-client';
import { messages } from '@portal/contracts';
import { apiErrorFrom } from './api-error.js';
import { rememberFeedPosition } from './feed-position.js';

/** The one client of the page. */
export const api = createApiClient(typeof location === 'undefined' ? '' : location.origin);

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
