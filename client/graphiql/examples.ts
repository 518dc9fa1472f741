import { Kind, parse } from 'graphql';

/** An operation to begin with, as a tab of GraphiQL. */
export interface Example {
  readonly query: string;
  /** A JSON object with each of its variables, empty. */
  readonly variables: string;
}

const files = import.meta.glob<string>('../../schema/operations/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const first = 'signIn.graphql';

/** The example operations of the contracts; the one that opens a session first. */
export const examples: readonly Example[] = Object.entries(files)
  .sort(([left], [right]) => Number(right.endsWith(first)) - Number(left.endsWith(first)) || left.localeCompare(right))
  .map(([, query]) => ({ query, variables: emptyVariables(query) }));

function emptyVariables(query: string): string {
  const names = parse(query).definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION
      ? (each.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, ''])), null, 2);
}
