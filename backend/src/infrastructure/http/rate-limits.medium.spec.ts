import { randomUUID } from 'node:crypto';
import { Config } from '../config/config.js';
import { RateLimits } from './rate-limits.js';

const prefix = `limits-${randomUUID().slice(0, 8)}`;
const open: RateLimits[] = [];

function limits(redisUrl = process.env['TEST_REDIS_URL'] ?? ''): RateLimits {
  const config = Config.from({
    APP_SECRET: 'tests-only-0123456789abcdef0123456789abcdef',
    DATABASE_URL: 'postgres://nowhere',
    SMTP_URL: 'smtp://nowhere',
    REDIS_URL: redisUrl,
    QUEUE_PREFIX: prefix,
  });
  const made = new RateLimits(config);
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
