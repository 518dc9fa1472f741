import {
  Kind,
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/**
 * The names of the root fields that an operation will run, through its fragments and without what @skip and @include
 * leave out; a field that runs under two aliases is named twice. Where a condition cannot be known yet, the field counts
 * as selected.
 */
export function selectedRootFields(
  operation: OperationDefinitionNode,
  document: DocumentNode,
  variables: Variables = {},
): readonly string[] {
  const fragments = new Map(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  );
  const selected = new Map<string, string>();
  const values = { ...defaults(operation), ...variables };
  collect(operation.selectionSet, fragments, values, selected);
  return [...selected.values()];
}

function collect(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
  into: Map<string, string>,
): void {
  for (const selection of selections) {
    if (isLeftOut(selection.directives ?? [], variables)) continue;
    if (selection.kind === Kind.FIELD) {
      into.set((selection.alias ?? selection.name).value, selection.name.value);
      continue;
    }
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    if (inner) collect(inner.selectionSet, fragments, variables, into);
  }
}

function isLeftOut(directives: readonly DirectiveNode[], variables: Variables): boolean {
  return directives.some((directive) => {
    const condition = directive.arguments?.find((argument) => argument.name.value === 'if')?.value;
    const value =
      condition?.kind === Kind.VARIABLE
        ? variables[condition.name.value]
        : condition?.kind === Kind.BOOLEAN && condition.value;
    return (
      (directive.name.value === 'skip' && value === true) || (directive.name.value === 'include' && value === false)
    );
  });
}

function defaults(operation: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.BOOLEAN ? [[variable.name.value, defaultValue.value]] : [],
    ),
  );
}
