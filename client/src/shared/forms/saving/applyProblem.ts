import type { FieldPath, FieldValues, UseFormGetValues, UseFormSetError } from 'react-hook-form';
import type { Problem } from '../../apollo/problem';

/**
 * Sets the server's field reasons as errors of the form's fields, and focuses the first of them.
 *
 * @param getValues the form's values, whose names are the fields that it has
 * @returns whether the form has a field for every reason; if not, the form shows the problem as a whole
 */
export function applyProblem<V extends FieldValues>(
  problem: Problem,
  setError: UseFormSetError<V>,
  getValues: UseFormGetValues<V>,
): boolean {
  const fields = Object.entries(problem.fields ?? {});
  const placed = fields.filter(([name]) => hasField(getValues(), name));
  placed.forEach(([name, reason], index) => {
    setError(name as FieldPath<V>, { type: reason }, { shouldFocus: index === 0 });
  });
  return fields.length > 0 && placed.length === fields.length;
}

/** Whether the values have a field at a path (`tiers.1.from`). A group of fields could not show an error. */
function hasField(values: unknown, path: string): boolean {
  const [key = '', ...rest] = path.split('.');
  if (!isObject(values) || !Object.hasOwn(values, key)) return false;
  const value = (values as Readonly<Record<string, unknown>>)[key];
  return rest.length === 0 ? !isGroup(value) : hasField(value, rest.join('.'));
}

/** Whether a value is an array of rows, or an object with objects in it. A chosen option is an object of texts. */
function isGroup(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isObject);
  return isObject(value) && Object.values(value).some(isObject);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
