import type { GraphQLSchema } from 'graphql';

/** The extensions of a mutation that personal tokens may run. */
export const tokensMayRun = { forTokens: true } as const;

/** The mutations that personal tokens may run: those over routes that say so (`forTokens`). */
export function tokenFields(schema: GraphQLSchema): ReadonlySet<string> {
  const fields = Object.entries(schema.getMutationType()?.getFields() ?? {});
  // Nothing but the decorator of @rest writes this key.
  return new Set(fields.filter(([, { extensions }]) => extensions['forTokens'] === true).map(([name]) => name));
}
