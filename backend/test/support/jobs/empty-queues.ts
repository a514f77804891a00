import type { INestApplicationContext } from '@nestjs/common';
import { Jobs } from '../../../src/infrastructure/queue/jobs.js';
import { RedisConnections } from '../../../src/infrastructure/queue/redis-connections.js';

/** One step, as FLUSHALL is: a job added in between would keep its data without being in a list. */
const FORGET = `for _, key in ipairs(redis.call('keys', ARGV[1])) do redis.call('del', key) end`;

/** FLUSHALL for this test's own prefix: other tests share the server. */
export async function emptyQueues(app: INestApplicationContext): Promise<void> {
  const { opts } = app.get(Jobs, { strict: false }).queue('events');
  await app.get(RedisConnections, { strict: false }).producer.eval(FORGET, 0, `${opts.prefix}:*`);
}
