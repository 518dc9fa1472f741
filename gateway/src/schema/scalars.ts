import { GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';

/** A day, as text: the portal never computes with it in a time zone. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  description: 'A day of the calendar, `yyyy-mm-dd`.',
  serialize: String,
  parseValue: day,
  parseLiteral: (node) => day(node.kind === Kind.STRING ? node.value : undefined),
});

/** An instant, passed on as the REST service writes it. */
export const DateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  description: 'An instant in UTC, ISO 8601: `2025-12-31T10:15:30.000Z`.',
  serialize: String,
  parseValue: notAnInput,
  parseLiteral: notAnInput,
});

/**
 * A decimal number, passed on as text, so that it is never rounded to a binary fraction: money, rates, factors,
 * percentages (docs/domain/campaigns-and-prizes.md).
 */
export const DecimalScalar = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  specifiedByURL: 'https://www.w3.org/TR/xmlschema-2/#decimal',
  description:
    'An exact decimal number as text, `"1500.00"`. An input may also be a number; it has at most 15 digits before the point and 6 after it.',
  serialize: String,
  parseValue: decimal,
  parseLiteral: (node) =>
    decimal(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined),
});

/** An object whose keys vary, as the fields of an audit entry do. */
export const JSONObjectScalar = new GraphQLScalarType<object, unknown>({
  name: 'JSONObject',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
  description: 'A JSON object: names of fields and their values.',
  serialize: (value) => value,
  parseValue: jsonObject,
  parseLiteral: (node, variables) => jsonObject(valueFromASTUntyped(node, variables)),
});

function jsonObject(value: unknown): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('A JSONObject is an object.');
  }
  return value;
}

function day(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  const exists = instant && !Number.isNaN(instant.valueOf()) && instant.toISOString().startsWith(text);
  if (!exists) throw new TypeError('A Date is a day that exists, yyyy-mm-dd.');
  return text;
}

function decimal(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(text)) {
    throw new TypeError('A Decimal is a number with at most 15 digits before the point and 6 after it.');
  }
  return text;
}

function notAnInput(): never {
  throw new TypeError('This scalar is no input.');
}
