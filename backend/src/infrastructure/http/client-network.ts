import { isIPv6 } from 'node:net';

const GROUPS_OF_A_CUSTOMER = 4;

/** Whom an address counts for: itself with IPv4, its /64 with IPv6, where one customer owns them all. */
export function clientNetwork(ip: string | null): string {
  if (ip === null) return 'unknown';
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, GROUPS_OF_A_CUSTOMER).join(':')}::/64`;
}
