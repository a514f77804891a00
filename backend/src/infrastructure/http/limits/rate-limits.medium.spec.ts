import { randomUUID } from 'node:crypto';
import { Config } from '../../config/config.js';
import { RateLimits } from './rate-limits.js';
import { UserCalls } from './user-calls.js';

const prefix = `limits-${randomUUID().slice(0, 8)}`;
const open: RateLimits[] = [];

const configOn = (redisUrl: string) =>
  Config.from({
    APP_SECRET: 'tests-only-0123456789abcdef0123456789abcdef',
    DATABASE_URL: 'postgres://nowhere',
    SMTP_URL: 'smtp://nowhere',
    REDIS_URL: redisUrl,
    QUEUE_PREFIX: prefix,
    LIMIT_REQUESTS_PER_USER_MINUTE: '240',
  });

function limits(redisUrl = process.env['TEST_REDIS_URL'] ?? ''): RateLimits {
  const made = new RateLimits(configOn(redisUrl));
  open.push(made);
  return made;
}

afterEach(() => {
  for (const one of open.splice(0)) one.onApplicationShutdown();
});

describe('rate limits', () => {
  it('hold over several processes', async () => {
    const [one, other] = [limits(), limits()];
    await Promise.all([one.onApplicationBootstrap(), other.onApplicationBootstrap()]);
    await one.consume('mail', 'dana', 2, 60);
    await other.consume('mail', 'dana', 2, 60);
    await expect(one.consume('mail', 'dana', 2, 60)).rejects.toMatchObject({
      code: 'rate_limited',
      extras: { retryAfter: expect.any(Number) as number },
    });
    expect(await other.remaining('mail', 'dana', 2, 60)).toBe(0);
    await one.consume('mail', 'somebody else', 2, 60);
  });

  it('hold in the process while Redis is away', async () => {
    const alone = limits('redis://127.0.0.1:1');
    await alone.onApplicationBootstrap();
    await alone.consume('mail', 'dana', 1, 60);
    await expect(alone.consume('mail', 'dana', 1, 60)).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

describe('calls of a user', () => {
  const counting = async (redisUrl = process.env['TEST_REDIS_URL'] ?? '') => {
    const made = limits(redisUrl);
    await made.onApplicationBootstrap();
    return new UserCalls(made, configOn(redisUrl));
  };
  const outcomes = async (calls: readonly UserCalls[], user: string, count: number) => {
    const all = Array.from({ length: count }, async (_, index) => calls[index % calls.length]?.count(user));
    return (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length;
  };

  it('are limited over several processes, however many come at once, and nobody else’s with them', async () => {
    const calls = [await counting(), await counting()];
    expect(await outcomes(calls, 'dana', 200)).toBe(200);
    expect(await outcomes(calls, 'dana', 200)).toBe(40);
    await expect(calls[0]?.count('dana')).rejects.toMatchObject({
      code: 'rate_limited',
      extras: { retryAfter: expect.any(Number) as number },
    });
    expect(await outcomes(calls, 'grace', 240)).toBe(240);
  });

  it('are limited in the process while Redis is away', async () => {
    expect(await outcomes([await counting('redis://127.0.0.1:1')], 'dana', 300)).toBe(240);
  });
});
