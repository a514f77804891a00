import { expect, type Locator, type TestInfo } from '@playwright/test';

/** How long what one person did may take to show at another's, in milliseconds; a busy machine may hold up one of them. */
const PROMPT = 1_000;

const waits: number[] = [];

/** What the other one did shows (or is gone) without reloading; how long it took after the server's answer is kept. */
export async function soon(what: Locator, state: 'visible' | 'hidden' = 'visible'): Promise<void> {
  const began = performance.now();
  await what.waitFor({ state, timeout: 5_000 });
  waits.push(Math.round(performance.now() - began));
}

/** Half of the waits of a journey, or more, were within a second. */
export function expectPrompt(info: TestInfo): void {
  const inOrder = waits.splice(0).sort((a, b) => a - b);
  if (inOrder.length === 0) return;
  const told = `${inOrder.join(', ')} ms`;
  info.annotations.push({ type: 'seen by the other after', description: told });
  console.log(`      seen by the other after ${told}`);
  expect(inOrder[Math.floor((inOrder.length - 1) / 2)], `median of ${told}`).toBeLessThanOrEqual(PROMPT);
}
