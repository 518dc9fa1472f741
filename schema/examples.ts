/** The values of the example operations' variables, by their names: ids of the demonstration; empty what has no example. */
const values: Readonly<Record<string, string | number>> = {
  username: 'ka.admin',
  year: 2025,
  page: 1,
  campaignId: '113',
  dealerId: '190',
  region: 'Lombardia',
  id: '190',
  importId: '1',
  name: 'Excel',
  idempotencyKey: 'excel-1',
};

/**
 * The variables of an example operation, to begin with.
 *
 * @param names what it calls its variables
 * @param password of `username`, where anybody may know it: in the demonstration; empty elsewhere
 */
export function exampleVariables(
  names: readonly string[],
  password: string,
): Readonly<Record<string, string | number>> {
  return Object.fromEntries(names.map((name) => [name, name === 'password' ? password : (values[name] ?? '')]));
}
