import { demonstrationPeople, type DemonstrationPerson } from '@gdd/schema/demonstration';
import type { Role } from '@gdd/schema/permissions';
import { programmeCode } from '../ground/database/rootMember.js';
import { demonstrationCodes } from './network.js';

const memberCodeOf: Readonly<Record<Role, string>> = {
  'KA Administrator': programmeCode,
  'GD Administrator': programmeCode,
  Consultant: programmeCode,
  'Regional Manager': demonstrationCodes.regionalManager,
  Account: demonstrationCodes.account,
  Distributor: demonstrationCodes.distributor,
  'Distributor Area Manager': demonstrationCodes.areaManager,
  'Distributor User': demonstrationCodes.distributor,
  'Distributor Consultant': demonstrationCodes.distributor,
  Agent: demonstrationCodes.agent,
  Dealer: demonstrationCodes.dealer,
};

/** A user of the demonstration, and its member. */
interface DemonstrationUser extends DemonstrationPerson {
  readonly memberCode: string;
}

/** The users of the demonstration: one for each role. */
export const demonstrationUsers: readonly DemonstrationUser[] = demonstrationPeople.map((person) => ({
  ...person,
  memberCode: memberCodeOf[person.role],
}));

/** Users who registered in the last days and wait for a role. */
export const waitingUsers: readonly {
  readonly username: string;
  readonly name: string;
  readonly daysBefore: number;
}[] = [
  { username: 'p.sala@salapneumatici.example', name: 'Paola Sala', daysBefore: 2 },
  { username: 'info@gommistamarini.example', name: 'Luca Marini', daysBefore: 1 },
];
