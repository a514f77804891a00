import { mkdirSync } from 'node:fs';
import type { Child } from '../processes/child.ts';
import { startMail } from './mail.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

/** Addresses of what the product stands on; ours or given by the environment. */
export interface Services {
  databaseUrl: string;
  redisUrl: string;
  smtpUrl: string;
  /** Only when the mail catcher is ours. */
  inboxUrl: string | undefined;
  /** What we started, in the order to stop it. */
  children: Child[];
}

/** Starts PostgreSQL, Redis and the mail catcher side by side, each only when its address isn't given. */
export async function startServices(data: string, said: (what: string) => void = () => undefined): Promise<Services> {
  mkdirSync(data, { recursive: true });
  const { DATABASE_URL, REDIS_URL, SMTP_URL } = process.env;
  const started: Child[] = [];
  const begin = async <Running extends { child: Child }>(what: string, start: Promise<Running>): Promise<Running> => {
    const running = await start;
    started.push(running.child);
    said(what);
    return running;
  };
  const [mail, postgres, redis] = await Promise.allSettled([
    SMTP_URL ? { smtpUrl: SMTP_URL, inboxUrl: undefined } : begin('mail catcher', startMail(data)),
    DATABASE_URL ? { url: DATABASE_URL } : begin('PostgreSQL', startPostgres(data)),
    REDIS_URL ? { url: REDIS_URL } : begin('Redis', startRedis(data)),
  ]);
  if (mail.status === 'rejected' || postgres.status === 'rejected' || redis.status === 'rejected') {
    await Promise.all(started.map((child) => child.stop()));
    throw [mail, postgres, redis].find((result) => result.status === 'rejected')?.reason;
  }
  const { smtpUrl, inboxUrl } = mail.value;
  return { databaseUrl: postgres.value.url, redisUrl: redis.value.url, smtpUrl, inboxUrl, children: started };
}
