/** A promise, such as of a response, that the test resolves. */
export function pending<T>(): { readonly promise: Promise<T>; readonly release: (value: T) => void } {
  let release: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (release = resolve));
  return { promise, release };
}
