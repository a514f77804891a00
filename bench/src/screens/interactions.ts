/** Runs inside the page before anything else: keeps the slowest interaction; what is faster than 16 ms counts as 0. */
export function watchInteractions(): void {
  const seen = { slowest: 0 };
  Object.defineProperty(window, 'slowest', {
    get: () => seen.slowest,
    set: (value: number) => void (seen.slowest = value),
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
