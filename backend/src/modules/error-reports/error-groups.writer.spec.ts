import { processorTimeOf } from '../../../test/support/processor-time.js';
import { fingerprintOf } from './error-groups.writer.js';

const error = (message: string, stack: string | null = null, type: 'javascript' | 'promise' = 'javascript') =>
  fingerprintOf({ type, message, stack });

describe('the fingerprint of an error (decisions, section 9)', () => {
  it('is the same whoever met it, when and with which record', () => {
    expect(error('Task 0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b is gone after 30 s')).toBe(
      error('Task 0199ffff-c3d4-7e5f-8a9b-0c1d2e3f4a5b is gone after 4 s'),
    );
    expect(error('Failed to fetch https://one.example/api?page=1')).toBe(
      error('Failed to fetch https://two.example/api?page=2#x'),
    );
  });

  it('is the same after a release that only renamed the files', () => {
    const at = (file: string) =>
      `TypeError: x\n    at render (https://portal.example/assets/${file}:10:3)\n    at main`;
    expect(error('x', at('admin.3f9a2c1b.js'))).toBe(error('x', at('admin.8c04d7ee.js')));
  });

  it('differs by kind, message and place', () => {
    const one = error('x is undefined', 'Error\n    at load (a.js:1:1)');
    expect(new Set([one, error('y is undefined', 'Error\n    at load (a.js:1:1)')]).size).toBe(2);
    expect(error('x is undefined', 'Error\n    at save (a.js:1:1)')).not.toBe(one);
    expect(error('x is undefined', 'load@a.js:1:1\nmain@b.js:2:2', 'promise')).not.toBe(
      error('x is undefined', 'load@a.js:1:1\nmain@b.js:2:2'),
    );
  });

  it('looks only at the first place of a stack', () => {
    expect(error('x', 'load@a.js:1:1\none@b.js:2:2')).toBe(error('x', 'load@a.js:7:9\nother@c.js:2:2'));
  });

  it('takes no time over a message made to take long', async () => {
    const spent = await processorTimeOf(() =>
      error(`${'https://'.repeat(500)}${'a1'.repeat(2_000)}`, 'at '.repeat(6_000)),
    );
    expect(spent).toBeLessThan(1_000);
  });
});
