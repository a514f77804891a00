import { isNews } from './change-text.js';

const dana = { id: 'dana', name: 'Dana' };

describe('which changes a row shows (design: a row that changed by someone else’s hand)', () => {
  it.each([
    ['somebody else’s change', { event: 'UPDATE', by: dana }, true],
    ['a row that came from outside', { event: 'INSERT', by: null }, true],
    ['a change that only follows another', { event: 'UPDATE', by: dana, quiet: true }, false],
    ['a deletion', { event: 'DELETE', by: dana }, false],
  ] as const)('%s', (_what, change, shows) => expect(isNews(change, 'me')).toBe(shows));

  it.each(['INSERT', 'UPDATE'] as const)('never one’s own %s', (event) => {
    expect(isNews({ event, by: dana }, 'dana')).toBe(false);
  });
});
