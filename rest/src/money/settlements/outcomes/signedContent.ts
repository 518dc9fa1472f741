/**
 * The content of a signed file (.p7m): CMS SignedData (RFC 5652) in DER, or in BER as signature programs write it, as it is
 * or in base64. The signature is not checked.
 */

/** An element of BER: its tag, and its content. */
interface Element {
  readonly tag: number;
  readonly content: Buffer;
  /** The position after it. */
  readonly end: number;
}

const sequence = 0x30;
const objectIdentifier = 0x06;
const octetString = 0x04;
/** An octet string in pieces. */
const constructedOctetString = 0x24;
/** [0] EXPLICIT */
const explicitZero = 0xa0;
/** 1.2.840.113549.1.7.2 */
const signedData = Buffer.from('2a864886f70d010702', 'hex');
/** Elements within each other: signed data has seven levels, an octet string may have pieces of pieces. */
const deepest = 16;

/** Thrown for bytes that are no signed file. */
export class NotSigned extends Error {}

/** The signed content. @throws NotSigned where the file has none, or another form */
export function signedContent(file: Buffer): Buffer {
  const [type, wrapped] = elementsIn(expected(elementAt(binaryOf(file), 0), sequence).content);
  if (!expected(type, objectIdentifier).content.equals(signedData)) throw new NotSigned();
  const [data] = elementsIn(expected(wrapped, explicitZero).content);
  // version, algorithms, content, certificates, signers
  const [, , encapsulated] = elementsIn(expected(data, sequence).content);
  const [, content] = elementsIn(expected(encapsulated, sequence).content);
  const [octets] = elementsIn(expected(content, explicitZero).content);
  return octetsOf(octets, 0);
}

/** Whether bytes begin like a signed file in binary form. */
export const isBinarySigned = (file: Buffer): boolean => file[0] === sequence && (file[1] ?? 0) >= 0x80;

function binaryOf(file: Buffer): Buffer {
  if (isBinarySigned(file)) return file;
  const lines = file.toString('latin1').split('\n');
  const base64 = lines.filter((line) => !line.startsWith('-----')).join('');
  const decoded = Buffer.from(base64, 'base64');
  if (!isBinarySigned(decoded)) throw new NotSigned();
  return decoded;
}

function octetsOf(element: Element | undefined, depth: number): Buffer {
  if (element?.tag === octetString) return element.content;
  const { content } = expected(element, constructedOctetString);
  if (depth > deepest) throw new NotSigned();
  return Buffer.concat(elementsIn(content).map((piece) => octetsOf(piece, depth + 1)));
}

function expected(element: Element | undefined, tag: number): Element {
  if (element?.tag !== tag) throw new NotSigned();
  return element;
}

/** The elements within another one. */
function elementsIn(content: Buffer): readonly Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < content.length;) {
    const element = elementAt(content, at);
    elements.push(element);
    at = element.end;
  }
  return elements;
}

/** The element at a position; one of indefinite length ends with two zero bytes. */
function elementAt(bytes: Buffer, at: number, depth = 0): Element {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  // a tag of several bytes is in no signed file
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f || depth > deepest) throw new NotSigned();
  if (first === 0x80) return indefinite(bytes, tag, at + 2, depth);
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (lengthBytes > 4) throw new NotSigned();
  const start = at + 2 + lengthBytes;
  if (start > bytes.length) throw new NotSigned();
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes);
  if (start + length > bytes.length) throw new NotSigned();
  return { tag, content: bytes.subarray(start, start + length), end: start + length };
}

function indefinite(bytes: Buffer, tag: number, start: number, depth: number): Element {
  let at = start;
  while (!(bytes[at] === 0 && bytes[at + 1] === 0)) at = elementAt(bytes, at, depth + 1).end;
  return { tag, content: bytes.subarray(start, at), end: at + 2 };
}
