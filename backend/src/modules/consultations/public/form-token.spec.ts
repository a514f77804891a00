import { issueFormToken, issueSlotHoldToken, readFormToken, readSlotHoldToken } from './form-token.js';

const SECRET = 'a secret for this test';
const OPENED = 1_700_000_000_000;
const token = issueFormToken(SECRET, OPENED);

describe('the token of the public form (decisions, section 3)', () => {
  it('is good from three seconds after opening the form', () => {
    expect(readFormToken(token, SECRET, OPENED + 3_000)).toMatchObject({ kind: 'good' });
  });

  it('is too fast before', () => {
    expect(readFormToken(token, SECRET, OPENED + 2_999)).toEqual({ kind: 'too_fast' });
  });

  it('is forgotten after a day', () => {
    expect(readFormToken(token, SECRET, OPENED + 25 * 3_600_000)).toEqual({ kind: 'unknown' });
  });

  it.each([undefined, '', 'a.b', 'a.b.c', `${token}.x`, token.replace(/^./, 'z'), `${token.slice(0, -2)}AA`])(
    'is not ours: %s',
    (other) => {
      expect(readFormToken(other, SECRET, OPENED + 10_000)).toEqual({ kind: 'unknown' });
    },
  );

  it('is not ours under another secret', () => {
    expect(readFormToken(token, 'another secret', OPENED + 10_000)).toEqual({ kind: 'unknown' });
  });
});

const REQUEST = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const HOUR = 3_600_000;

describe('the token of a visitor’s pick (decisions, section 4)', () => {
  it('names the request it was given for, for an hour', () => {
    const token = issueSlotHoldToken(REQUEST, SECRET, 0);
    expect(readSlotHoldToken(token, SECRET, HOUR - 1)).toBe(REQUEST);
    expect(readSlotHoldToken(token, SECRET, HOUR)).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['another secret', issueSlotHoldToken(REQUEST, 'another secret of thirty-two letters', 0)],
    [
      'another request',
      issueSlotHoldToken(REQUEST, SECRET, 0).replace(REQUEST, '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c'),
    ],
    ['no signature', REQUEST],
  ])('is worth nothing with %s', (_what, token) => expect(readSlotHoldToken(token, SECRET, 1)).toBeNull());
});
