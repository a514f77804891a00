import type { Test } from 'supertest';

/** Each of these calls, made without a session, is refused in the specification's words. */
export async function expectSignedOut(calls: readonly Test[]): Promise<void> {
  for (const call of calls) {
    const { status, body } = await call;
    expect({ status, error: body.error }).toEqual({ status: 401, error: 'No active session' });
  }
}
