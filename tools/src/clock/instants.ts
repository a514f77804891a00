/** When and where a suite believes itself to be. */
export interface TestInstant {
  name: string;
  /** ISO 8601 with its offset. In the past, so that a test's files, whose times are the machine's, never look old. */
  at: string;
  /** The zone of the machine: of every process, and of the browser. */
  zone: string;
}

/** When every suite runs unless TEST_INSTANT names another: mid-morning in the office, far from holidays and turns. */
const plain: TestInstant = { name: 'plain', at: '2026-09-16T10:30:00-04:00', zone: 'UTC' };

/** `npm run test:all` repeats the suites at these: where days, months and years turn, or a day has 23 or 25 hours. */
export const awkwardInstants: readonly TestInstant[] = [
  { name: 'late-evening', at: '2026-09-16T23:30:00-04:00', zone: 'America/New_York' },
  { name: 'after-utc-midnight', at: '2026-09-17T00:30:00Z', zone: 'Pacific/Auckland' },
  { name: 'month-end', at: '2026-07-31T23:30:00-04:00', zone: 'UTC' },
  { name: 'quarter-end', at: '2026-06-30T23:30:00-04:00', zone: 'America/New_York' },
  { name: 'year-end', at: '2025-12-31T23:30:00-05:00', zone: 'UTC' },
  { name: 'leap-day', at: '2024-02-29T09:15:00-05:00', zone: 'Asia/Kolkata' },
  { name: 'clocks-forward', at: '2026-03-08T01:45:00-05:00', zone: 'America/New_York' },
  { name: 'clocks-back', at: '2026-11-01T01:15:00-04:00', zone: 'America/New_York' },
];

/**
 * The instant that TEST_INSTANT gives by name or as ISO 8601; the plain one by default.
 * @throws Error when it is neither
 */
export function instantOf(asked: string | undefined): TestInstant {
  if (!asked) return plain;
  const named = [plain, ...awkwardInstants].find(({ name }) => name === asked);
  if (named) return named;
  if (Number.isNaN(Date.parse(asked)))
    throw new Error(
      `TEST_INSTANT is neither ISO 8601 nor one of ${awkwardInstants.map(({ name }) => name).join(', ')}`,
    );
  return { ...plain, name: asked, at: asked };
}

/** The machine's own time and zone. */
export const machineInstant = (): TestInstant => ({
  name: 'machine',
  at: new Date().toISOString(),
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});
