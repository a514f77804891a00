const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const HASH = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
const YEAR_OF_NUMBER = /\b([A-Z]{1,3})-\d{4}-(\d{4})\b/g;

/** The nth value of its kind in the order of appearance. */
const counted = {
  id: (place: number) => `0193b000-0000-7000-8000-${String(place + 1).padStart(12, '0')}`,
  month: (place: number) => new Date(Date.UTC(2026, place)).toISOString().slice(0, '2026-01'.length),
  week_of: (place: number) => new Date(Date.UTC(2026, 0, 5 + 7 * place)).toISOString().slice(0, '2026-01-05'.length),
};

/**
 * The same bodies without what differs from run to run: ids, `month` and `week_of` are counted in their order of
 * appearance over all bodies; every other instant and day is one and the same, so is every `file_size` (files carry ids
 * and days); hashes are zeros, record numbers are of 2026. Null stays.
 */
export function stableValues(bodies: unknown): unknown {
  const seen = { id: [] as string[], month: [] as string[], week_of: [] as string[] };
  const count = (kind: keyof typeof seen, value: string): string => {
    if (!seen[kind].includes(value)) seen[kind].push(value);
    return counted[kind](seen[kind].indexOf(value));
  };
  const textOf = (text: string): string => {
    if (INSTANT.test(text)) return '2026-01-05T12:00:00.000Z';
    if (DAY.test(text)) return '2026-01-05';
    if (HASH.test(text)) return '0'.repeat(text.length);
    return text.replace(UUID, (id) => count('id', id)).replace(YEAR_OF_NUMBER, '$1-2026-$2');
  };
  const fieldOf = (key: string, value: unknown): unknown => {
    if (key === 'file_size' && typeof value === 'number') return 42_000;
    return (key === 'month' || key === 'week_of') && typeof value === 'string' ? count(key, value) : valueOf(value);
  };
  const valueOf = (value: unknown): unknown => {
    if (typeof value === 'string') return textOf(value);
    if (Array.isArray(value)) return value.map(valueOf);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [textOf(key), fieldOf(key, field)]));
  };
  return valueOf(bodies);
}
