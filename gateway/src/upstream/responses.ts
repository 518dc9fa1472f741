/**
 * The REST service's responses as its OpenAPI file describes them. Ajv compiles the validator of an operation when its
 * first response comes; the file is read once.
 */
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** A JSON Schema, by its keywords. */
interface Schema {
  readonly [keyword: string]: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>>;
}

interface OpenApi {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Beside the sources as beside what is compiled of them. */
const file = new URL('../../../schema/rest.openapi.json', import.meta.url);

/** The response schemas of an operation by their status: the JSON ones. */
type ResponseSchemas = ReadonlyMap<string, Schema>;

interface Description {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly responses: ReadonlyMap<string, ResponseSchemas>;
}

let description: Description | undefined;

function readDescription(): Description {
  const { components, paths } = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const responses = operations.map(({ operationId, responses }): [string, ResponseSchemas] => {
    const json = Object.entries(responses).flatMap(([status, { content }]): [string, Schema][] => {
      const schema = content?.['application/json']?.schema;
      return schema === undefined ? [] : [[status, schema]];
    });
    return [operationId, new Map(json)];
  });
  return { schemas: components.schemas, responses: new Map(responses) };
}

/** Compiles validators of responses, each of the keywords that it is made for. */
class Validators {
  private readonly ajv: Ajv;
  private readonly compiled = new Map<string, ValidateFunction>();

  /**
   * @param includes decides by a keyword and its value whether a validator looks at it
   * @param allErrors whether a validator names all differences, or stops at the first
   */
  constructor(
    private readonly includes: (keyword: string, value: unknown) => boolean,
    allErrors: boolean,
  ) {
    description ??= readDescription();
    this.ajv = new Ajv({
      allErrors,
      strict: false,
      strictNumbers: true,
      messages: false,
      inlineRefs: false,
      validateSchema: false,
      formats: { ...fullFormats, decimal: /^-?\d+(\.\d+)?$/ },
    });
    for (const [name, schema] of Object.entries(description.schemas))
      this.ajv.addSchema(this.projected(schema), componentId(name));
  }

  /** The validator of a response; undefined for one that the file does not describe. */
  of(operationId: string, status: string): ValidateFunction | undefined {
    const key = `${operationId} ${status}`;
    const known = this.compiled.get(key);
    if (known) return known;
    const schema = description?.responses.get(operationId)?.get(status);
    if (schema === undefined) return undefined;
    const validate = this.ajv.compile(this.projected(schema));
    this.compiled.set(key, validate);
    return validate;
  }

  /** A schema with those keywords alone that are looked at, and references by the names that Ajv has them under. */
  private projected(schema: Schema): Schema {
    if (typeof schema['$ref'] === 'string') return this.referred(schema['$ref']);
    return Object.fromEntries(
      Object.entries(schema).flatMap(([keyword, value]) =>
        isDecimalFormat(keyword, value) || this.includes(keyword, value)
          ? [[keyword, this.within(keyword, value)]]
          : [],
      ),
    );
  }

  /** A value becomes its own schema in place: a call of a function would cost more than its check. */
  private referred(reference: string): Schema {
    const name = reference.replace('#/components/schemas/', '');
    const referred = description?.schemas[name] ?? {};
    const isValue = referred['type'] !== undefined && referred['type'] !== 'object';
    return isValue ? this.projected(referred) : { $ref: componentId(name) };
  }

  /** The value of a keyword with the schemas in it projected. */
  private within(keyword: string, value: unknown): unknown {
    switch (keyword) {
      case 'properties':
        return Object.fromEntries(
          Object.entries(value as Record<string, Schema>).map(([name, schema]) => [name, this.projected(schema)]),
        );
      case 'anyOf':
      case 'oneOf':
        return (value as readonly Schema[]).map((schema) => this.projected(schema));
      case 'items':
        return this.projected(value as Schema);
      case 'additionalProperties':
        return typeof value === 'boolean' ? value : this.projected(value as Schema);
      default:
        return value;
    }
  }
}

const componentId = (name: string) => `/schemas/${name}`;

/** Money, rates and percentages: a decimal number as text. */
const isDecimalFormat = (keyword: string, value: unknown) => keyword === 'format' && value === 'decimal';

/**
 * The keywords that make a response readable for the gateway: types, lists of values and decimals. Further fields, which
 * a newer service may send, pass; so does what only limits a value.
 */
const recognitionKeywords: ReadonlySet<string> = new Set([
  ...['type', 'enum', 'const', 'required', 'properties', 'additionalProperties', 'items', 'anyOf', 'oneOf'],
]);

const isRecognised = (keyword: string, value: unknown) =>
  recognitionKeywords.has(keyword) && !(keyword === 'additionalProperties' && value === false);

let recognition: Validators | undefined;
let whole: Validators | undefined;

/**
 * Recognises a successful response by what the gateway reads of it; stops at the first difference.
 *
 * @throws Error for an operation that has no successful response of JSON
 */
export function recogniserOf(operationId: string): (response: unknown) => boolean {
  recognition ??= new Validators(isRecognised, false);
  const status = [...(description?.responses.get(operationId)?.keys() ?? [])].find((each) => each.startsWith('2'));
  const validate = status === undefined ? undefined : recognition.of(operationId, status);
  if (validate === undefined) throw new Error(`${operationId} has no response of JSON.`);
  return validate;
}

/** The validator of a response against all that is said of it; undefined for a status that is not described. */
export function wholeValidatorOf(operationId: string, status: number): ValidateFunction | undefined {
  whole ??= new Validators((keyword) => keyword !== 'description', true);
  return whole.of(operationId, String(status));
}
