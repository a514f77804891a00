import { issueSlotHoldToken, readSlotHoldToken } from './form-token.js';

const SECRET = 'a secret of at least thirty-two letters';
const REQUEST = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const HOUR = 3_600_000;

it('names the request it was given for, for an hour', () => {
  const token = issueSlotHoldToken(REQUEST, SECRET, 0);
  expect(readSlotHoldToken(token, SECRET, HOUR - 1)).toBe(REQUEST);
  expect(readSlotHoldToken(token, SECRET, HOUR)).toBeNull();
});

it.each([
  ['nothing', ''],
  ['another secret', issueSlotHoldToken(REQUEST, 'another secret of thirty-two letters', 0)],
  ['another request', issueSlotHoldToken(REQUEST, SECRET, 0).replace(REQUEST, '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c')],
  ['no signature', REQUEST],
])('is worth nothing with %s', (_what, token) => expect(readSlotHoldToken(token, SECRET, 1)).toBeNull());
