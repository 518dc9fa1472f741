import type { FieldPath, FieldValues, UseFormGetValues, UseFormSetError } from 'react-hook-form';
import type { Problem } from '../../apollo/problem';

/**
 * Puts the server's field reasons on the form's fields; the first of them takes the focus.
 *
 * @param getValues the form's values, whose names are the fields that it has
 * @returns whether every reason found its field; if not, the form tells the problem as a whole
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

/** Whether the values hold a field, by its path: `tiers.1.from`. A group of fields is none: nothing would show its reason. */
function hasField(values: unknown, path: string): boolean {
  const [key = '', ...rest] = path.split('.');
  if (!isObject(values) || !Object.hasOwn(values, key)) return false;
  const value = (values as Readonly<Record<string, unknown>>)[key];
  return rest.length === 0 ? !isGroup(value) : hasField(value, rest.join('.'));
}

/** Rows of fields, or fields that hold lists of their own; a choice is an object of texts alone. */
function isGroup(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isObject);
  return isObject(value) && Object.values(value).some(isObject);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
