import { hasForbiddenCharacters } from '../../domain/text.js';

/** Maximum bytes of a file name; file systems allow 255. */
const maxBytes = 200;

/**
 * Makes a file name from user input safe for every file system: without folders and forbidden characters, limited in
 * length, never empty.
 */
export function safeFilename(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = [...last]
    .map((character) => (hasForbiddenCharacters(character) || /[<>:"|?*]/.test(character) ? '_' : character))
    .join('')
    .replace(/\s+/gu, ' ');
  return trimmed(shortened(trimmed(clean))) || 'file';
}

const trimmed = (name: string) => name.replace(/^[. ]+|[. ]+$/g, '');

/** Shortens a name to the maximum length, keeping its extension. */
function shortened(name: string): string {
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  let stem = [...name.slice(0, name.length - extension.length)].slice(0, maxBytes);
  while (Buffer.byteLength(stem.join('') + extension) > maxBytes) stem = stem.slice(0, -1);
  return stem.join('') + extension;
}

/**
 * The Content-Disposition of a download (RFC 6266): the name in ASCII for old clients, and in UTF-8 (RFC 8187).
 *
 * @param filename any text; `safeFilename` is applied here
 */
export function attachmentNamed(filename: string): string {
  const name = safeFilename(filename);
  const ascii = name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '_')
    .replace(/["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}

/**
 * The file name in a Content-Disposition header of a request, in either form.
 *
 * @returns undefined without a file name
 */
export function filenameIn(disposition: string): string | undefined {
  const extended = /(?:^|;)\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch (error) {
      // invalid percent-encoding: the plain form is used
      if (!(error instanceof URIError)) throw error;
    }
  }
  const quoted = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1];
  if (quoted !== undefined) return quoted.replace(/\\(.)/g, '$1');
  return /(?:^|;)\s*filename\s*=\s*([^\s;"]+)/i.exec(disposition)?.[1];
}
