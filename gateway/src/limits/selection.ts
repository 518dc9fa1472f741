import {
  getNamedType,
  isCompositeType,
  isObjectType,
  isInterfaceType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  valueFromASTUntyped,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf, type Fragments } from './fragments.js';
import type { Variables } from './variables.js';

/** Whether a selection is included by its @skip and @include. */
export type Condition = (variables: Variables) => boolean;

/** A field as it will run: selections with the same response name are merged. */
export interface SelectedField {
  /** Its name in the response. */
  readonly key: string;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly node: FieldNode;
  /** When it runs; undefined: always. */
  readonly condition: Condition | undefined;
  readonly selectionSets: readonly SelectionSetNode[];
}

/** The schema and fragments with which selections are resolved. */
export interface SelectionScope {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
}

/** The root of an operation, its fragments resolved. */
export interface RootSelection {
  readonly scope: SelectionScope;
  readonly fields: readonly SelectedField[];
  /** The variables of a request with the defaults that the operation gives. */
  readonly withDefaults: (variables: Variables) => Variables;
  /** The names of the root fields that will run; a field that runs under two aliases is named twice. */
  readonly fieldNames: (variables: Variables) => readonly string[];
}

/** Walks the root of an operation once. @param operation one of the document's, which is valid */
export function rootSelection(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): RootSelection {
  const root = schema.getRootType(operation.operation);
  const scope = { schema, fragments: fragmentsOf(document) };
  const fields = root ? selectedFields(scope, root, [operation.selectionSet]) : [];
  const withDefaults = defaultsOf(operation);
  const allNames = fields.map(({ definition }) => definition.name);
  const namesThatRun = (variables: Variables) => {
    const values = withDefaults(variables);
    return fields.filter(({ condition }) => condition?.(values) ?? true).map(({ definition }) => definition.name);
  };
  const isConditional = fields.some(({ condition }) => condition !== undefined);
  return { scope, fields, withDefaults, fieldNames: isConditional ? namesThatRun : () => allNames };
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): RootSelection['withDefaults'] {
  const given = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue && defaultValue.kind !== Kind.NULL ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  );
  if (given.length === 0) return (variables) => variables;
  const defaults = Object.fromEntries(given) as Variables;
  return (variables) => ({ ...defaults, ...variables });
}

/** How often a fragment is resolved per condition; from then on it counts as unconditional. */
const mostConditions = 10;

/** The fields of selection sets on one type, with fragments resolved and equal names merged. */
export function selectedFields(
  { schema, fragments }: SelectionScope,
  type: GraphQLCompositeType,
  selectionSets: readonly SelectionSetNode[],
): readonly SelectedField[] {
  /** By their names in the response. */
  const fields = new Map<string, SelectedField>();
  /** How often each fragment was collected, and whether once without a condition: then it adds nothing more. */
  const visits = new Map<string, { isUnconditional: boolean; count: number }>();

  function add(node: FieldNode, parent: GraphQLCompositeType, condition: Condition | undefined): void {
    const key = (node.alias ?? node.name).value;
    const definition = definitionOf(schema, parent, node.name.value);
    if (definition === undefined) return;
    const before = fields.get(key);
    fields.set(key, {
      key,
      definition,
      node,
      condition: before ? either(before.condition, condition) : condition,
      selectionSets: [...(before?.selectionSets ?? []), ...(node.selectionSet ? [node.selectionSet] : [])],
    });
  }

  function collect({ selections }: SelectionSetNode, parent: GraphQLCompositeType, outer: Condition | undefined): void {
    for (const selection of selections) {
      const condition = both(outer, conditionOf(selection.directives ?? []));
      switch (selection.kind) {
        case Kind.FIELD:
          add(selection, parent, condition);
          break;
        case Kind.INLINE_FRAGMENT:
          collect(selection.selectionSet, typeNamed(selection.typeCondition?.name.value) ?? parent, condition);
          break;
        case Kind.FRAGMENT_SPREAD:
          collectFragment(selection.name.value, condition);
      }
    }
  }

  /** Each condition adds the fields again; their number is limited, so that nested fragments cannot make it slow. */
  function collectFragment(name: string, condition: Condition | undefined): void {
    const fragment = fragments.get(name);
    const { isUnconditional, count } = visits.get(name) ?? { isUnconditional: false, count: 0 };
    if (!fragment || isUnconditional) return;
    const countedCondition = count < mostConditions ? condition : undefined;
    visits.set(name, { isUnconditional: countedCondition === undefined, count: count + 1 });
    const onType = typeNamed(fragment.typeCondition.name.value);
    if (onType) collect(fragment.selectionSet, onType, countedCondition);
  }

  function typeNamed(name: string | undefined): GraphQLCompositeType | undefined {
    const named = name === undefined ? undefined : schema.getType(name);
    return isCompositeType(named) ? named : undefined;
  }

  for (const selectionSet of selectionSets) collect(selectionSet, type, undefined);
  return [...fields.values()];
}

/** The subfields of a field; empty for a leaf. */
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

/** The condition of a selection's @skip and @include; undefined without one. */
function conditionOf(directives: readonly DirectiveNode[]): Condition | undefined {
  return directives.map(conditionOfDirective).reduce(both, undefined);
}

function conditionOfDirective({ name, arguments: given = [] }: DirectiveNode): Condition | undefined {
  const includedIf = { skip: false, include: true }[name.value];
  const value = given.find((argument) => argument.name.value === 'if')?.value;
  if (includedIf === undefined || value === undefined) return undefined;
  if (value.kind === Kind.BOOLEAN) return () => value.value === includedIf;
  if (value.kind !== Kind.VARIABLE) return undefined;
  const variable = value.name.value;
  // a selection is left out only by the opposite value: one whose variable is missing counts as included
  return (variables) => variables[variable] !== !includedIf;
}

function both(one: Condition | undefined, other: Condition | undefined): Condition | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return (variables) => one(variables) && other(variables);
}

function either(one: Condition | undefined, other: Condition | undefined): Condition | undefined {
  if (one === undefined || other === undefined) return undefined;
  return (variables) => one(variables) || other(variables);
}
