/** Values of the variables of example operations, by name; ids are those of the demonstration. */
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
 * The initial variables of an example operation; a variable without an example is an empty text.
 *
 * @param names the names of its variables
 * @param password that of `username` in the demonstration, where it is public; elsewhere empty
 */
export function exampleVariables(
  names: readonly string[],
  password: string,
): Readonly<Record<string, string | number>> {
  return Object.fromEntries(names.map((name) => [name, name === 'password' ? password : (values[name] ?? '')]));
}
