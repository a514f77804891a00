import { instantOf, type TestInstant } from './instants.ts';
import { shiftDate } from './shift-date.ts';

const PRELOAD = `--import=${new URL('./preload.ts', import.meta.url).href}`;

/** What sets the clock and the zone of a process and of all that it starts to an instant, which begins to run now. */
export const clockEnvironment = ({
  at,
  zone,
}: TestInstant): { TEST_CLOCK_SHIFT: string; TZ: string; NODE_OPTIONS: string } => ({
  TEST_CLOCK_SHIFT: String(Date.parse(at) - Date.now()),
  TZ: zone,
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], PRELOAD].filter(Boolean).join(' '),
});

/** Puts this process and its children on the clock of the run; the first process chooses it by TEST_INSTANT. */
export function startTestClock(): void {
  if (process.env['TEST_CLOCK_SHIFT'] === undefined)
    Object.assign(process.env, clockEnvironment(instantOf(process.env['TEST_INSTANT'])));
  shiftDate(clockShift());
}

/** How far the clock of the run is ahead of the machine's, in milliseconds. */
export const clockShift = (): number => Number(process.env['TEST_CLOCK_SHIFT'] ?? 0);
