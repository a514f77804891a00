import ipaddr from 'ipaddr.js';

/** The names that proxy-addr knows, as ranges of ipaddr.js. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['loopback'],
  linklocal: ['linkLocal'],
  uniquelocal: ['private', 'uniqueLocal'],
};

/** Whether an address is one of these addresses and networks, or in a range named `loopback`, `linklocal` or `uniquelocal`. */
export function isInNetwork(ip: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networks.some((network) => {
    const ranges = named[network];
    if (ranges) return ranges.includes(address.range());
    const [base, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : [ipaddr.process(network), undefined];
    if (base.kind() !== address.kind()) return false;
    return address.match(base, bits ?? (base.kind() === 'ipv4' ? 32 : 128));
  });
}

/** The network that an address counts as: itself with IPv4, its /64 with IPv6, which belongs to one customer. */
export function clientNetwork(ip: string | null): string {
  if (ip === null) return 'unknown';
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip); // an IPv4 address that arrived in an IPv6 socket is the same client
  return address.kind() === 'ipv4'
    ? address.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${ip}/64`).toString()}/64`;
}
