import { describeError, SECRETS } from './logger.js';

describe('what a log may say', () => {
  it('tells a failure without the statement and the values in it', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint'), { code: '23505' });
    const failure = new Error("insert into users (email) values ('dana@example.com') - duplicate key", { cause });
    const told = JSON.stringify(describeError(failure));
    expect(told).toContain('23505');
    expect(told).not.toContain('dana@example.com');
  });

  it('never says what opens a door', () => {
    expect(SECRETS).toEqual(expect.arrayContaining(['authorization', 'cookie', 'token', 'access_token', 'code']));
  });
});
