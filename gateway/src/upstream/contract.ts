import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { HttpMethod } from './endpoint.js';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

/** What of an OpenAPI 3.1 document this file reads. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const documentId = 'rest.openapi.json';
const json = 'application/json';

/**
 * The OpenAPI description of the REST service, to hold answers against it in full. The endpoints' own checks look at
 * what the gateway reads and let the rest pass; this looks at everything. The validator of an operation is compiled
 * when it is first needed.
 */
export class Contract {
  private readonly ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(private readonly document: OpenApiDocument) {
    addFormats.default(this.ajv);
    this.ajv.addSchema(document, documentId);
  }

  /** The name of an operation in the description, or its route where there is none. */
  operationId(method: HttpMethod, path: string): string {
    return this.operation(method, path)?.operationId ?? `${method} ${path}`;
  }

  /**
   * Where an answer differs from the description: JSON pointers with the rule that is broken, `/data/total type`,
   * in which `*` stands for the number of an item. Values are never among them.
   *
   * @param path as the specification writes it, `/dealers/{id}`
   * @param body the JSON that was answered
   */
  differences(method: HttpMethod, path: string, status: number, body: unknown): readonly string[] {
    if (this.operation(method, path)?.responses[status]?.content?.[json] === undefined) return [`status ${status}`];
    const validate = this.validator(method, path, status);
    return validate(body) ? [] : [...new Set((validate.errors ?? []).map(difference))];
  }

  private operation(method: HttpMethod, path: string): Operation | undefined {
    return this.document.paths[path]?.[method.toLowerCase()];
  }

  private validator(method: HttpMethod, path: string, status: number): ValidateFunction {
    const steps = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', json, 'schema'];
    const pointer = `${documentId}#/${steps.map(escaped).join('/')}`;
    const known = this.validators.get(pointer);
    if (known) return known;
    const compiled = this.ajv.compile({ $ref: pointer });
    this.validators.set(pointer, compiled);
    return compiled;
  }
}

/** A step of a JSON pointer in a URI fragment (RFC 6901, section 6). */
function escaped(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function difference({ instancePath, keyword, params }: ErrorObject): string {
  const field: unknown = params['additionalProperty'] ?? params['missingProperty'];
  const pointer = `${instancePath}${typeof field === 'string' ? `/${field.slice(0, 100)}` : ''}`;
  return `${pointer.replace(/\/\d+(?=\/|$)/g, '/*')} ${keyword}`;
}
