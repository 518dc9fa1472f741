/**
 * Makes the filter of breached passwords that BREACHED_PASSWORDS names, of a list of SHA-1 hashes:
 * `node rest/dist/breachedPasswords.js LIST FILTER [SEEN]` (docs/operations/README.md).
 */
import { failureText, OperatorError } from './ground/operatorError.js';
import { makeBreachedFilter } from './people/auth/signIn/breachedPasswords.js';

try {
  const [list, filter, seen = '1', ...rest] = process.argv.slice(2);
  if (list === undefined || filter === undefined || rest.length > 0 || !/^[1-9]\d{0,8}$/.test(seen)) {
    throw new OperatorError('Usage: node rest/dist/breachedPasswords.js LIST FILTER [SEEN]');
  }
  const count = await makeBreachedFilter(list, filter, Number(seen));
  process.stdout.write(`${filter} has ${count} hashes: name it in BREACHED_PASSWORDS.\n`);
} catch (error) {
  process.stderr.write(failureText(error));
  process.exitCode = 1;
}
