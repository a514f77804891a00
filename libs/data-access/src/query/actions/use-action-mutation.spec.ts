import { ActionAttempts } from './use-action-mutation.js';

/** The key under which an input is sent. */
async function keyFor(attempts: ActionAttempts<string>, input: object): Promise<string> {
  return attempts.join(input, (own) => Promise.resolve(attempts.keyOf(own)));
}

describe('the Idempotency-Key of an input', () => {
  it('is the action that the input names', async () => {
    const action = crypto.randomUUID();
    expect(await keyFor(new ActionAttempts(), { title: 'A task', action })).toBe(action);
  });

  it('is one of its own where `action` is a field with a text, as the label of a button', async () => {
    const attempts = new ActionAttempts<string>();
    const first = await keyFor(attempts, { subject: 'One', action: 'Open your ticket' });
    const second = await keyFor(attempts, { subject: 'Two', action: 'Open your ticket' });
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(second).not.toBe(first);
  });
});
