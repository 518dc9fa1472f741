import type { GraphQLSchema } from 'graphql';

/** Properties of a mutation: personal tokens, or service accounts, may run it; it has the deadline `long`. */
export type MutationMark = 'forTokens' | 'forServices' | 'isLong';

/** The mutations with a mark. */
export function markedMutations(schema: GraphQLSchema, mark: MutationMark): ReadonlySet<string> {
  const fields = Object.entries(schema.getMutationType()?.getFields() ?? {});
  // Nothing but the decorator of @rest writes these keys.
  return new Set(fields.filter(([, { extensions }]) => extensions[mark] === true).map(([name]) => name));
}
