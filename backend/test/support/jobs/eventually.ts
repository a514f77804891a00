import { setTimeout as pause } from 'node:timers/promises';

/**
 * Retries until the assertion no longer throws and returns its result. Fails with the last error after `within`
 * milliseconds, which are many for busy machines.
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
