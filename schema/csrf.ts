const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The parts of a request that the rule against forged ones looks at. */
interface CrossSiteRequest {
  readonly method: string;
  readonly origin: string | undefined;
  /** The portal's cookie (`csrfCookieName`). */
  readonly cookie: string | undefined;
  /** The header that repeats it (`csrfHeaderName`). */
  readonly header: string | readonly string[] | undefined;
}

/**
 * Whether another site may have made a browser send a request (docs/domain/sessions.md, "Cross-site requests"): it
 * writes, it carries the portal's cookie or an Origin, and that Origin is another's or no header repeats a genuine
 * cookie. A script's request, with neither, needs none.
 *
 * @param isGenuine whether a cookie is one of the gateway's own
 * @param isOwn whether an Origin is the portal's; any is, where browsers do not call directly
 */
export function isForged(
  { method, origin, cookie, header }: CrossSiteRequest,
  isGenuine: (cookie: string) => boolean,
  isOwn: (origin: string) => boolean = () => true,
): boolean {
  if (safeMethods.has(method) || (cookie === undefined && origin === undefined)) return false;
  if (origin !== undefined && !isOwn(origin)) return true;
  // both come from the same sender: the comparison tells it nothing; the signature is compared in constant time
  return cookie === undefined || header !== cookie || !isGenuine(cookie);
}
