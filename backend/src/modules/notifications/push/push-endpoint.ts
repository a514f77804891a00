import { isIP } from 'node:net';
import type { PushConfig } from '../../../infrastructure/config/push-config.js';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the address can be a push service's: https on a name, without a user. What the name resolves to is checked when
 * something is sent, because it can change.
 */
export function isPushEndpoint(endpoint: string, { allowsLoopback }: Pick<PushConfig, 'allowsLoopback'>): boolean {
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (username + password !== '') return false;
  if (allowsLoopback && LOOPBACK.has(hostname)) return true;
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && isName && !/\.(local|localhost|internal)\.?$/.test(hostname);
}
