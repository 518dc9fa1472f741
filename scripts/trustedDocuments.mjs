// The portal's own operations as trusted documents: the text is what Apollo Client would send (its cache adds
// `__typename`), the hash is what it sends instead.
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { Kind, print } from 'graphql';

const cache = new InMemoryCache();

/**
 * An executable document → its text and hash.
 *
 * @param {import('graphql').DocumentNode} document an operation with the fragments that it uses
 */
export function trustedDocument(document) {
  const text = print(cache.transformDocument({ ...document, definitions: inOneOrder(document.definitions) }));
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

/** The operation, then its fragments by name: codegen's two ways to gather fragments list them each in its own order. */
function inOneOrder(definitions) {
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return [
    ...definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION),
    ...fragments.sort((one, other) => (one.name.value < other.name.value ? -1 : 1)),
  ];
}

/** Codegen's hook: what a generated document of an operation says of itself. A fragment alone is never sent. */
export function documentMeta(document) {
  const isOperation = document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return isOperation ? { hash: trustedDocument(document).hash } : undefined;
}
