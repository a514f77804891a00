import type { TestApp } from '../create-test-app.js';

/** What a call answered: a record or rows, and the totals of a list of money. */
interface Answer<View> {
  data: View;
  totals?: unknown;
}

/** Calls the API as one user and gives the answer's body; a refusal ends the story with what was refused. */
export type Caller = <View = { id: string }>(
  method: 'get' | 'post' | 'put',
  path: string,
  body?: object,
) => Promise<Answer<View>>;

/** Calls with these headers; without any as a visitor. */
export const callerOf =
  ({ http }: TestApp, headers: Record<string, string> = {}): Caller =>
  async <View>(method: 'get' | 'post' | 'put', path: string, body?: object) => {
    const request = http[method](`/api/v1/${path}`).set(headers);
    const answer = await (body ? request.send(body) : request);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body as Answer<View>;
  };
