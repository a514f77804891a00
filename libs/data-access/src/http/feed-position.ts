import { replaceEqualDeep } from '@tanstack/react-query';

const positions = new WeakMap<object, number>();

/** Keeps the answer's `X-Seq`: the feed position its data is good for. */
export function rememberFeedPosition(data: unknown, response: Response): void {
  const seq = Number(response.headers.get('x-seq') ?? Number.NaN);
  if (typeof data === 'object' && data !== null && Number.isFinite(seq)) positions.set(data, seq);
}

/** The feed position that fetched data is good for; null when it is unknown, for example after a live change. */
export const feedPositionOf = (data: unknown): number | null =>
  typeof data === 'object' && data !== null ? (positions.get(data) ?? null) : null;

/** React Query's structural sharing, which gives equal data the same identity; the position of the newer answer stays. */
export function shareStructure(known: unknown, data: unknown): unknown {
  const shared: unknown = replaceEqualDeep(known, data);
  const position = feedPositionOf(data);
  if (position !== null && typeof shared === 'object' && shared !== null) positions.set(shared, position);
  return shared;
}
