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
  readonly name: string;
  readonly role: Role;
}

/** The demonstration's users: one for each role. */
export const demonstrationPeople: readonly DemonstrationPerson[] = [
  { username: 'ka.admin', name: 'Chiara Amato', role: 'KA Administrator' },
  { username: 'gd.admin', name: 'Giorgio Donati', role: 'GD Administrator' },
  { username: 'consultant', name: 'Claudia Conti', role: 'Consultant' },
  { username: 'regional.manager', name: 'Roberto Mancini', role: 'Regional Manager' },
  { username: 'account', name: 'Alessandra Costa', role: 'Account' },
  { username: 'distributor', name: 'Davide Fontana', role: 'Distributor' },
  { username: 'area.manager', name: 'Anna Moretti', role: 'Distributor Area Manager' },
  { username: 'distributor.user', name: 'Daria Urbani', role: 'Distributor User' },
  { username: 'distributor.consultant', name: 'Dario Colombo', role: 'Distributor Consultant' },
  { username: 'agent', name: 'Alberto Viganò', role: 'Agent' },
  { username: 'dealer', name: 'Donatella Cantù', role: 'Dealer' },
];

/** A user of the demonstration who signs in with a code too; the sign-in page shows the present one. */
export interface DemonstrationFactorPerson extends DemonstrationPerson {
  /** The key of the authenticator app, base32: public, as the password. */
  readonly key: string;
}

/** The one user of the demonstration with a second factor; whoever tests the roles signs in as the others. */
export const demonstrationFactorPerson: DemonstrationFactorPerson = {
  username: 'office',
  name: 'Federica Serra',
  role: 'GD Administrator',
  key: 'GDDPNEUMATICIDIMOSTRAZIONE234567',
};

/** The data that the gateway embeds in the demonstration's sign-in page. */
export interface Demonstration {
  readonly people: readonly DemonstrationPerson[];
  readonly withFactor: DemonstrationFactorPerson;
  readonly password: string;
}
