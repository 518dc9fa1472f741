import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { zipped } from '../../ground/platform/spreadsheets/zip.js';
import { buffer } from 'node:stream/consumers';

const folder = fileURLToPath(new URL('../../../../tests/data/ricevute/', import.meta.url));

/** The receipts of tests/data/ricevute: of both families of messages where both have one. */
export const receipts = {
  delivered: 'IT01234567890_EVU60_RC_001.xml',
  undelivered: 'IT01234567890_EVU61_MC_001.xml',
  rejected: 'IT01234567890_EVU62_NS_001.xml',
  rejectedOfOffices: 'IT01234567890_EVU63_NS_001.xml',
  undeliveredOfOffices: 'IT01234567890_EVU64_MC_001.xml',
} as const;
export type ReceiptKind = keyof typeof receipts;

const templates = new Map(
  Object.entries(receipts).map(([kind, name]) => [kind, readFileSync(`${folder}${name}`, 'utf8')]),
);

/** A receipt about another file. @param exchangeId default: the one of the example */
export function receiptOf(kind: ReceiptKind, fileName: string, exchangeId?: string): string {
  const template = templates.get(kind) ?? '';
  const between = (xml: string, element: string, value: string) => {
    const [before = '', rest = ''] = xml.split(`<${element}>`);
    return `${before}<${element}>${value}</${element}>${rest.split(`</${element}>`)[1] ?? ''}`;
  };
  const about = between(template, 'NomeFile', fileName);
  return exchangeId === undefined ? about : between(about, 'IdentificativoSdI', exchangeId);
}

/** A ZIP of some files. */
export const zipOf = (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> =>
  buffer(zipped(Object.entries(files).map(([name, content]) => ({ name, chunks: [Buffer.from(content)] }))));

/** DER of an element. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const sizes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...sizes]), content]);
}

/** BER of an element of indefinite length, as signature programs write while they read. */
const ber = (tag: number, ...parts: readonly Buffer[]) =>
  Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.from([0, 0])]);

const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

/** A file as a signature program wraps it (.p7m), without certificates. @param inPieces BER of indefinite length */
export function signed(content: string | Buffer, inPieces = false): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const wrap = inPieces ? ber : der;
  const octets = inPieces
    ? ber(0x24, der(0x04, bytes.subarray(0, 300)), der(0x04, bytes.subarray(300)))
    : der(0x04, bytes);
  const encapsulated = wrap(0x30, oid('2a864886f70d010701'), wrap(0xa0, octets));
  const data = wrap(0x30, der(0x02, Buffer.from([1])), der(0x31), encapsulated, der(0x31));
  return wrap(0x30, oid('2a864886f70d010702'), wrap(0xa0, data));
}
