// The portal's own operations as trusted documents: the text that Apollo Client would send (its cache adds
// `__typename`), and the hash that it sends instead.
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { Kind, print } from 'graphql';

const cache = new InMemoryCache();

/**
 * The text and hash of an executable document.
 *
 * @param {import('graphql').DocumentNode} document an operation with the fragments that it uses
 */
export function trustedDocument(document) {
  const text = print(cache.transformDocument({ ...document, definitions: inOneOrder(document.definitions) }));
  return { text, hash: createHash('sha256').update(text).digest('hex') };
}

/** The operation, then its fragments by name: two parts of codegen collect fragments in different orders. */
function inOneOrder(definitions) {
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return [
    ...definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION),
    ...fragments.sort((one, other) => (one.name.value < other.name.value ? -1 : 1)),
  ];
}

/**
 * Codegen's hook for the metadata of a generated document. A document of fragments alone has none: it is never sent.
 */
export function documentMeta(document) {
  const isOperation = document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return isOperation ? { hash: trustedDocument(document).hash } : undefined;
}
