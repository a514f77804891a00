import { dearestOf, withTimes } from './times.ts';

const outcome = { project: 'ui', target: 'test', passed: 40, failed: 0, seconds: 12, isCached: false, tests: [] };
const outcomes = [
  { ...outcome, files: [{ file: 'libs/ui/src/a.spec.ts', seconds: 1.5 }] },
  { ...outcome, target: 'golden', passed: 9, seconds: 140, files: [{ file: 'mail.spec.ts', seconds: 14 }] },
];
const empty =
  'Before\n<!-- times of the tests: written by npm test -- --record -->\nearlier run\n<!-- end of the times of the tests -->\nAfter\n';

it('names the files that took longest, and writes them with the targets between the marks of a document', () => {
  expect(dearestOf(outcomes).split('\n')).toEqual(['   14.0 s  mail.spec.ts', '    1.5 s  libs/ui/src/a.spec.ts']);
  const written = withTimes(empty, outcomes, new Date('2026-03-01T12:00:00Z'));
  expect(written).toMatch(/^Before\n<!-- times/);
  expect(written).toContain('| tests of ui | 40 | 12 |\n| golden | 9 | 140 |');
  expect(written).toContain('| `mail.spec.ts` | 14 |\n| `libs/ui/src/a.spec.ts` | 1.5 |');
  expect(written).toMatch(/tests -->\nAfter\n$/);
  expect(written).not.toContain('earlier run');
  expect(() => withTimes('none', outcomes, new Date('2026-03-01T12:00:00Z'))).toThrow('no place');
});
