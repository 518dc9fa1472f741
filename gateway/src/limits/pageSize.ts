import {
  isInputObjectType,
  getNullableType,
  Kind,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type ValueNode,
} from 'graphql';
import type { Variables } from './variables.js';

/** The arguments, or fields of an input, that limit the rows of a list. */
const sizeNames = ['pageSize', 'limit'];

/** Reads the maximum number of rows of a field from its arguments. */
export type PageSize = (variables: Variables) => number;

/** Returns the value of an argument; undefined if not given. */
type Read = (variables: Variables) => unknown;

/**
 * The rows that a field's arguments request: `limit`, `pageSize`, or one of them inside an input (`input.pageSize`);
 * default: that of the schema.
 *
 * @returns undefined if no argument limits the rows
 */
export function pageSizeOf(definition: GraphQLField<unknown, unknown>, node: FieldNode): PageSize | undefined {
  for (const argument of definition.args) {
    const read = reader(node.arguments?.find(({ name }) => name.value === argument.name)?.value);
    if (sizeNames.includes(argument.name)) return sizeOf(read, argument.defaultValue);
    const inside = sizeInside(argument);
    if (inside) return sizeOf(readerInside(read, inside.name), inside.defaultValue);
  }
  return undefined;
}

function sizeInside({ type }: GraphQLArgument) {
  const input = getNullableType(type);
  if (!isInputObjectType(input)) return undefined;
  return sizeNames.map((name) => input.getFields()[name]).find((field) => field !== undefined);
}

/** A value that is not a number is refused when the operation runs; until then the default counts. */
function sizeOf(read: Read, defaultValue: unknown): PageSize {
  const otherwise = typeof defaultValue === 'number' ? defaultValue : 1;
  return (variables) => {
    const value = read(variables);
    return Math.max(1, typeof value === 'number' && Number.isFinite(value) ? value : otherwise);
  };
}

function reader(value: ValueNode | undefined): Read {
  if (value === undefined) return () => undefined;
  switch (value.kind) {
    case Kind.VARIABLE: {
      const name = value.name.value;
      return (variables) => (Object.hasOwn(variables, name) ? variables[name] : undefined);
    }
    case Kind.INT: {
      const size = Number(value.value);
      return () => size;
    }
    case Kind.OBJECT: {
      const fields = new Map(value.fields.map((field) => [field.name.value, reader(field.value)]));
      return (variables) =>
        Object.fromEntries(
          sizeNames.flatMap((name) => (fields.has(name) ? [[name, fields.get(name)?.(variables)]] : [])),
        );
    }
    default:
      return () => undefined;
  }
}

function readerInside(read: Read, name: string): Read {
  return (variables) => {
    const input = read(variables);
    return typeof input === 'object' && input !== null && Object.hasOwn(input, name)
      ? (input as Readonly<Record<string, unknown>>)[name]
      : undefined;
  };
}
