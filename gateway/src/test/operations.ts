import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
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

/** The smallest operation that asks for a root field, with arguments that its types allow. */
export function operationFor(kind: RootField['kind'], field: AnyField): string {
  const given = field.args.filter(isRequiredArgument).map(({ name, type }) => `${name}: ${sample(type)}`);
  const args = given.length > 0 ? `(${given.join(', ')})` : '';
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${kind} { ${field.name}${args}${selection} }`;
}

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
