import { isIPv6 } from 'node:net';

/** The rate key of a user, whatever bearer it comes with and from wherever: sessions and personal tokens share it. */
export function userKey(userId: number): string {
  return `user ${userId}`;
}

/**
 * The rate key of a caller of whom nobody knows who it is. Of an IPv6 address the network counts (64 bits): one host has
 * them all.
 *
 * @param address the client's, as `TRUSTED_PROXIES` gives it
 */
export function addressKey(address: string): string {
  return `address ${isIPv6(address) && !address.startsWith('::ffff:') ? network(address) : address}`;
}

/** The first four groups of an IPv6 address. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail === undefined) return groups.slice(0, 4).join(':');
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}
