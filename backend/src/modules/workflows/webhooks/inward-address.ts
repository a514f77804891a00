import { BlockList, isIP } from 'node:net';

/** Ranges that lead inwards, or nowhere (IANA's special-purpose registries), and those that hold an IPv4 address. */
export const inwardRanges = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96', // IPv4-compatible, with loopback and the unspecified address
  '::ffff:0:0/96', // IPv4-mapped
  '64:ff9b::/96', // NAT64
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23', // Teredo and others
  '2001:db8::/32',
  '2002::/16', // 6to4
  'fc00::/7',
  'fe80::/9', // link-local and site-local
  'ff00::/8',
] as const;

const versionOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** One list of each version: a list takes an IPv4 address for its mapped form, which is inward in any case. */
const inward = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const range of inwardRanges) {
  const [network = '', prefix] = range.split('/');
  const version = versionOf(network);
  inward[version].addSubnet(network, Number(prefix), version);
}

const INWARD_NAMES = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/;

/** Whether an address plainly leads inwards. What a name resolves to is looked at when it is called. */
export function isInwardAddress(url: string): boolean {
  if (!URL.canParse(url)) return false; // the contract's matter
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const version = versionOf(host);
  return isIP(host) === 0 ? INWARD_NAMES.test(host) : inward[version].check(host, version);
}
