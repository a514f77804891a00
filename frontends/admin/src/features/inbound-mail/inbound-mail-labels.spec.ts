import { checksLabel } from './inbound-mail-labels.js';

describe('What the checks of a sender said', () => {
  it.each([
    [{ spf: 'pass', dkim: 'none', dmarc: 'pass' }, true, 'Proven (SPF pass, DMARC pass)'],
    [{ spf: 'none', dkim: 'none', dmarc: 'none' }, true, 'Proven (by a network that is trusted)'],
    [{ spf: 'fail', dkim: 'none', dmarc: 'none' }, false, 'Not proven (SPF fail)'],
    [{ spf: 'none', dkim: 'none', dmarc: 'none' }, false, 'Not proven (no SPF, DKIM or DMARC)'],
  ] as const)('%o, proven %s: %s', (checks, is_proven, words) => {
    expect(checksLabel({ checks, is_proven })).toBe(words);
  });
});
