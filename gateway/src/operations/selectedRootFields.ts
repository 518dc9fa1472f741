import {
  Kind,
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Variables } from '../limits/variables.js';

/** Fragments that were not read yet: each is read once, as when the operation runs; a bomb of them costs no time. */
type Fragments = Map<string, FragmentDefinitionNode>;

/**
 * Prepares to name the root fields that an operation will run, through its fragments and without what @skip and
 * @include leave out; a field that runs under two aliases is named twice. Where a condition cannot be known yet, the
 * field counts as selected.
 */
export function rootFieldSelector(
  operation: OperationDefinitionNode,
  document: DocumentNode,
): (variables: Variables) => readonly string[] {
  const fragments = new Map(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  );
  const defaults = defaultsOf(operation);
  const select = (variables: Variables): readonly string[] => {
    const selected = new Map<string, string>();
    collect(operation.selectionSet, new Map(fragments), { ...defaults, ...variables }, selected);
    return [...selected.values()];
  };
  if (isConditional(operation.selectionSet, new Map(fragments))) return select;
  const always = select({});
  return () => always;
}

/** Whether anything at the root stands under a condition. */
function isConditional({ selections }: SelectionSetNode, unread: Fragments): boolean {
  return selections.some((selection) => {
    if ((selection.directives ?? []).length > 0) return true;
    if (selection.kind === Kind.FIELD) return false;
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : taken(unread, selection.name.value);
    return inner !== undefined && isConditional(inner.selectionSet, unread);
  });
}

function collect(
  { selections }: SelectionSetNode,
  unread: Fragments,
  variables: Variables,
  into: Map<string, string>,
): void {
  for (const selection of selections) {
    if (isLeftOut(selection.directives ?? [], variables)) continue;
    if (selection.kind === Kind.FIELD) {
      into.set((selection.alias ?? selection.name).value, selection.name.value);
      continue;
    }
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : taken(unread, selection.name.value);
    if (inner) collect(inner.selectionSet, unread, variables, into);
  }
}

function taken(unread: Fragments, name: string): FragmentDefinitionNode | undefined {
  const fragment = unread.get(name);
  unread.delete(name);
  return fragment;
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

function defaultsOf(operation: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.BOOLEAN ? [[variable.name.value, defaultValue.value]] : [],
    ),
  );
}
