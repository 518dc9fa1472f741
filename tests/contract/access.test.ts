import { expect, test } from '@jest/globals';
import { permissionsOf, rolePermissions } from '@gdd/schema/permissions';
import { expectedOutcome, permissionsByRole } from '@gdd/schema/testing/accessTable';

const sorted = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(table).map(([role, permissions]) => [role, [...permissions].sort()]));

test('every role has the permissions that the tests’ own table of the specification gives it', () => {
  expect(Object.keys(permissionsByRole)).toHaveLength(11);
  expect(sorted(rolePermissions)).toEqual(sorted(permissionsByRole));
  expect(permissionsOf(['Tyre Fitter'])).toEqual([]);
});

test.each([
  ['public', 'nobody', 'allowed'],
  ['account', 'nobody', 'UNAUTHENTICATED'],
  ['account', 'waiting', 'allowed'],
  ['signedIn', 'waiting', 'FORBIDDEN'],
  ['signedIn', 'Dealer', 'allowed'],
  [['accessAnalytics'], 'KA Administrator', 'allowed'],
  [['accessAnalytics'], 'GD Administrator', 'FORBIDDEN'],
  [['accessMonthlyReport', 'accessSubscription'], 'Dealer', 'allowed'],
  [['accessUsersManager'], 'nobody', 'UNAUTHENTICATED'],
] as const)('what is for %s is answered to %s: %s', (access, person, outcome) => {
  expect(expectedOutcome(access, person)).toBe(outcome);
});
