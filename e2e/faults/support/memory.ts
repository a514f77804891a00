import { setInterval as every } from 'node:timers/promises';
import type { ProductProcess } from './process.js';

/** The heap that the product's processes are started with, in megabytes. Without a limit V8 leaves garbage to pile up. */
const HEAP = 384;
const SECOND = 1_000;

/** Variables of a worker whose memory is watched: the options that `npm start` and the images give it. */
export const withHeap = (): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-old-space-size=${HEAP} --max-semi-space-size=4`,
});

/** The most megabytes that a process held, asked each second until it is stopped. */
export function watchMemory(of: ProductProcess): { stop: () => Promise<number> } {
  const ended = new AbortController();
  let peak = 0;
  const watching = (async () => {
    for await (const now of every(SECOND, of, { signal: ended.signal })) peak = Math.max(peak, await now.memory());
  })().catch((error: unknown) => {
    if (!ended.signal.aborted) throw error;
  });
  return {
    stop: async () => {
      ended.abort();
      await watching;
      return peak;
    },
  };
}
