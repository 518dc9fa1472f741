type Falsy = false | 0 | '' | null | undefined;

/**
 * Waits for a condition.
 *
 * @param what it is, for the error
 * @returns what came true
 * @throws Error where it does not come true in time
 */
export function until<T>(
  what: string,
  isTrue: () => T | Falsy | Promise<T | Falsy>,
  options?: { readonly seconds?: number; readonly everyMs?: number },
): Promise<T>;
