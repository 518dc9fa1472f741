/**
 * The fields of object and input types in one line each, such as `@decimal('What was earned, in EUR.') earned: string;`.
 * The description is what analysts read in the schema. `orNull` is the same for a field that may be null.
 */
import { Field, ID, Int } from 'type-graphql';
import { DateScalar, DateTimeScalar, DecimalScalar } from './scalars.js';

/** The function that names the type of a field or an argument. */
export type FieldType = Extract<Parameters<typeof Field>[0], () => unknown>;

type FieldDecorator = ReturnType<typeof Field>;

/** What few fields have beside their type and description. */
interface FieldOptions {
  /** What an input has where the caller gives nothing. */
  readonly defaultValue?: unknown;
  readonly deprecationReason?: string;
}

/** Decorators of one form, of which the second is for what may be null. */
interface Decorators<Arguments extends readonly unknown[]> {
  (...all: Arguments): FieldDecorator;
  orNull(this: void, ...all: Arguments): FieldDecorator;
}

/** A field of any type without a name of its own here: an object, an enum, a list. */
export const field: Decorators<[type: FieldType, description: string, options?: FieldOptions]> = Object.assign(
  (type: FieldType, description: string, options?: FieldOptions) => Field(type, { ...options, description }),
  {
    orNull: (type: FieldType, description: string, options?: FieldOptions) =>
      Field(type, { ...options, description, nullable: true }),
  },
);

function fieldsOf(type: FieldType): Decorators<[description: string, options?: FieldOptions]> {
  return Object.assign((description: string, options?: FieldOptions) => field(type, description, options), {
    orNull: (description: string, options?: FieldOptions) => field.orNull(type, description, options),
  });
}

export const text = fieldsOf(() => String);
export const flag = fieldsOf(() => Boolean);
export const id = fieldsOf(() => ID);
export const int = fieldsOf(() => Int);
/** A calendar day. */
export const day = fieldsOf(() => DateScalar);
/** A point in time, UTC. */
export const instant = fieldsOf(() => DateTimeScalar);
/** A decimal number as a string; amounts in EUR. */
export const decimal = fieldsOf(() => DecimalScalar);
