import { SaxesParser } from 'saxes';

/** The characters within which the declaration of a file ends. */
const declarationLength = 200;

/** The encodings that are read, by the names in declarations. Others have another meaning of the same bytes. */
const encodings: ReadonlyMap<string, string> = new Map([
  ['utf-8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['windows-1252', 'windows-1252'],
]);

/**
 * The characters of an XML file, in the encoding of its byte order mark or its declaration.
 *
 * @returns undefined where the encoding is another one, or the bytes are none of it
 */
export function xmlText(content: Buffer): string | undefined {
  const encoding = encodingOf(content);
  if (encoding === undefined) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

function encodingOf(content: Buffer): string | undefined {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return encodings.get(declaredEncoding(content.toString('latin1', 0, declarationLength)).toLowerCase());
}

/** The encoding of the declaration, which has Basic Latin alone; UTF-8 without one. */
function declaredEncoding(beginning: string): string {
  const parser = new SaxesParser();
  let encoding: string | undefined;
  parser.on('xmldecl', (declaration) => (encoding = declaration.encoding));
  // the rest is read in the right encoding, and wrong there if it is here
  parser.on('error', () => undefined);
  parser.write(beginning);
  return encoding ?? 'utf-8';
}
