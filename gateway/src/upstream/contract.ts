import type { ErrorObject } from 'ajv';
import { validatorInFull } from './validators.js';

/**
 * Where a response differs from its whole description: JSON pointers with the rule that is broken, `/data/total type`,
 * in which `*` stands for the number of an item. Values are never among them. The endpoints' own checks look at what
 * the gateway reads and let the rest pass; these look at everything.
 *
 * @param body the JSON of the response
 */
export function differences(operation: string, status: number, body: unknown): readonly string[] {
  const validate = validatorInFull(operation, status);
  if (validate === undefined) return [`status ${status}`];
  return validate(body) ? [] : [...new Set((validate.errors ?? []).map(difference))];
}

function difference({ instancePath, keyword, params }: ErrorObject<string, Readonly<Record<string, unknown>>>): string {
  const field = params['additionalProperty'] ?? params['missingProperty'];
  const pointer = `${instancePath}${typeof field === 'string' ? `/${field.slice(0, 100)}` : ''}`;
  return `${pointer.replace(/\/\d+(?=\/|$)/g, '/*')} ${keyword}`;
}
