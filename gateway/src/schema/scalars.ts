import { GraphQLScalarType, Kind } from 'graphql';

/** A day, as text: the portal never computes with it in a time zone. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A day of the calendar, `yyyy-mm-dd`.',
  serialize: String,
  parseValue: day,
  parseLiteral: (node) => day(node.kind === Kind.STRING ? node.value : undefined),
});

/** An instant, passed on as the REST service writes it. */
export const DateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'An instant in UTC, ISO 8601: `2025-12-31T10:15:30.000Z`.',
  serialize: String,
  parseValue: notAnInput,
  parseLiteral: notAnInput,
});

/** An object whose keys vary, as the fields of an audit entry do. */
export const JSONObjectScalar = new GraphQLScalarType<object, unknown>({
  name: 'JSONObject',
  description: 'A JSON object: names of fields and their values.',
  serialize: (value) => value,
  parseValue: notAnInput,
  parseLiteral: notAnInput,
});

function day(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  const exists = instant && !Number.isNaN(instant.valueOf()) && instant.toISOString().startsWith(text);
  if (!exists) throw new TypeError('A Date is a day that exists, yyyy-mm-dd.');
  return text;
}

function notAnInput(): never {
  throw new TypeError('This scalar is no input.');
}
