import { isIPv6 } from 'node:net';

/**
 * Who pays for an operation: a caller whom the REST service has vouched for by the key of its bearer, anybody else by
 * its address, so that made-up bearers buy nothing. Of an IPv6 address the network counts (64 bits): one host has them
 * all.
 *
 * @param key of a bearer that is remembered from an earlier request; undefined for any other
 * @param address the client's, as `TRUSTED_PROXIES` gives it
 */
export function payerOf(key: string | undefined, address: string): string {
  if (key !== undefined) return key;
  return isIPv6(address) && !address.startsWith('::ffff:') ? network(address) : address;
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
