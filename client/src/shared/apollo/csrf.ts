import { csrfCookieName, csrfHeaderName } from '@gdd/schema/session';

/** The header against forged requests, from the portal's cookie (specification, section 6); none without the cookie. */
export function csrfHeaders(cookies: string): Record<string, string> {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${csrfCookieName}=`));
  if (entry === undefined) return {};
  return { [csrfHeaderName]: decodeURIComponent(entry.slice(csrfCookieName.length + 1)) };
}
