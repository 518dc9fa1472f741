/** The paths of pages with separate, small bundles (docs/decisions/0019-light-entries.md). */

/** The path of the sign-in page. */
export const signInPath = '/auth/login';

/** The path of the terms accepted at the registration. */
export const termsPath = '/auth/terms';

/** The paths of the pages for signing in, registration and passwords. */
export const authPaths = [
  signInPath,
  '/auth/forgot-password',
  '/auth/registration',
  '/auth/reset-password',
  '/auth/confirm-email',
  '/auth/factor-reset',
  termsPath,
] as const;

export type AuthPath = (typeof authPaths)[number];

/** The path of the page of a share link. */
export const sharePath = '/detail-share';

/** The sign-in page at a path, with or without a trailing slash; undefined for other paths. */
export function authPathOf(pathname: string): AuthPath | undefined {
  return authPaths.find((path) => path === pathname.replace(/\/$/, ''));
}

/** The path of the sign-in page that returns to the requested page afterwards. */
export function signInPathFor({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const target = pathname + search;
  return target === '/' ? signInPath : `${signInPath}?return=${encodeURIComponent(target)}`;
}

/**
 * The path of a list of the files of the portal's first page, written by the build; the sign-in pages prefetch them.
 */
export const portalFilesPath = '/portal-files.json';

/** The id of the element on the demonstration's sign-in page with its users (schema/demonstration.ts) as JSON. */
export const demonstrationElementId = 'demonstration';
