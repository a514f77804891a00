import { issueFormToken, readFormToken } from './form-token.js';

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
