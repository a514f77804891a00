import { setTimeout as pause } from 'node:timers/promises';

/** What is waited for can't come any more. */
export class Hopeless extends Error {}

/**
 * Asks again and again until it no longer throws; then its answer. The last refusal is the failure: after `within`
 * milliseconds, which are many because a busy machine is slow, or at once when it is Hopeless.
 */
export async function eventually<Answer>(ask: () => Answer | Promise<Answer>, within = 120_000): Promise<Answer> {
  const deadline = performance.now() + within;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Hopeless || performance.now() > deadline) throw error;
      await pause(50);
    }
  }
}
