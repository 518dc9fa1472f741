import type { GraphQLSchema } from 'graphql';

/** What the routes behind a mutation say of it: personal tokens, or service accounts, may run it; the gateway waits for it longer than for others. */
export type MutationMark = 'forTokens' | 'forServices' | 'isLong';

/** The mutations that bear a mark. */
export function markedMutations(schema: GraphQLSchema, mark: MutationMark): ReadonlySet<string> {
  const fields = Object.entries(schema.getMutationType()?.getFields() ?? {});
  // Nothing but the decorator of @rest writes these keys.
  return new Set(fields.filter(([, { extensions }]) => extensions[mark] === true).map(([name]) => name));
}
