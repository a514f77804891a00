import { isMentioned } from './mentions.js';

describe('a mention', () => {
  it.each(['@Dana Miller, please look', 'ask @dana miller.', '(@Dana Miller)', 'Hi @Dana Miller'])(
    'is in %j',
    (text) => {
      expect(isMentioned('Dana Miller', text)).toBe(true);
    },
  );

  it.each(['Dana Miller', '@Dana', '@Dana Millerson', 'mail@Dana Miller', ''])('is not in %j', (text) => {
    expect(isMentioned('Dana Miller', text)).toBe(false);
  });

  it('of nobody’s name is none', () => {
    expect(isMentioned(null, '@null')).toBe(false);
  });
});
