import { messages } from '@portal/contracts';
import { severityOf } from '../client-errors/error-severity.js';
import { ApiError } from './api-error.js';
import { bodyOf, recordOf } from './api.js';

describe('a call that gets no answer', () => {
  it.each([
    ['a whole body', bodyOf],
    ['a record', recordOf],
  ])('says in our words that the server could not be reached: %s', async (_what, read) => {
    const call = Promise.reject(new TypeError('Failed to fetch'));
    await expect(read(call)).rejects.toThrow(messages.http.unreachable);
  });

  it('is no error of the page that a report should name', () => {
    expect(severityOf(new Error(messages.http.unreachable), 'promise')).toBeNull();
  });

  it('stays what it is when it was called off or refused', async () => {
    const calledOff = new DOMException('Gone', 'AbortError');
    await expect(bodyOf(Promise.reject(calledOff))).rejects.toBe(calledOff);
    const refused = Promise.resolve({ error: { error: 'No' }, response: new Response(null, { status: 409 }) });
    await expect(bodyOf(refused)).rejects.toEqual(expect.any(ApiError));
  });
});
