/** The addresses that a content's text may have, as the service takes them (docs/domain/content.md). */

/** The number of an image of a text: `/imgs/12` → '12'. */
export function imageIdOf(src: string | null): string | undefined {
  return /^\/imgs\/([1-9]\d{0,9})$/.exec(src ?? '')?.[1];
}

/** The address by which a text names an image. */
export function imageAddress(id: string): string {
  return `/imgs/${id}`;
}

/** Whether an address leads to the web. */
export function isWebAddress(href: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(href);
}

/** Whether an address leads to a page of the portal; `//host` and `/\host` would lead elsewhere. */
export function isPortalPath(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href);
}

/** Whether a link may have this address. */
export function isLinkAddress(href: string): boolean {
  return isWebAddress(href) || isPortalPath(href) || /^(mailto:[^\s\\]+|tel:[+\d ().-]+)$/i.test(href);
}
