import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairQueue } from '../http/limits/fair-queue.js';

/** Previews of one person run one after the other; what waits too long is refused. */
const queue = new FairQueue({ atOnce: 2, perKey: 1, waitingPerKey: 20, patience: 10_000 });

/**
 * Does the work in the turn of the person, and lets other calls go on before the next.
 * @throws DomainError `unavailable` when too much of the person's waits
 */
export const previewInTurn = <Result>(personId: string, work: () => Promise<Result>): Promise<Result> =>
  queue.run(() => work().finally(() => nextTurn()), personId);
