const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The parts of a request by which forged requests are recognised. */
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
 * writes, it has the portal's cookie or an Origin, and either the Origin is foreign, or the header does not repeat a
 * genuine cookie. Requests of programs, with neither cookie nor Origin, are not checked.
 *
 * @param isGenuine whether a cookie was signed by the gateway
 * @param isOwn whether an Origin is the portal's; default: every Origin is, for a service that browsers do not call
 */
export function isForged(
  { method, origin, cookie, header }: CrossSiteRequest,
  isGenuine: (cookie: string) => boolean,
  isOwn: (origin: string) => boolean = () => true,
): boolean {
  if (safeMethods.has(method) || (cookie === undefined && origin === undefined)) return false;
  if (origin !== undefined && !isOwn(origin)) return true;
  // no constant-time comparison: both values come from the same sender. `isGenuine` compares in constant time
  return cookie === undefined || header !== cookie || !isGenuine(cookie);
}
