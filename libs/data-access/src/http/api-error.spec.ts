import { ApiError, apiErrorFrom, sentenceFor } from './api-error.js';

const answer = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers });

describe('what a failed call says (specification, section 8)', () => {
  it('takes the sentence from the error field', () => {
    expect(apiErrorFrom(answer(400), { error: 'No such thing' }).message).toBe('No such thing');
  });

  it('falls back to the status', () => {
    expect(apiErrorFrom(answer(502), '<html>').message).toBe('HTTP 502');
  });

  it('asks to sign in: “No active session” as the server words it, else “Not authenticated” (specification, section 5)', () => {
    expect(apiErrorFrom(answer(401), { error: 'No active session' }).message).toBe('No active session');
    expect(apiErrorFrom(answer(401), '<html>').message).toBe('Not authenticated');
  });

  it('falls back to "Unknown error" for what has no words', () => {
    expect(sentenceFor(undefined)).toBe('Unknown error');
    expect(sentenceFor(new Error(''))).toBe('Unknown error');
  });

  it('carries code, refused fields and the time to wait', () => {
    const body = {
      error: 'Slow down',
      code: 'rate_limited',
      status: 429,
      request_id: 'r1',
      details: [{ path: 'email', message: 'Again?' }],
    };
    const error = apiErrorFrom(answer(429, { 'retry-after': '60' }), body);
    expect(error).toMatchObject({
      status: 429,
      code: 'rate_limited',
      requestId: 'r1',
      retryAfter: 60,
      isRefusal: true,
    });
    expect(error.fieldErrors).toEqual({ email: 'Again?' });
  });

  it('knows that a server failure may be tried again', () => {
    expect(new ApiError(503, 'x').isRefusal).toBe(false);
  });
});
