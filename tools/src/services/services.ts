import { mkdirSync } from 'node:fs';
import type { Supervisor } from '../processes/supervisor.ts';
import { StopSentence } from '../stop-sentence.ts';
import { startMail } from './mail.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

/** Addresses of the services, started here or given by the environment. */
export interface Services {
  databaseUrl: string;
  redisUrl: string;
  smtpUrl: string;
  /** Only when the mail catcher is ours. */
  inboxUrl: string | undefined;
}

/**
 * Starts PostgreSQL, Redis and the mail catcher in parallel, each only when its address isn't given, and keeps them
 * running.
 *
 * @param isDisposable true for tests, whose data needn't outlive a crash of the machine
 */
export async function startServices(supervisor: Supervisor, data: string, isDisposable = false): Promise<Services> {
  mkdirSync(data, { recursive: true });
  const { DATABASE_URL, REDIS_URL, SMTP_URL } = process.env;
  const [mail, databaseUrl, redisUrl] = await Promise.all([
    SMTP_URL ? { smtpUrl: SMTP_URL, inboxUrl: undefined } : startMail(supervisor, data),
    DATABASE_URL || startPostgres(supervisor, data, isDisposable),
    REDIS_URL || startRedis(supervisor, data, isDisposable),
  ]);
  return { databaseUrl, redisUrl, ...mail };
}

/** The same, but in production everything must be given: nothing is embedded there. */
export async function servicesFor(supervisor: Supervisor, data: string): Promise<Services> {
  if (process.env['NODE_ENV'] === 'production') {
    const missing = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'PUBLIC_URL', 'APP_SECRET'].filter(
      (name) => !process.env[name],
    );
    if (missing.length > 0) throw new StopSentence(`In production ${missing.join(', ')} must be given.`);
  }
  return startServices(supervisor, data);
}
