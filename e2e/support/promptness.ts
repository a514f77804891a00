import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';

/** Annotations with the waits of a test and the machine's own delay at the same moments, for the reporter. */
export const WAITS = 'seen by the other after';
export const FLOOR = 'a call and a frame took';

const waits: number[] = [];
const floor: number[] = [];

/** Polling interval, in milliseconds; a locator's own waiting polls twice a second after the first 300 ms. */
const LOOK = 25;

/**
 * Waits until another user's change shows (or disappears) without a reload, and records the time since the server's
 * answer.
 */
export async function soon(what: Locator, state: 'visible' | 'hidden' = 'visible'): Promise<void> {
  const began = performance.now();
  await expect.poll(() => what.isVisible(), { intervals: [LOOK], timeout: 15_000 }).toBe(state === 'visible');
  waits.push(Math.round(performance.now() - began));
  floor.push(await leastWait(what.page()));
}

/** Measures an empty call to the server and one frame in this page, in milliseconds. */
async function leastWait(page: Page): Promise<number> {
  const began = performance.now();
  await page.evaluate(async () => {
    await fetch('/health/live');
    await new Promise(requestAnimationFrame);
  });
  return Math.round(performance.now() - began);
}

/** Hands the waits of the test that ends to `PromptnessReporter`, which judges those of all tests together. */
export function keepWaits(info: TestInfo): void {
  for (const [type, values] of [
    [WAITS, waits],
    [FLOOR, floor],
  ] as const)
    if (values.length > 0) info.annotations.push({ type, description: values.splice(0).join(', ') });
}
