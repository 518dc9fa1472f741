import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';

/** A document as codegen writes it: with the hash under which the gateway knows it. */
interface HashedDocument extends DocumentNode {
  readonly __meta__?: { readonly hash: string };
}

/** The hash of one of the portal's documents; it survives the cache's own changes to the document. */
export function hashOf(document: DocumentNode): string | undefined {
  return (document as HashedDocument).__meta__?.hash;
}

/** Names each document by its hash instead of sending its text: in production the gateway takes no other from a tab. */
export function trustedDocumentsLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const sha256Hash = hashOf(operation.query);
    if (sha256Hash !== undefined) {
      operation.extensions = { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } };
      operation.setContext({ http: { includeExtensions: true, includeQuery: false } });
    }
    return forward(operation);
  });
}
