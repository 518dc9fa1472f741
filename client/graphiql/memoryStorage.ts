import type { GraphiQLProps } from 'graphiql';

type Storage = NonNullable<GraphiQLProps['storage']>;

/**
 * A storage that is gone with the page. GraphiQL would keep what is typed into it, the password of a sign-in among the
 * variables, where the next user of the machine finds it.
 */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
