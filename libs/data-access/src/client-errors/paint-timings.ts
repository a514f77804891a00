/** First paint and first contentful paint of this page in milliseconds, as far as the browser tells (specification, section 9). */
export function paintTimings(): Partial<Record<'first_paint' | 'first_contentful_paint', number>> {
  const entries = performance.getEntriesByType?.('paint') ?? [];
  return Object.fromEntries(
    entries.map(({ name, startTime }) => [name.replaceAll('-', '_'), Math.round(startTime)]),
  ) as ReturnType<typeof paintTimings>;
}
