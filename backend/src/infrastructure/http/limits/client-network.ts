import ipaddr from 'ipaddr.js';

/** The network that an address counts as: itself with IPv4, its /64 with IPv6, which belongs to one customer. */
export function clientNetwork(ip: string | null): string {
  if (ip === null) return 'unknown';
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip); // an IPv4 address that arrived in an IPv6 socket is the same client
  return address.kind() === 'ipv4'
    ? address.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${ip}/64`).toString()}/64`;
}
