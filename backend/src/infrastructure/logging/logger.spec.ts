import { SECRETS } from './logger.js';

describe('what a log may say', () => {
  it('never says what opens a door', () => {
    expect(SECRETS).toEqual(expect.arrayContaining(['authorization', 'cookie', 'token', 'access_token', 'code']));
  });
});
