import { summaryOf, sumOf } from './summary.ts';

const outcome = {
  project: 'ui',
  target: 'test',
  passed: 40,
  failed: 0,
  seconds: 12,
  isCached: false,
  tests: [],
  files: [],
};
const check = { ...outcome, target: 'types', passed: 1, seconds: 2 };

it('sums suites one by one, checks by their kind, and says what came from the cache', () => {
  const outcomes = [
    check,
    { ...check, project: 'wizard', isCached: true },
    outcome,
    { ...outcome, project: 'wizard', passed: 7, isCached: true },
    { ...outcome, project: 'e2e', target: 'faults', passed: 3, failed: 2, seconds: 60 },
  ];
  expect(summaryOf(outcomes).split('\n')).toEqual([
    '✓ types: 2 passed, 0 failed (2 s, 1 of 2 from the cache)',
    '✓ ui: 40 passed, 0 failed (12 s)',
    '✓ wizard: 7 passed, 0 failed (from the cache)',
    '✗ faults of e2e: 3 passed, 2 failed (60 s)',
    '2 of 5 tasks came from the cache.',
  ]);
  expect(sumOf(outcomes)).toEqual({ passed: 52, failed: 2 });
});
