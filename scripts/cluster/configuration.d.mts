/** The Debian packages that a cluster needs and this machine has not. */
export function missingPackages(options?: { readonly redis?: boolean }): string[];
