import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { percentile } from './percentile.js';
import { WAITS } from './promptness.js';

/** How long what one person did may take to show at another's, in milliseconds, by the 95th percentile. */
const PROMPT = 1_000;

/** So many waits make a 95th percentile that a single slow one doesn't decide. */
const ENOUGH = 40;

interface Verdict {
  status?: FullResult['status'];
}

/**
 * Judges how soon people saw what others did, over all journeys of the run: a busy machine may hold up one wait in twenty.
 * A run of few waits (a single journey) is printed and not judged.
 */
export default class PromptnessReporter implements Reporter {
  private readonly waits: number[] = [];

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description = '' } of annotations)
      if (type === WAITS) this.waits.push(...description.split(', ').map(Number));
  }

  onEnd(): Promise<Verdict> {
    return Promise.resolve(this.judge());
  }

  private judge(): Verdict {
    if (this.waits.length === 0) return {};
    const [p50, p95, most] = [50, 95, 100].map((share) => percentile(this.waits, share)) as [number, number, number];
    console.log(`${this.waits.length} waits for the other person: p50 ${p50} ms, p95 ${p95} ms, most ${most} ms`);
    if (this.waits.length < ENOUGH || p95 <= PROMPT) return {};
    console.log(`✗ The 95th percentile is over ${PROMPT} ms: ${this.waits.toSorted((a, b) => a - b).join(', ')}`);
    return { status: 'failed' };
  }
}
