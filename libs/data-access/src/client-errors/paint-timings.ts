/** When a page was first painted, in milliseconds after navigation; as far as the browser provides it. */
interface PaintTimings {
  first_paint?: number;
  first_contentful_paint?: number;
}

/** First paint and first contentful paint of this page (specification, section 9). */
export function paintTimings(): PaintTimings {
  if (!('getEntriesByType' in performance)) return {};
  const entries = performance.getEntriesByType('paint');
  return Object.fromEntries(entries.map(({ name, startTime }) => [name.replaceAll('-', '_'), Math.round(startTime)]));
}
