import { exampleVariables } from '@gdd/schema/examples';
import { Kind, parse } from 'graphql';

/** An operation to begin with, as a tab of GraphiQL. */
export interface Example {
  readonly query: string;
  /** A JSON object with each of its variables. */
  readonly variables: string;
}

const files = import.meta.glob<string>('../../schema/operations/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const first = 'signIn.graphql';

/**
 * The example operations of the contracts; the one that opens a session first.
 *
 * @param password what that one begins with
 */
export function examples(password: string): readonly Example[] {
  return Object.entries(files)
    .sort(
      ([left], [right]) => Number(right.endsWith(first)) - Number(left.endsWith(first)) || left.localeCompare(right),
    )
    .map(([, query]) => ({
      query,
      variables: JSON.stringify(exampleVariables(variablesOf(query), password), null, 2),
    }));
}

function variablesOf(query: string): readonly string[] {
  return parse(query).definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION
      ? (each.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
}
