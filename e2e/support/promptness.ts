import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';

/** Marks the waits of a test for its reporter, and what the machine took for the least at the same moments. */
export const WAITS = 'seen by the other after';
export const FLOOR = 'a call and a frame took';

const waits: number[] = [];
const floor: number[] = [];

/** How often the page is looked at, in milliseconds: a locator's own waiting looks twice a second after the first 300 ms. */
const LOOK = 25;

/** What the other one did shows (or is gone) without reloading; how long it took after the server's answer is kept. */
export async function soon(what: Locator, state: 'visible' | 'hidden' = 'visible'): Promise<void> {
  const began = performance.now();
  await expect.poll(() => what.isVisible(), { intervals: [LOOK], timeout: 5_000 }).toBe(state === 'visible');
  waits.push(Math.round(performance.now() - began));
  floor.push(await leastWait(what.page()));
}

/** What a call to the server that does nothing and one frame take in this page now, in milliseconds. */
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
