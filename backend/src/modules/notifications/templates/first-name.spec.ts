import { safeFirstName } from './first-name.js';

describe('a first name in a mail to an unconfirmed address (decisions, section 3)', () => {
  it.each([
    ['Ada', 'Ada'],
    ['José', 'José'],
    ['http://evil.example', 'http'],
    ['<b>Ada</b>', ''],
    ['Click here now', 'Click'],
    ['  Ada', 'Ada'],
    ['123', ''],
    [null, ''],
    ['A'.repeat(60), 'A'.repeat(40)],
  ])('%s → %s', (typed, printed) => {
    expect(safeFirstName(typed)).toBe(printed);
  });
});
