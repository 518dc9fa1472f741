/** The validators of the REST service's responses. Ajv compiles each from the OpenAPI file when it is first used. */
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** The part of JSON Schema in which the OpenAPI file describes responses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | false;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Responses = Readonly<Record<string, { readonly content?: Content }>>;

interface OpenApi {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly responses: Responses }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/**
 * The path is the same from src and dist. The file is read at start, so that an incomplete installation does not start.
 */
const file = new URL('../../../schema/rest.openapi.json', import.meta.url);
const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;

/** The responses of each operation: operationId → status → response. */
const responsesOf = new Map(
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => [operationId, responses]),
);

/** The format of money, rates and percentages, which JSON Schema does not know: a decimal number as text. */
const decimal = /^-?\d+(\.\d+)?$/;

/** Ajv over the schemas of the OpenAPI file, reduced to selected keywords. */
class Validators {
  private readonly ajv: Ajv;
  private readonly added = new Set<string>();

  /**
   * @param allErrors whether a validator reports all errors or stops at the first
   * @param isValidated decides by a keyword and its value whether it is validated
   */
  constructor(
    allErrors: boolean,
    private readonly isValidated: (keyword: string, value: unknown) => boolean,
  ) {
    const formats = { ...fullFormats, decimal };
    this.ajv = new Ajv({ allErrors, formats, strictNumbers: true, strict: false, messages: false, inlineRefs: false });
  }

  compile(schema: Schema): ValidateFunction {
    return this.ajv.compile(this.reduced(schema));
  }

  /** The schema with only the selected keywords. */
  private reduced(schema: Schema): Schema {
    if (schema.$ref !== undefined) return this.referred(schema.$ref.replace('#/components/schemas/', ''));
    const entries = Object.entries(schema).filter(([keyword, value]) => this.isValidated(keyword, value));
    const { properties, items, additionalProperties, anyOf, oneOf } = Object.fromEntries(entries) as Schema;
    const all = (choices: readonly Schema[]) => choices.map((each) => this.reduced(each));
    return {
      ...Object.fromEntries(entries),
      ...(properties && { properties: mapped(properties, (each) => this.reduced(each)) }),
      ...(items && { items: this.reduced(items) }),
      ...(additionalProperties && { additionalProperties: this.reduced(additionalProperties) }),
      ...(anyOf && { anyOf: all(anyOf) }),
      ...(oneOf && { oneOf: all(oneOf) }),
    };
  }

  /** Inlines a reference to a single value: calling a validator function for it would cost more than the check. */
  private referred(name: string): Schema {
    const schema = components.schemas[name] ?? {};
    if (schema.type !== 'object' && schema.type !== undefined) return this.reduced(schema);
    if (!this.added.has(name)) {
      this.added.add(name);
      this.ajv.addSchema(this.reduced(schema), `/schemas/${name}`);
    }
    return { $ref: `/schemas/${name}` };
  }
}

function mapped(schemas: Readonly<Record<string, Schema>>, change: (schema: Schema) => Schema) {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]));
}

/**
 * The keywords that decide whether the gateway can read a response: types, lists of values and, below, decimals.
 * Additional fields, which a newer service may send, and limits on values are not checked.
 */
const recognitionKeywords = new Set([
  'type',
  'enum',
  'const',
  'required',
  'properties',
  'additionalProperties',
  'items',
  'anyOf',
  'oneOf',
]);

const forRecognition = new Validators(false, (keyword, value) => {
  if (keyword === 'format') return value === 'decimal';
  return recognitionKeywords.has(keyword) && !(keyword === 'additionalProperties' && value === false);
});

const inFull = new Validators(true, (keyword) => keyword !== 'description');

const jsonSchema = ({ content }: Responses[string] = {}) => content?.['application/json']?.schema;

/**
 * Makes the check of an operation's successful responses: each against the description of its status, or against the
 * first one described if its status has none.
 *
 * @param operation the operationId of an operation that responds with JSON
 */
export function recogniser(operation: string): (response: unknown, status?: number) => boolean {
  const validators = new Map<number, ValidateFunction>();
  const compiled = (status: number) => {
    const responses = responsesOf.get(operation) ?? {};
    const first = Object.entries(responses).find(([each]) => each.startsWith('2'))?.[1];
    const validate = forRecognition.compile(jsonSchema(responses[status] ?? first) ?? {});
    validators.set(status, validate);
    return validate;
  };
  return (response, status = 200) => (validators.get(status) ?? compiled(status))(response);
}

const validatorsInFull = new Map<string, ValidateFunction>();

/** The validator of the full description of a response; undefined if the status is not described. */
export function validatorInFull(operation: string, status: number): ValidateFunction | undefined {
  const key = `${operation} ${status}`;
  const known = validatorsInFull.get(key);
  if (known !== undefined) return known;
  const schema = jsonSchema(responsesOf.get(operation)?.[status]);
  if (schema === undefined) return undefined;
  const validate = inFull.compile(schema);
  validatorsInFull.set(key, validate);
  return validate;
}
