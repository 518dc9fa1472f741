import type { Config } from '../../config.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { factorChanges, factorResetSteps } from '@gdd/schema/factors';
import type { MailKind } from '@gdd/schema/notifications';
import type { Clock } from '../../ground/clock.js';
import type { MailWriter, OutboxRow } from '../../ground/platform/mail/outbox.js';
import { newToken, tokenHash } from '../../ground/platform/secrets/tokens.js';
import { linkLifetimeMs } from './addresses.js';
import {
  addressChangedLetter,
  addressRequestedLetter,
  confirmationLetter,
  invitationLetter,
  newAddressLetter,
  resetLetter,
} from './mails.js';
import { factorResetLetter, type FactorResetFacts } from './factorResets/mails.js';
import { openResetOf, updateReset } from './factorResets/queries.js';
import { factorsChangedLetter } from './factors/mails.js';
import { knownDevice } from './signIn/devices.js';
import { newDeviceLetter } from './signIn/newDeviceMail.js';
import {
  enabledUserByEmail,
  renewAddressToken,
  replaceOneTimeToken,
  userById,
  type UserRow,
} from './signIn/queries.js';

type AuthMailKind = Exclude<
  MailKind,
  | 'reminder'
  | 'rulesChanged'
  | 'goalChanged'
  | 'closedEarly'
  | 'budgetCrossed'
  | 'invoicingChanged'
  | 'notification'
  | 'digest'
>;

/** The writers of the mails about an account. A link is made when its mail is sent; only the newest one is valid. */
export function authMailWriters(
  database: Database,
  clock: Clock,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Readonly<Record<AuthMailKind, MailWriter>> {
  // The token is in the fragment, which browsers do not send and servers do not log.
  const passwordLink = (token: string) => `${publicUrl}/auth/reset-password#token=${token}`;
  const confirmationLink = (token: string) => `${publicUrl}/auth/confirm-email#token=${token}`;
  const newLink = () => {
    const token = newToken();
    const expiresAt = new Date(clock.now().getTime() + linkLifetimeMs);
    return { token, values: { tokenHash: tokenHash(token), expiresAt } };
  };
  const replaceToken = async (userId: number, email: string, purpose: 'reset' | 'invitation' | 'confirmation') => {
    const { token, values } = newLink();
    await replaceOneTimeToken(database, { userId, purpose, email, ...values });
    return token;
  };
  /** The enabled user that a mail is about. No user has the id 0. */
  const subjectOf = async ({ about }: OutboxRow) => {
    const found = await userById(database, about?.['user'] ?? 0, clock.now());
    return found === undefined || found.user.disabledAt !== null ? undefined : found;
  };
  return {
    reset: async ({ recipient }) => {
      const user = await enabledUserByEmail(database, recipient);
      if (user === undefined) return null;
      return resetLetter(user.name, passwordLink(await replaceToken(user.id, recipient, 'reset')));
    },
    invitation: async ({ recipient }) => {
      const user = await enabledUserByEmail(database, recipient);
      if (user === undefined || user.passwordHash !== null) return null;
      const token = await replaceToken(user.id, recipient, 'invitation');
      return invitationLetter(user.name, user.username, `${passwordLink(token)}&invitation=1`);
    },
    confirmation: async (row) => {
      const user = (await subjectOf(row))?.user;
      if (user === undefined || !awaitsConfirmation(user, row.recipient)) return null;
      return confirmationLetter(confirmationLink(await replaceToken(user.id, row.recipient, 'confirmation')));
    },
    newAddress: async (row) => {
      const found = await subjectOf(row);
      if (found === undefined) return null;
      const { token, values } = newLink();
      const pending = { userId: found.user.id, email: row.recipient, ...values };
      if (!(await renewAddressToken(database, pending, clock.now()))) return null;
      return newAddressLetter(found.user.name, confirmationLink(token));
    },
    addressRequested: async (row) => {
      const found = await subjectOf(row);
      const pending = found?.pendingEmail ?? null;
      return found === undefined || pending === null ? null : addressRequestedLetter(found.user.name, pending);
    },
    addressChanged: async (row) => {
      const user = (await subjectOf(row))?.user;
      if (user === undefined || user.email === null) return null;
      return addressChangedLetter(user.name, user.email);
    },
    factorsChanged: async (row) => {
      const user = (await subjectOf(row))?.user;
      const change = factorChanges[row.about?.['change'] ?? -1];
      if (user === undefined || change === undefined) return null;
      return factorsChangedLetter(user.language, { name: user.name, change, publicUrl });
    },
    factorReset: async (row) => {
      const user = (await subjectOf(row))?.user;
      const step = factorResetSteps[row.about?.['step'] ?? -1];
      if (user === undefined || step === undefined) return null;
      const letter = (facts: FactorResetFacts) => factorResetLetter(user.language, step, { name: user.name, ...facts });
      if (step === 'denied') {
        const of = await userById(database, row.about?.['of'] ?? 0, clock.now());
        return of === undefined
          ? null
          : letter({ person: of.user.name ?? of.user.username, link: `${publicUrl}/users` });
      }
      if ((await openResetOf(database, user.id, clock.programmeNow())) === undefined) return null;
      const token = newToken();
      await updateReset(database, user.id, { tokenHash: tokenHash(token) });
      return letter({ link: `${publicUrl}/auth/factor-reset#token=${token}` });
    },
    newDevice: async (row) => {
      const user = (await subjectOf(row))?.user;
      const found = user && (await knownDevice(database, user.id, row.about?.['device'] ?? 0));
      if (user === undefined || found === undefined) return null;
      const { device, address } = found;
      return newDeviceLetter(user.language, { name: user.name, device, address, publicUrl });
    },
  };
}

/** Whether a registered user has not confirmed an address yet; a user without a password was invited instead. */
function awaitsConfirmation({ email, emailConfirmedAt, passwordHash }: UserRow, address: string): boolean {
  return email === address && emailConfirmedAt === null && passwordHash !== null;
}
