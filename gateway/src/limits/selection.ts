import {
  getNamedType,
  isCompositeType,
  isObjectType,
  isInterfaceType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type DirectiveNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { Fragments } from './fragments.js';
import type { Variables } from './variables.js';

/** Whether something is left in by its @skip and @include. */
export type Condition = (variables: Variables) => boolean;

/** A field as it will run: what is asked for twice under one name runs once, with everything that is selected of it. */
export interface SelectedField {
  /** Its name in the response. */
  readonly key: string;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly node: FieldNode;
  /** When it runs; undefined: always. */
  readonly condition: Condition | undefined;
  readonly selectionSets: readonly SelectionSetNode[];
}

/** Where the fields of a selection are looked for. */
export interface SelectionScope {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
}

/** The fields that selection sets on one type ask for, their fragments resolved, each name once. */
export function selectedFields(
  { schema, fragments }: SelectionScope,
  type: GraphQLCompositeType,
  selectionSets: readonly SelectionSetNode[],
): readonly SelectedField[] {
  const found = new Map<string, SelectedField>();
  const visited = new Map<string, Condition | undefined>();

  function add(node: FieldNode, parent: GraphQLCompositeType, condition: Condition | undefined): void {
    const key = (node.alias ?? node.name).value;
    const definition = definitionOf(schema, parent, node.name.value);
    if (definition === undefined) return;
    const known = found.get(key);
    found.set(key, {
      key,
      definition,
      node,
      condition: known ? either(known.condition, condition) : condition,
      selectionSets: [...(known?.selectionSets ?? []), ...(node.selectionSet ? [node.selectionSet] : [])],
    });
  }

  function collect({ selections }: SelectionSetNode, parent: GraphQLCompositeType, outer: Condition | undefined): void {
    for (const selection of selections) {
      const condition = both(outer, conditionOf(selection.directives ?? []));
      if (selection.kind === Kind.FIELD) add(selection, parent, condition);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect(selection.selectionSet, typeNamed(selection.typeCondition?.name.value) ?? parent, condition);
      } else spread(selection.name.value, condition);
    }
  }

  /** A fragment that was met under another condition is met again as if it had none: the price may only be too high. */
  function spread(name: string, condition: Condition | undefined): void {
    const fragment = fragments.get(name);
    if (!fragment || (visited.has(name) && visited.get(name) === undefined)) return;
    const now = visited.has(name) ? undefined : condition;
    visited.set(name, now);
    const on = typeNamed(fragment.typeCondition.name.value);
    if (on) collect(fragment.selectionSet, on, now);
  }

  function typeNamed(name: string | undefined): GraphQLCompositeType | undefined {
    const named = name === undefined ? undefined : schema.getType(name);
    return isCompositeType(named) ? named : undefined;
  }

  for (const selectionSet of selectionSets) collect(selectionSet, type, undefined);
  return [...found.values()];
}

/** The fields below a field; none below a leaf. */
export function fieldsBelow(
  scope: SelectionScope,
  { definition, selectionSets }: SelectedField,
): readonly SelectedField[] {
  const type = getNamedType(definition.type);
  return isCompositeType(type) ? selectedFields(scope, type, selectionSets) : [];
}

function definitionOf(
  schema: GraphQLSchema,
  parent: GraphQLCompositeType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  const meta = [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].find((each) => each.name === name);
  if (meta && (meta === TypeNameMetaFieldDef || parent === schema.getQueryType())) return meta;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

function conditionOf(directives: readonly DirectiveNode[]): Condition | undefined {
  return directives.reduce<Condition | undefined>((all, directive) => {
    const wanted = { skip: false, include: true }[directive.name.value];
    const value = directive.arguments?.find((argument) => argument.name.value === 'if')?.value;
    if (wanted === undefined || value === undefined) return all;
    if (value.kind === Kind.BOOLEAN) return both(all, () => value.value === wanted);
    if (value.kind !== Kind.VARIABLE) return all;
    const name = value.name.value;
    // A selection that cannot be decided counts as left in.
    return both(all, (variables) => variables[name] !== !wanted);
  }, undefined);
}

function both(one: Condition | undefined, other: Condition | undefined): Condition | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return (variables) => one(variables) && other(variables);
}

function either(one: Condition | undefined, other: Condition | undefined): Condition | undefined {
  if (one === undefined || other === undefined) return undefined;
  return (variables) => one(variables) || other(variables);
}
