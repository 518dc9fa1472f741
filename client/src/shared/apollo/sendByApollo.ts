import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { OperationTypeNode, type DocumentNode } from 'graphql';
import type { Send, SendOptions } from './send';
import { ProblemError } from './problem';

/** Sends by the portal's Apollo client, bypassing its cache. */
export function sendByApollo(client: ApolloClient): Send {
  return async <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { keepalive, ...context }: SendOptions = {},
  ): Promise<Data> => {
    const options = {
      variables,
      fetchPolicy: 'no-cache' as const,
      context: { ...context, ...(keepalive && { fetchOptions: { keepalive } }) },
    };
    // The casts drop the client's types, which differ for queries and mutations and depend on the variables.
    const response: Promise<unknown> = isMutation(document)
      ? client.mutate({ mutation: document, ...options } as never)
      : client.query({ query: document, ...options } as never);
    const { data } = (await response) as { readonly data?: Data | null };
    if (!data) throw new ProblemError({ code: 'UPSTREAM_INVALID' });
    return data;
  };
}

function isMutation({ definitions }: DocumentNode): boolean {
  return definitions.some((each) => 'operation' in each && each.operation === OperationTypeNode.MUTATION);
}
