import type { Outcome } from './run-targets.ts';

/** Targets that are tests; the others are checks, which pass or don't. */
const suites = ['walks', 'reruns', 'golden', 'engines', 'e2e', 'together', 'faults', 'supervisor', 'generator'];

/** The tests of a project, or of a part of it. */
export const isTest = (target: string): boolean => /^test(-|$)/.test(target);

/** A line for each kind of check over all projects, one for each suite, and how much came from the cache. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const byName = Map.groupBy(outcomes, ({ project, target }) =>
    isTest(target) ? project : suites.includes(target) ? `${target} of ${project}` : target,
  );
  const cached = cachedOf(outcomes);
  return [
    ...[...byName].map(([name, of]) => lineOf(name, of)),
    `${cached} of ${outcomes.length} tasks came from the cache.`,
  ].join('\n');
}

function lineOf(name: string, outcomes: readonly Outcome[]): string {
  const { passed, failed } = sumOf(outcomes);
  const cached = cachedOf(outcomes);
  const seconds = outcomes.filter(({ isCached }) => !isCached).reduce((total, outcome) => total + outcome.seconds, 0);
  const fromCache = cached === outcomes.length ? 'from the cache' : `${cached} of ${outcomes.length} from the cache`;
  const how = [...(cached < outcomes.length ? [`${seconds} s`] : []), ...(cached > 0 ? [fromCache] : [])].join(', ');
  return `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${how})`;
}

const cachedOf = (outcomes: readonly Outcome[]): number => outcomes.filter(({ isCached }) => isCached).length;

/** All of them together. */
export const sumOf = (outcomes: readonly Outcome[]): Pick<Outcome, 'passed' | 'failed'> => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
});

/** How long ago a moment (milliseconds) was, in words: "83 s". */
export const secondsSince = (since: number): string => `${Math.round((Date.now() - since) / 1000)} s`;
