import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until it no longer throws; then its answer. The last refusal is the failure, after `within`
 * milliseconds, which are many because a busy machine is slow.
 */
export async function eventually<Answer>(ask: () => Answer | Promise<Answer>, within = 120_000): Promise<Answer> {
  const deadline = performance.now() + within;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(25);
    }
  }
}
