import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config } from '../../src/infrastructure/config/config.js';
import { redisUrl } from './server-url.js';

/** A configuration on the given database, with a queue prefix of its own. */
export const testConfig = (databaseUrl: string, overrides: Record<string, string> = {}): Config =>
  Config.from({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:8080',
    APP_SECRET: 'tests-only-0123456789abcdef0123456789abcdef',
    VAPID_PRIVATE_KEY: 'tests-only-0123456789abcdef0123456789abcdef',
    PUSH_LOOPBACK: 'on',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '8', // each connection begins cold: more of them take a tenth longer
    REDIS_URL: redisUrl(),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_MERGE_SECONDS: '0',
    RECONCILE_SECONDS: '0.5', // rows that tests make themselves give no signal
    QUEUE_PREFIX: `test-${randomUUID().slice(0, 8)}`,
    LIMIT_REQUESTS_PER_USER_MINUTE: '1000000',
    DEMO_DATA: 'off',
    DATA_DIR: join(tmpdir(), 'portal-tests', randomUUID()),
    ...overrides,
  });
