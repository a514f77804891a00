import type { Page } from '@playwright/test';

interface Watched {
  /** Of the interactions since it was last set to 0; what is faster than 16 ms counts as 0. */
  slowest: number;
  /** Interaction → its time. */
  interactions: Map<number, number>;
}

/** Runs inside the page before anything else: keeps how long each interaction took until its frame was presented. */
export function watchInteractions(): void {
  const seen: Watched = Object.assign(window, { slowest: 0, interactions: new Map<number, number>() });
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries() as (PerformanceEntry & {
      interactionId?: number;
    })[]) {
      if (!id) continue;
      seen.slowest = Math.max(seen.slowest, duration);
      seen.interactions.set(id, Math.max(seen.interactions.get(id) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The slowest interaction since this was called last, in milliseconds. */
export const slowestSince = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seen = window as unknown as Watched;
    const { slowest } = seen;
    seen.slowest = 0;
    return slowest;
  });

/** The page's INP so far, in milliseconds: its slowest interaction, but for one in fifty. */
export const interactionToNextPaint = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const count = (performance as unknown as { interactionCount: number }).interactionCount;
    const times = [...(window as unknown as Watched).interactions.values()].sort((one, other) => other - one);
    return times[Math.floor(count / 50)] ?? 0;
  });
