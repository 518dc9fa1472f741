/**
 * The arguments of root fields in one line each, such as `@TextArg('reason', 'Up to 500 characters.') reason: string`.
 * `orNull` is the same for an argument that may be left out.
 */
import { Arg, createParameterDecorator, ID, Int } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { ExportFormatEnum } from './enums.js';
import type { FieldType } from './fields.js';
import { inputId, pathId } from './ids.js';
import { DateScalar } from './scalars.js';

type ArgumentDecorator = ReturnType<typeof Arg>;
type InputClass = abstract new () => object;

interface ArgumentOptions {
  /** The value where the caller gives none. */
  readonly defaultValue?: unknown;
}

/** Decorators of one form, of which the second is for an argument that may be left out. */
interface Decorators<Arguments extends readonly unknown[]> {
  (...all: [...Arguments, options?: ArgumentOptions]): ArgumentDecorator;
  orNull(this: void, ...all: Arguments): ArgumentDecorator;
}

/** An argument of a type without a decorator of its own here: an enum, a list, an object not named `input`. */
export const Argument: Decorators<[name: string, type: FieldType, description: string]> = Object.assign(
  (name: string, type: FieldType, description: string, options?: ArgumentOptions) =>
    Arg(name, type, { ...options, description }),
  { orNull: (name: string, type: FieldType, description: string) => Arg(name, type, { description, nullable: true }) },
);

function argumentsOf(type: FieldType): Decorators<[name: string, description: string]> {
  return Object.assign(
    (name: string, description: string, options?: ArgumentOptions) => Argument(name, type, description, options),
    { orNull: (name: string, description: string) => Argument.orNull(name, type, description) },
  );
}

export const TextArg = argumentsOf(() => String);
export const FlagArg = argumentsOf(() => Boolean);
export const IntArg = argumentsOf(() => Int);
export const IdArg = argumentsOf(() => ID);
/** A calendar day. */
export const DayArg = argumentsOf(() => DateScalar);

/** The argument `input`. */
export const Input = (type: InputClass, description: string): ArgumentDecorator =>
  Arg('input', () => type, { description });

/** The format of a table's file; a workbook unless another is asked for. */
export const FormatArg = (): ArgumentDecorator =>
  Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' });

/** The key by which the REST service recognises a repeated call. */
export const IdempotencyKey = (): ArgumentDecorator =>
  Arg('idempotencyKey', () => String, {
    description: 'Repeated calls with the same key take effect once.',
  });

/**
 * The id of the object in the path of the call, as a number.
 *
 * @param object the word for the object, for the description
 * @throws GatewayError NOT_FOUND if it is invalid
 */
export const PathId = (object: string, name = 'id'): ArgumentDecorator => convertedId(object, name, pathId);

/**
 * The id of an object in the body of the call, as a number.
 *
 * @throws GatewayError BAD_USER_INPUT naming the argument if it is invalid
 */
export const InputId = (object: string, name: string): ArgumentDecorator =>
  convertedId(object, name, (id) => inputId(name, id));

function convertedId(object: string, name: string, convert: (id: string) => number): ArgumentDecorator {
  return createParameterDecorator(({ args }) => convert(String(args[name])), {
    arg: { name, typeFunc: () => ID, options: { description: `The id of the ${object}.` } },
  });
}

/** The calls of the request. */
export const Upstream = (): ArgumentDecorator =>
  createParameterDecorator<GatewayContext>(({ context }) => context.upstream);
