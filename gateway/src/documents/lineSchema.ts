import {
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLLeafType,
  type GraphQLOutputType,
} from 'graphql';
import { fieldsBelow, type SelectedField, type SelectionScope } from '../limits/selection.js';

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Scalars by their types in JSON; a day, an instant and an exact number are texts. */
const scalarTypes: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  Decimal: { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` },
  JSONObject: { type: 'object' },
};

/**
 * The JSON Schema of one item of a list, with the fields that a document selects.
 *
 * @param items the field whose items they are
 * @param title the name of what is described
 */
export function lineSchemaOf(scope: SelectionScope, items: SelectedField, title: string): JsonSchema {
  const dialect = 'https://json-schema.org/draft/2020-12/schema';
  return { $schema: dialect, title, ...objectSchema(scope, items) };
}

function objectSchema(scope: SelectionScope, field: SelectedField): JsonSchema {
  const below = fieldsBelow(scope, field);
  const always = below.filter(({ condition }) => condition === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(below.map((each) => [each.key, describedSchema(scope, each)])),
    required: always.map(({ key }) => key),
    additionalProperties: false,
  };
}

function describedSchema(scope: SelectionScope, field: SelectedField): JsonSchema {
  const { description, type } = field.definition;
  return { ...(description && { description }), ...typeSchema(scope, field, type) };
}

function typeSchema(scope: SelectionScope, field: SelectedField, type: GraphQLOutputType): JsonSchema {
  if (!isNonNullType(type)) return { anyOf: [valueSchema(scope, field, type), { type: 'null' }] };
  return valueSchema(scope, field, type.ofType);
}

function valueSchema(scope: SelectionScope, field: SelectedField, type: GraphQLOutputType): JsonSchema {
  if (isListType(type)) return { type: 'array', items: typeSchema(scope, field, type.ofType) };
  return isLeafType(type) ? leafSchema(type) : objectSchema(scope, field);
}

function leafSchema(type: GraphQLLeafType): JsonSchema {
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  return scalarTypes[type.name] ?? {};
}
