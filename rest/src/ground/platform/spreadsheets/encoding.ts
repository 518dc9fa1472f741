import { beginningOf, BrokenTable, type FileSource } from './table.js';

/** How the text of a file is encoded; `cp850` is the code page of MS-DOS in western Europe. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'cp850';

/** Bytes of the longest byte order mark. */
const longestMark = 3;

/** The byte order marks of the encodings. */
const marks = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
] as const;

/** Decodes a text in pieces. */
export interface PieceDecoder {
  decode(bytes: Buffer): string;
  /** The rest of the text. */
  end(): string;
}

/** The characters of code page 850 from 0x80 on. */
const highCharacters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

export function decoderOf(encoding: Encoding): PieceDecoder {
  if (encoding === 'cp850') {
    const high = /[\u0080-\u00ff]/g;
    const character = (byte: string) => highCharacters[byte.charCodeAt(0) - 0x80] ?? '';
    return { decode: (bytes) => bytes.toString('latin1').replace(high, character), end: () => '' };
  }
  // Always in stream mode: Node 20 decodes Windows-1252 in one go as Latin-1, which loses dashes and curly quotes.
  const decoder = new TextDecoder(encoding);
  return { decode: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

/** The bytes of a file from an offset on. */
export async function* bytesFrom(source: FileSource, start: number): AsyncGenerator<Buffer> {
  let toSkip = start;
  for await (const chunk of (await source.open()) as AsyncIterable<Buffer>) {
    yield toSkip === 0 ? chunk : chunk.subarray(toSkip);
    toSkip -= Math.min(toSkip, chunk.length);
  }
}

/**
 * Detects the encoding of a text (docs/domain/imports.md): UTF-16 with its byte order mark, UTF-8 if the whole file is
 * valid UTF-8, otherwise Windows-1252, or code page 850 where its accented letters are those.
 *
 * @param headBytes how much of the text is returned
 * @throws BrokenTable for a file with the mark of UTF-16 that is not valid UTF-16
 */
export async function detectEncoding(
  source: FileSource,
  headBytes: number,
): Promise<{ readonly encoding: Encoding; readonly textStart: number; readonly head: string }> {
  const start = await beginningOf(source, longestMark);
  const mark = marks.find(([, bytes]) => start.subarray(0, bytes.length).equals(bytes));
  const [marked, { length: textStart }] = mark ?? (['utf-8', { length: 0 }] as const);
  const decoder = new TextDecoder(marked, { fatal: true });
  const head: Buffer[] = [];
  let headLength = 0;
  let isValid = true;
  for await (const chunk of bytesFrom(source, textStart)) {
    if (headLength < headBytes) head.push(chunk);
    headLength += chunk.length;
    isValid &&= decodes(() => decoder.decode(chunk, { stream: true }));
    if (!isValid && headLength >= headBytes) break;
  }
  isValid &&= decodes(() => decoder.decode());
  if (!isValid && marked !== 'utf-8') throw new BrokenTable(1, 'brokenText');
  const encoding = isValid ? marked : await byteEncoding(source);
  return { encoding, textStart, head: decoderOf(encoding).decode(Buffer.concat(head).subarray(0, headBytes)) };
}

/** The bytes of à è é ì ò ù in each encoding; those of one are signs in the other that no word holds. */
const accentedLetters = {
  cp850: new Set([0x85, 0x8a, 0x82, 0x8d, 0x95, 0x97]),
  'windows-1252': new Set([0xe0, 0xe8, 0xe9, 0xec, 0xf2, 0xf9]),
};

/** The encoding of a text of single bytes: that in which more accented letters follow a letter. */
async function byteEncoding(source: FileSource): Promise<'windows-1252' | 'cp850'> {
  const counts = { cp850: 0, 'windows-1252': 0 };
  let last = 0;
  for await (const chunk of (await source.open()) as AsyncIterable<Buffer>) {
    for (const byte of chunk) {
      if (byte >= 0x80 && isLetter(last)) {
        if (accentedLetters.cp850.has(byte)) counts.cp850 += 1;
        else if (accentedLetters['windows-1252'].has(byte)) counts['windows-1252'] += 1;
      }
      last = byte;
    }
  }
  return counts.cp850 > counts['windows-1252'] ? 'cp850' : 'windows-1252';
}

/** Whether a byte is a letter of ASCII. */
const isLetter = (byte: number) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

function decodes(decode: () => unknown): boolean {
  try {
    decode();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return false;
  }
}
