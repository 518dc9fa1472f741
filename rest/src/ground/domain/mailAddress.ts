import { domainToASCII } from 'node:url';

/**
 * A mail address in the form that every mail server accepts: the domain in the letters of the internet
 * (`info@xn--societ-nta.it` for `info@società.it`), and the apostrophe of a keyboard for the curly one that a word
 * processor sets. Another text unchanged.
 */
export function asciiMailAddress(text: string): string {
  const at = text.lastIndexOf('@');
  if (at === -1) return text;
  const name = text.slice(0, at).replaceAll('’', "'");
  const domain = text.slice(at + 1);
  // the conversion writes a domain of ASCII in small letters, and '' for one that is none
  const isForeign = /[^ -~]/.test(domain);
  return `${name}@${isForeign ? domainToASCII(domain) || domain : domain}`;
}
