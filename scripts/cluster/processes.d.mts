type Falsy = false | 0 | '' | null | undefined;

/**
 * Waits for a condition.
 *
 * @param what the description of the condition, for the error
 * @param options.seconds default: 60; everyMs default: 100
 * @returns the truthy value of the condition
 * @throws Error if it does not become true in time
 */
export function until<T>(
  what: string,
  isTrue: () => T | Falsy | Promise<T | Falsy>,
  options?: { readonly seconds?: number; readonly everyMs?: number },
): Promise<T>;
