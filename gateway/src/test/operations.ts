import { getDirective } from '@graphql-tools/utils';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

type AnyField = GraphQLField<unknown, unknown>;

export interface RootField {
  readonly kind: 'query' | 'mutation';
  readonly field: AnyField;
}

/** Every root field of a schema. */
export function rootFieldsOf(schema: GraphQLSchema): readonly RootField[] {
  const of = (kind: RootField['kind'], type = schema.getQueryType()) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
  return [...of('query'), ...of('mutation', schema.getMutationType())];
}

/** The folders of a root field's area, by the paths of its routes: `settlements`. */
export const foldersOf = (schema: GraphQLSchema, field: AnyField): readonly string[] =>
  (getDirective(schema, field, 'rest') ?? []).flatMap(({ path }) => String(path).split('/'));

/**
 * The names of the root fields over the routes of an area, without the file tickets, which files/files.test.ts covers.
 *
 * @param isOfArea whether the path of a route belongs to the area
 */
export function fieldsOver(schema: GraphQLSchema, isOfArea: (path: string) => boolean): string[] {
  return rootFieldsOf(schema)
    .filter(({ field }) => (getDirective(schema, field, 'rest') ?? []).some(({ path }) => isOfArea(String(path))))
    .filter(({ field }) => getNamedType(field.type).name !== 'FileTicket')
    .map(({ field }) => field.name);
}

/**
 * The smallest operation that selects a root field, with valid arguments.
 *
 * @param values GraphQL literals of arguments by name; the other required ones get a sample
 * @param declared the declarations of the variables in `values`: `($text: String!)`
 */
export function operationFor(
  kind: RootField['kind'],
  field: AnyField,
  values: Readonly<Record<string, string>> = {},
  declared = '',
): string {
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${kind} ${declared} { ${field.name}${argumentsFor(field, values)}${selection} }`;
}

/**
 * Operations that select a root field, each with the variable `$text` in the place of another text in its arguments.
 */
export function operationsWithText(kind: RootField['kind'], field: AnyField): readonly string[] {
  return field.args.flatMap(({ name, type }) =>
    valuesWithText(type).map((value) => operationFor(kind, field, { [name]: value }, '($text: String!)')),
  );
}

function valuesWithText(type: GraphQLInputType): readonly string[] {
  if (isNonNullType(type)) return valuesWithText(type.ofType);
  if (isListType(type)) return valuesWithText(type.ofType).map((value) => `[${value}]`);
  if (!isInputObjectType(type)) return type.name === 'String' ? ['$text'] : [];
  const fields = Object.values(type.getFields());
  return fields.flatMap((field) =>
    valuesWithText(field.type).map((value) => {
      const others = fields.filter((each) => each !== field && isRequiredInputField(each));
      const given = [`${field.name}: ${value}`, ...others.map((each) => `${each.name}: ${sample(each.type)}`)];
      return `{ ${given.join(', ')} }`;
    }),
  );
}

/**
 * The operation that selects a root field and all fields below it; a type is not selected again within itself.
 *
 * @param values GraphQL literals of arguments by name; the other required ones get a sample
 */
export function wholeOperationFor(
  kind: RootField['kind'],
  field: AnyField,
  values: Readonly<Record<string, string>> = {},
): string {
  return `${kind} { ${whole(field, [], values)} }`;
}

function whole(
  field: AnyField,
  above: readonly GraphQLNamedType[],
  values: Readonly<Record<string, string>> = {},
): string {
  const type = getNamedType(field.type);
  const name = `${field.name}${argumentsFor(field, values)}`;
  if (isUnionType(type)) {
    const members = type.getTypes().map((each) => `... on ${each.name} ${wholeSelection(each, above)}`);
    return `${name} { ${members.join(' ')} }`;
  }
  return isObjectType(type) ? `${name} ${wholeSelection(type, above)}` : name;
}

function wholeSelection(type: GraphQLObjectType, above: readonly GraphQLNamedType[]): string {
  const fields = Object.values(type.getFields()).filter((each) => !above.includes(getNamedType(each.type)));
  return `{ ${fields.map((each) => whole(each, [...above, type])).join(' ')} }`;
}

function argumentsFor(field: AnyField, values: Readonly<Record<string, string>> = {}): string {
  const given = field.args
    .filter((each) => isRequiredArgument(each) || each.name in values)
    .map(({ name, type }) => `${name}: ${values[name] ?? (name === 'document' ? sampleDocument : sample(type))}`);
  return given.length > 0 ? `(${given.join(', ')})` : '';
}

/** A document that can be exported as a file. */
const sampleDocument = JSON.stringify(
  'query ($page: Int!) { dealersTable(input: { page: $page }) { items { id } total } }',
);

function sample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return `[${sample(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${required.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')} }`;
  }
  return { Int: '1', ID: '"7"', Date: '"2025-01-31"', Decimal: '"1.5"', Boolean: 'true' }[type.name] ?? '"text"';
}
