import { isIPv4, isIPv6 } from 'node:net';

/** Longer than any valid address: text that a proxy sends in place of one is cut to this length. */
const longest = 64;

/**
 * A client's address as it is stored and displayed. An IPv4-mapped IPv6 address becomes the IPv4 address.
 *
 * @param address undefined where the connection closed before its address was read: returns ''
 */
export function printableAddress(address: string | undefined): string {
  if (address === undefined) return '';
  const text = address.replace(/%.*$/, '').slice(0, longest);
  return isIPv6(text) ? (mappedIPv4(hextetsOf(text)) ?? text.toLowerCase()) : text;
}

/**
 * The form of a client's address that rate limits count by: an IPv6 address becomes its /64 network, since one client
 * usually has all addresses of a /64.
 */
export function countedAddress(address: string | undefined): string {
  const visible = printableAddress(address);
  if (!isIPv6(visible)) return visible;
  const network = hextetsOf(visible).slice(0, 4);
  return `${network.map((hextet) => hextet.toString(16)).join(':')}::/64`;
}

/** The network that a client's address is taken to be in: the first half of an IPv4 address, a /32 of IPv6. */
export function networkOf(address: string): string {
  const visible = printableAddress(address);
  if (isIPv4(visible)) return `${visible.split('.').slice(0, 2).join('.')}.0.0/16`;
  if (!isIPv6(visible)) return visible;
  const network = hextetsOf(visible).slice(0, 2);
  return `${network.map((hextet) => hextet.toString(16)).join(':')}::/32`;
}

/** The eight numbers of an IPv6 address. */
function hextetsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const [front, back] = [numbersIn(head), numbersIn(tail ?? '')];
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array<number>(missing).fill(0), ...back];
}

/** The numbers in one side of `::`; a trailing IPv4 address is two of them. */
function numbersIn(part: string): readonly number[] {
  if (part === '') return [];
  return part.split(':').flatMap((piece) => {
    if (!isIPv4(piece)) return [Number.parseInt(piece, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = piece.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** The IPv4 address in an IPv6 address ::ffff:a.b.c.d; undefined for any other address. */
function mappedIPv4(hextets: readonly number[]): string | undefined {
  const [high = 0, low = 0] = hextets.slice(6);
  const isMapped = hextets.slice(0, 5).every((hextet) => hextet === 0) && hextets[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}
