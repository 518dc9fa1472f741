import type { DocumentNode } from 'graphql';

/** A document as codegen writes it: with the hash under which the gateway knows it. */
interface HashedDocument extends DocumentNode {
  readonly __meta__?: { readonly hash: string };
}

/** The hash of one of the portal's documents; it survives the cache's own changes to the document. */
export function hashOf(document: DocumentNode): string | undefined {
  return (document as HashedDocument).__meta__?.hash;
}
