import type { Role } from './permissions.js';

/** The password of every demonstration user (README.md). */
export const demonstrationPassword = 'Pneus-2025!';
/**
 * The last day of the demonstration programme, and its "today" unless TODAY is set: in the middle of a half-year, so
 * that there are forecasts.
 */
export const demonstrationDay = '2025-10-15';

/** A user of the demonstration, listed on its sign-in page. */
export interface DemonstrationPerson {
  readonly username: string;
  readonly role: Role;
}

/** The demonstration's users: one for each role. */
export const demonstrationPeople: readonly DemonstrationPerson[] = [
  { username: 'ka.admin', role: 'KA Administrator' },
  { username: 'gd.admin', role: 'GD Administrator' },
  { username: 'consultant', role: 'Consultant' },
  { username: 'regional.manager', role: 'Regional Manager' },
  { username: 'account', role: 'Account' },
  { username: 'distributor', role: 'Distributor' },
  { username: 'area.manager', role: 'Distributor Area Manager' },
  { username: 'distributor.user', role: 'Distributor User' },
  { username: 'distributor.consultant', role: 'Distributor Consultant' },
  { username: 'agent', role: 'Agent' },
  { username: 'dealer', role: 'Dealer' },
];

/** The data that the gateway embeds in the demonstration's sign-in page. */
export interface Demonstration {
  readonly people: readonly DemonstrationPerson[];
  readonly password: string;
}
