import { hasForbiddenCharacters } from '../../domain/text.js';

/** Bytes of a name that every file system takes. */
const maxBytes = 200;

/**
 * A name under which a file may be stored anywhere: what people typed or a browser sent, without folders, without what
 * file systems refuse, never empty.
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

/** Not longer than a file system takes, with its extension. */
function shortened(name: string): string {
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  let stem = [...name.slice(0, name.length - extension.length)].slice(0, maxBytes);
  while (Buffer.byteLength(stem.join('') + extension) > maxBytes) stem = stem.slice(0, -1);
  return stem.join('') + extension;
}

/**
 * The Content-Disposition of a download (RFC 6266): the name in ASCII for old readers, and in full by RFC 8187.
 *
 * @param filename made safe here, whatever it holds
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
 * The file name of a Content-Disposition that a caller sent, in either form.
 *
 * @returns undefined when it names none
 */
export function filenameIn(disposition: string): string | undefined {
  const extended = /(?:^|;)\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch (error) {
      if (!(error instanceof URIError)) throw error;
    }
  }
  const quoted = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1];
  if (quoted !== undefined) return quoted.replace(/\\(.)/g, '$1');
  return /(?:^|;)\s*filename\s*=\s*([^\s;"]+)/i.exec(disposition)?.[1];
}
