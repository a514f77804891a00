import { hashOfToken, newToken } from '../../infrastructure/auth/session-token.js';
import { clientNetwork } from '../../infrastructure/http/limits/client-network.js';
import { maskEmail } from './mask-email.js';
import { hashOfCode, isSame, newCode } from './secrets.js';

describe('secrets of a link (decisions, section 3)', () => {
  it('makes tokens of 256 bits and codes of 6 digits', () => {
    expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32);
    for (let tries = 0; tries < 200; tries++) expect(newCode()).toMatch(/^\d{6}$/);
  });

  it('keeps a code by key and request, so that equal codes are kept differently', () => {
    expect(hashOfCode('key', 'one', '123456')).not.toBe(hashOfCode('key', 'two', '123456'));
    expect(hashOfCode('key', 'one', '123456')).not.toBe(hashOfCode('other', 'one', '123456'));
    expect(hashOfToken('token')).toHaveLength(64);
  });

  it('compares texts of any length', () => {
    expect(isSame('abc', 'abc')).toBe(true);
    expect(isSame('abc', 'abd')).toBe(false);
    expect(isSame('abc', '')).toBe(false);
  });
});

describe('masked addresses', () => {
  it.each([
    ['pat@example.com', 'p***@example.com'],
    ['x@y', 'x***@y'],
    ['élan@example.com', 'é***@example.com'],
  ])('shows %s as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});

describe('whom a client address counts for', () => {
  it.each([
    [null, 'unknown'],
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['not an address', 'not an address'],
  ])('%s is %s', (ip, network) => {
    expect(clientNetwork(ip)).toBe(network);
  });
});
