/** Who has to have a second factor, and until when (docs/domain/second-factor.md). */
import type { SecondFactorMode } from '@gdd/schema/factors';
import type { Permission } from '@gdd/schema/permissions';
import { romeDay } from './romeDay.js';

const dayMs = 24 * 60 * 60_000;

/** What the settings say. */
export interface FactorPolicy {
  readonly mode: SecondFactorMode;
  readonly graceDays: number;
  /** Since when somebody more has to have a factor; null: nobody ever had to. */
  readonly requiredSince: Date | null;
}

/** The permissions of the office; a user with one of them belongs to it. */
const ofOffice: readonly Permission[] = [
  'accessCampaigns',
  'accessUsersManager',
  'accessImportManager',
  'accessContentManager',
];

/** Whether a user with these permissions has to have a factor. */
export function needsFactor(mode: SecondFactorMode, permissions: readonly Permission[]): boolean {
  if (mode === 'everyone') return true;
  if (mode === 'administrators') return permissions.includes('accessUsersManager');
  return mode === 'office' && ofOffice.some((permission) => permissions.includes(permission));
}

/** Whether a mode asks it of somebody of whom the other did not. */
export function asksMore(before: SecondFactorMode, after: SecondFactorMode): boolean {
  const order: readonly SecondFactorMode[] = ['administrators', 'office', 'everyone'];
  return order.indexOf(after) > order.indexOf(before);
}

/**
 * The last day on which a user without a factor may do more than set one up: the days of grace begin when it was asked
 * for, or when the account was made.
 *
 * @returns a day in Rome; undefined for a user who needs none
 */
export function factorDeadline(
  { mode, graceDays, requiredSince }: FactorPolicy,
  user: { readonly createdAt: Date; readonly permissions: readonly Permission[] },
): string | undefined {
  if (requiredSince === null || !needsFactor(mode, user.permissions)) return undefined;
  const begin = Math.max(requiredSince.getTime(), user.createdAt.getTime());
  return romeDay(new Date(begin + graceDays * dayMs));
}
