import { isIPv6 } from 'node:net';

/** The rate key of a user: its sessions and personal tokens share it, from every address. */
export function userKey(userId: number): string {
  return `user ${userId}`;
}

/**
 * The rate key of an unknown caller. For IPv6 it is the network (the first 64 bits), since one host may use all its
 * addresses.
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
