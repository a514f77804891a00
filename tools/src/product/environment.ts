import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secret } from '../processes/secret.ts';
import type { Services } from '../services/services.ts';

export type ProductEnvironment = Record<string, string | undefined>;

/** The environment of the product's processes: the given one, completed by the addresses of the started services. */
export function productEnvironment(
  data: string,
  port: number,
  services: Services,
  more: ProductEnvironment = {},
): ProductEnvironment {
  const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
  const made = {
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    APP_SECRET: process.env['APP_SECRET'] ?? secret(data, 'app'),
    VAPID_PRIVATE_KEY:
      process.env['VAPID_PRIVATE_KEY'] ?? Buffer.from(secret(data, 'vapid'), 'hex').toString('base64url'),
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    SMTP_URL: services.smtpUrl,
    DATA_DIR: data,
    STORAGE: process.env['STORAGE'] ?? `file:${join(data, 'storage')}`,
    ...more,
  };
  remember(data, made);
  return { ...process.env, ...made };
}

/** `npm run cli` works beside a running start: it reads these. */
function remember(data: string, variables: ProductEnvironment): void {
  mkdirSync(join(data, 'run'), { recursive: true });
  writeFileSync(join(data, 'run', 'environment.json'), JSON.stringify(variables, null, 2), { mode: 0o600 });
}
