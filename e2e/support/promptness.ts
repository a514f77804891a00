import type { Locator, TestInfo } from '@playwright/test';

/** Marks the waits of a test for its reporter. */
export const WAITS = 'seen by the other after';

const waits: number[] = [];

/** What the other one did shows (or is gone) without reloading; how long it took after the server's answer is kept. */
export async function soon(what: Locator, state: 'visible' | 'hidden' = 'visible'): Promise<void> {
  const began = performance.now();
  await what.waitFor({ state, timeout: 5_000 });
  waits.push(Math.round(performance.now() - began));
}

/** Hands the waits of the test that ends to `PromptnessReporter`, which judges those of all tests together. */
export function keepWaits(info: TestInfo): void {
  if (waits.length > 0) info.annotations.push({ type: WAITS, description: waits.splice(0).join(', ') });
}
