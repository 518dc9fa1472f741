/** The validator of a JSON response: false where it is not as described, and then `errors` says where. */
interface Validator {
  (body: unknown): boolean;
  readonly errors?: readonly Violation[] | null;
}

/** A place in a response, as a JSON pointer, and the rule of JSON Schema that it breaks. */
interface Violation {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The validators of all responses of the REST service that are JSON, by operationId and status. */
export type Contract = Readonly<Record<string, Readonly<Record<number, Validator>>>>;

/**
 * Where a response differs from its whole description: JSON pointers with the rule that is broken, `/data/total type`,
 * in which `*` stands for the number of an item. Values are never among them. The endpoints' own checks look at what
 * the gateway reads and let the rest pass; these look at everything.
 *
 * @param body the JSON of the response
 */
export function differences(contract: Contract, operation: string, status: number, body: unknown): readonly string[] {
  const validate = contract[operation]?.[status];
  if (validate === undefined) return [`status ${status}`];
  return validate(body) ? [] : [...new Set((validate.errors ?? []).map(difference))];
}

function difference({ instancePath, keyword, params }: Violation): string {
  const field = params['additionalProperty'] ?? params['missingProperty'];
  const pointer = `${instancePath}${typeof field === 'string' ? `/${field.slice(0, 100)}` : ''}`;
  return `${pointer.replace(/\/\d+(?=\/|$)/g, '/*')} ${keyword}`;
}
