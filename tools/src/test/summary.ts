import type { Outcome } from './run-targets.ts';

/** Targets that are tests; the others are checks, which pass or don't. */
const suites = ['test', 'e2e', 'faults', 'supervisor', 'generator'];

/** A line for each suite, and one for each kind of check over all projects. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const isSuite = ({ target }: Outcome): boolean => suites.includes(target);
  const checks = Map.groupBy(
    outcomes.filter((outcome) => !isSuite(outcome)),
    ({ target }) => target,
  );
  return [
    ...[...checks].map(([target, of]) => lineOf(target, of)),
    ...outcomes
      .filter(isSuite)
      .map((outcome) =>
        lineOf(`${outcome.target === 'test' ? '' : `${outcome.target} of `}${outcome.project}`, [outcome]),
      ),
    fromCache(outcomes),
  ].join('\n');
}

function lineOf(name: string, outcomes: readonly Outcome[]): string {
  const { passed, failed } = sumOf(outcomes);
  const cached = outcomes.filter(({ isCached }) => isCached).length;
  const seconds = outcomes.reduce((total, outcome) => total + outcome.seconds, 0);
  const took =
    cached === outcomes.length ? 'from the cache' : `${seconds} s${cached > 0 ? `, ${cached} from the cache` : ''}`;
  return `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${took})`;
}

function fromCache(outcomes: readonly Outcome[]): string {
  const cached = outcomes.filter(({ isCached }) => isCached).length;
  return `${cached} of ${outcomes.length} tasks came from the cache`;
}

/** All of them together. */
export const sumOf = (outcomes: readonly Outcome[]): Pick<Outcome, 'passed' | 'failed'> => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
});
