import { Resolver } from 'node:dns/promises';
import type { ResolveHost } from './targets.js';

/** Milliseconds after which a lookup is given up. */
const patienceMs = 3_000;

/**
 * Looks hosts up in the DNS. Not by the system's `getaddrinfo`: that cannot be cancelled, occupies the threads on which
 * the other lookups of the process wait, and holds the exit of the process. /etc/hosts is not read.
 *
 * @param servers addresses of DNS servers; default: those of the system
 */
export function dnsResolve(servers?: readonly string[], timeoutMs = patienceMs): ResolveHost {
  return async (host) => {
    // RFC 6761: no question for the DNS
    if (host === 'localhost') return [{ address: '127.0.0.1', family: 4 }];
    const resolver = new Resolver();
    if (servers !== undefined) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), timeoutMs);
    const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    clearTimeout(timer);
    if (ipv4.status === 'rejected' && ipv6.status === 'rejected') throw ipv4.reason;
    return [
      ...(ipv4.status === 'fulfilled' ? ipv4.value : []).map((address) => ({ address, family: 4 })),
      ...(ipv6.status === 'fulfilled' ? ipv6.value : []).map((address) => ({ address, family: 6 })),
    ];
  };
}
