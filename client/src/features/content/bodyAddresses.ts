/** The addresses that a content's text may contain, as the service accepts them (docs/domain/content.md). */

/** The id of an image in a text: `/imgs/12` → '12'; undefined for any other address. */
export function imageIdOf(src: string | null): string | undefined {
  return /^\/imgs\/([1-9]\d{0,9})$/.exec(src ?? '')?.[1];
}

/** The address of an image in a text. */
export function imageAddress(id: string): string {
  return `/imgs/${id}`;
}

/** Whether an address is a web address. */
export function isWebAddress(href: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(href);
}

/** Whether an address is a path of the portal; `//host` and `/\host` would be another site. */
export function isPortalPath(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href);
}

/** Whether a link may have this address. */
export function isLinkAddress(href: string): boolean {
  return isWebAddress(href) || isPortalPath(href) || /^(mailto:[^\s\\]+|tel:[+\d ().-]+)$/i.test(href);
}
