import { hashPassword, problemOfNewPassword } from '../auth/signIn/passwords.js';
import { isNameTaken } from '../auth/signIn/queries.js';
import { lockTree } from '../../ground/database/tree.js';
import { hasForbiddenCharacters, isMailAddress, normalisedName } from '../../ground/domain/text.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { OperatorError } from '../../ground/operatorError.js';
import { hasUserWithRole, insertUser } from './queries.js';

const role = 'KA Administrator';

/** The first administrator cannot be created; the message is for the operator. */
export class NoAdministrator extends OperatorError {}

/**
 * Creates the first administrator of a programme; every other user is invited from the portal.
 *
 * @param input.username if it is a mail address, it becomes the user's address too, for reset links
 * @param rootId the member that administrators belong to
 * @throws NoAdministrator if there is one already, or the name or password is not acceptable
 */
export async function createFirstAdministrator(
  { database, clock, passwordRules }: Pick<ServiceContext, 'database' | 'clock' | 'passwordRules'>,
  input: { readonly username: string; readonly password: string },
  rootId: number,
): Promise<void> {
  const username = normalisedName(input.username);
  if (username.length < 3 || username.length > 254 || /\s/u.test(username) || hasForbiddenCharacters(username)) {
    throw new NoAdministrator('A username has 3 to 254 characters without spaces.');
  }
  const problem = await problemOfNewPassword({ database, passwordRules }, input.password, [username]);
  if (problem !== undefined) {
    throw new NoAdministrator(
      'The password needs 10 to 200 characters, and must not be a common one or made of names.',
    );
  }
  const passwordHash = await hashPassword(input.password);
  const email = isMailAddress(username) ? username : null;
  const now = clock.programmeNow();
  await database.transaction(async (transaction) => {
    // of two concurrent commands the second waits here, and then finds the administrator of the first
    await lockTree(transaction);
    if (await hasUserWithRole(transaction, role)) {
      throw new NoAdministrator('There is an administrator already: other users are invited from the portal.');
    }
    if (await isNameTaken(transaction, username)) throw new NoAdministrator('A user with this name exists.');
    const own = { username, email, emailConfirmedAt: now, name: null, phone: null, passwordHash };
    const id = await insertUser(transaction, { ...own, memberId: rootId, roles: [role] }, now);
    await recordAudit(transaction, now, [
      {
        actorId: null,
        entity: 'user',
        entityId: id,
        action: 'created',
        before: null,
        after: { username, roles: [role] },
      },
    ]);
  });
}
