import { setTimeout as pause } from 'node:timers/promises';
import { toDomainError } from '../../errors/problem.js';

const RETRY_AFTER = 250;

/**
 * Does a piece of work again as long as the database is away: for what must be written because it has happened.
 * @param within milliseconds
 * @throws what the work throws, when the time is over or when it fails for another reason
 */
export async function retryWhileAway(work: () => Promise<void>, within: number): Promise<void> {
  const deadline = performance.now() + within;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (toDomainError(error).code !== 'unavailable' || performance.now() > deadline) throw error;
      await pause(RETRY_AFTER);
    }
  }
}
