import type { ErrorObject } from 'ajv';
import { validatorInFull } from './validators.js';

/**
 * The differences between a response and its full description: JSON pointers with the violated keyword
 * (`/data/total type`), in which `*` stands for the index of an item; never values. The endpoints' own checks
 * (`recognises`) cover only what the gateway needs to read a response.
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
