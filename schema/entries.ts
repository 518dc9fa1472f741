/** The pages that are light entries of their own, apart from the portal's (docs/decisions/0019-light-entries.md). */

/** The address that asks somebody to sign in. */
export const signInPath = '/auth/login';

/** The address of the terms that a registration accepts. */
export const termsPath = '/auth/terms';

/** The addresses of the sign-in pages. */
export const authPaths = [
  signInPath,
  '/auth/forgot-password',
  '/auth/registration',
  '/auth/reset-password',
  '/auth/confirm-email',
  termsPath,
] as const;

export type AuthPath = (typeof authPaths)[number];

/** The address of the page behind a share link. */
export const sharePath = '/detail-share';

/** The sign-in page at an address, with or without a slash at its end. */
export function authPathOf(pathname: string): AuthPath | undefined {
  return authPaths.find((path) => path === pathname.replace(/\/$/, ''));
}

/** The address of the sign-in page from which a person comes back to what was asked for. */
export function signInPathFor({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const target = pathname + search;
  return target === '/' ? signInPath : `${signInPath}?return=${encodeURIComponent(target)}`;
}

/** The list of the files that the portal's first page needs; the build writes it, the sign-in pages prefetch them. */
export const portalFilesPath = '/portal-files.json';

/** The id of the element of the demonstration's sign-in page that holds its users (schema/demonstration.ts), as JSON. */
export const demonstrationElementId = 'demonstration';
