import type { FieldPath, FieldValues, UseFormGetValues, UseFormSetError } from 'react-hook-form';
import type { Problem } from '../apollo/problem';

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
  const own = new Set(Object.keys(getValues()));
  const placed = fields.filter(([name]) => own.has(name));
  placed.forEach(([name, reason], index) => {
    setError(name as FieldPath<V>, { type: reason }, { shouldFocus: index === 0 });
  });
  return fields.length > 0 && placed.length === fields.length;
}
