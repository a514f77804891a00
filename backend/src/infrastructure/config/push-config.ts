import { createECDH } from 'node:crypto';
import type { Environment } from './environment.js';

/** By what push services know this product (RFC 8292), in base64url. */
export interface PushConfig {
  publicKey: string;
  privateKey: string;
  /** Whom a push service writes to about us. */
  subject: string;
  /** Whether endpoints on this machine are taken; for tests only. */
  allowsLoopback: boolean;
}

/** What of the environment is about web push; null where there is no key, and nothing is pushed. */
export function pushOf(env: Environment): PushConfig | null {
  if (env.VAPID_PRIVATE_KEY === undefined) return null;
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from(env.VAPID_PRIVATE_KEY, 'base64url'));
  const address = /<?([^\s<>]+@[^\s<>]+)>?$/.exec(env.MAIL_FROM)?.[1] ?? 'postmaster@localhost';
  return {
    publicKey: keys.getPublicKey('base64url'),
    privateKey: env.VAPID_PRIVATE_KEY,
    subject: `mailto:${address}`,
    allowsLoopback: env.PUSH_LOOPBACK,
  };
}
