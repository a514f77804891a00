import { BlockList, isIP, type LookupFunction } from 'node:net';
import { lookup } from 'node:dns';

/** Ranges that lead inwards, or nowhere (IANA's special-purpose registries), and those that hold an IPv4 address. */
const inwardRanges = [
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
  '::/3', // all but 2000::/3, which alone is given out as global unicast
  '4000::/2',
  '8000::/1',
  '2001::/23', // Teredo and others
  '2001:db8::/32',
  '2002::/16', // 6to4
  '3fff::/20', // documentation
] as const;

const versionOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** One list of each version: a list takes an IPv4 address for its mapped form, which is inward in any case. */
const inward = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const range of inwardRanges) {
  const [network = '', prefix] = range.split('/');
  const version = versionOf(network);
  inward[version].addSubnet(network, Number(prefix), version);
}

/**
 * Names that the public tree doesn't have: IANA's special-use ones, but `example`, and those that networks take for
 * themselves (RFC 6762, appendix G).
 */
const INWARD_NAMES = /(^|\.)(localhost|local|test|invalid|onion|alt|arpa|intranet|internal|private|corp|home|lan)$/;

/** Whether an address plainly leads inwards. What a name resolves to is looked at when it is called. */
export function isInwardAddress(url: string): boolean {
  if (!URL.canParse(url)) return false; // the contract's matter
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isInwardIp(host);
  const name = host.replace(/\.$/, '');
  // a name without a dot is one of the network that asks
  return !name.includes('.') || INWARD_NAMES.test(name) || addressesIn(name).some(isInwardIp);
}

/** Whether an IP address leads inwards. */
const isInwardIp = (address: string): boolean => inward[versionOf(address)].check(address, versionOf(address));

/** The IPv4 addresses that a name is made of, as `10.0.0.1.nip.io` or `app-10-0-0-1.sslip.io`. */
function addressesIn(name: string): string[] {
  const parts = name.split(/[.-]/);
  return parts.map((_, at) => parts.slice(at, at + 4).join('.')).filter((part) => isIP(part) === 4);
}

/** Looks a name up, and refuses one that leads inwards by any of its addresses. */
export const guardedLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) {
      callback(error, []);
      return;
    }
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isInwardIp(address)))
      callback(new Error(`What ${name} resolves to is not allowed`), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
