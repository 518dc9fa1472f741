/** Allowed targets of messages: public addresses only, checked when a URL is entered and again for each message. */
import type { LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { FieldReason } from '@gdd/schema/errors';
import { webhookLimits } from '@gdd/schema/webhooks';

/** Looks up all addresses of a host; throws if it has none. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>;

/** The rules for targets. */
export interface TargetRules {
  /** Whether http and loopback addresses are allowed too; for tests. */
  readonly localTargets: boolean;
  /** The ports of targets beside 443. */
  readonly ports: readonly number[];
  readonly resolveHost: ResolveHost;
}

/** A target has an address that is not allowed. */
export class PrivateTarget extends Error {}

const notPublicIpv4 = blockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);
/** The only public range of IPv6. It does not include IPv4-mapped addresses. */
const publicIpv6 = blockList('ipv6', ['2000::/3']);
/** Exceptions within `publicIpv6`: addresses that embed an IPv4 address (Teredo, 6to4), and reserved ranges. */
const notPublicIpv6 = blockList('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);
const loopback = blockList('ipv4', ['127.0.0.0/8']);
loopback.addAddress('::1', 'ipv6');

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
}

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublicIpv4.check(address, 'ipv4');
  return isIP(address) === 6 && publicIpv6.check(address, 'ipv6') && !notPublicIpv6.check(address, 'ipv6');
}

const isLoopback = (host: string) => isIP(host) !== 0 && loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');

const isAllowed = (address: string, { localTargets }: TargetRules): boolean =>
  isPublicAddress(address) || (localTargets && isLoopback(address));

/** The host of a URL, an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * The addresses of a host, all of them allowed.
 *
 * @throws PrivateTarget if one of them is not allowed; Error if there is none
 */
export async function allowedAddresses(host: string, rules: TargetRules): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  const addresses = family === 0 ? await rules.resolveHost(host) : [{ address: host, family }];
  if (addresses.length === 0) throw new Error('The host has no address.');
  const refused = addresses.find(({ address }) => !isAllowed(address, rules));
  if (refused !== undefined) throw new PrivateTarget('The host has an address that is not public.');
  return addresses;
}

/** The URL of an entered text; undefined if it is no https URL, or has credentials or a fragment. */
function targetUrl(text: string, { localTargets }: TargetRules): URL | undefined {
  if (text.length > webhookLimits.url || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || (localTargets && url.protocol === 'http:');
  return isWeb && url.username === '' && url.password === '' && url.hash === '' ? url : undefined;
}

/**
 * Whether the port of a URL is 443 or one of the settings. For tests a loopback host has any port. A target from before
 * the ports were limited is still sent to, so this is asked when a target is entered and shown.
 */
export function isPortAllowed(url: URL, { localTargets, ports }: TargetRules): boolean {
  const host = hostOf(url);
  const isLocal = host === 'localhost' || isLoopback(host);
  return (localTargets && isLocal) || [443, ...ports].includes(Number(url.port === '' ? 443 : url.port));
}

/** The problem of an entered target; undefined if it is allowed. */
export async function targetProblem(text: string, rules: TargetRules): Promise<FieldReason | undefined> {
  const url = targetUrl(text, rules);
  if (url === undefined) return 'invalid';
  if (!isPortAllowed(url, rules)) return 'portNotAllowed';
  try {
    await allowedAddresses(hostOf(url), rules);
    return undefined;
  } catch (error) {
    return error instanceof PrivateTarget ? 'notAllowed' : 'invalid';
  }
}

/**
 * A lookup function for connections that returns only checked addresses. A later DNS response (rebinding) cannot
 * redirect the connection.
 */
export function checkedLookup(rules: TargetRules): LookupFunction {
  return (host, options, done) => {
    allowedAddresses(host, rules).then(
      (addresses) => {
        const [firstAddress] = addresses;
        if (options.all === true) done(null, [...addresses]);
        else done(null, firstAddress?.address ?? '', firstAddress?.family);
      },
      (error: Error) => {
        done(error, '', 0);
      },
    );
  };
}
