import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { percentile } from './percentile.js';
import { FLOOR, WAITS } from './promptness.js';

/** Limit for one user's change to show on another user's screen, in milliseconds, 95th percentile. */
const PROMPT = 1_000;

/** Factor for a busy machine: a multiple of the time of an empty call and a frame at the same moments. */
const TIMES_FLOOR = 3;

/** Whether nothing runs beside these journeys; else a machine that is busy would be judged. */
const isAlone = process.env['E2E_ALONE'] === 'on';

/** So many waits make a 95th percentile that a single slow one doesn't decide. */
const ENOUGH = 40;

interface Verdict {
  status?: FullResult['status'];
}

/**
 * Judges the delay of live changes over all journeys of the run: one wait in twenty may be slower. A run of few waits
 * (a single journey), or beside other work, is printed and not judged.
 */
export default class PromptnessReporter implements Reporter {
  private readonly waits: number[] = [];
  private readonly floor: number[] = [];

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description = '' } of annotations) {
      if (type === WAITS) this.waits.push(...description.split(', ').map(Number));
      if (type === FLOOR) this.floor.push(...description.split(', ').map(Number));
    }
  }

  onEnd(): Promise<Verdict> {
    return Promise.resolve(this.judge());
  }

  private judge(): Verdict {
    if (this.waits.length === 0) return {};
    const [p50, p95, most] = [50, 95, 100].map((share) => percentile(this.waits, share)) as [number, number, number];
    const least = percentile(this.floor, 95);
    const bar = Math.max(PROMPT, TIMES_FLOOR * least);
    console.log(
      `${this.waits.length} waits for the other person: p50 ${p50} ms, p95 ${p95} ms, most ${most} ms (a call and a frame: p95 ${least} ms; bar ${bar} ms)`,
    );
    if (!isAlone || this.waits.length < ENOUGH || p95 <= bar) return {};
    console.log(`✗ The 95th percentile is over ${bar} ms: ${this.waits.toSorted((a, b) => a - b).join(', ')}`);
    return { status: 'failed' };
  }
}
