import { demonstrationPeople, type DemonstrationPerson } from '@gdd/schema/demonstration';
import type { Role } from '@gdd/schema/permissions';
import { programmeCode } from '../ground/database/rootMember.js';
import { demonstrationCodes } from './network.js';

interface Place {
  readonly name: string;
  readonly memberCode: string;
}

const placeOf: Readonly<Record<Role, Place>> = {
  'KA Administrator': { name: 'Chiara Amato', memberCode: programmeCode },
  'GD Administrator': { name: 'Giorgio Donati', memberCode: programmeCode },
  Consultant: { name: 'Claudia Conti', memberCode: programmeCode },
  'Regional Manager': { name: 'Roberto Mancini', memberCode: demonstrationCodes.regionalManager },
  Account: { name: 'Alessandra Costa', memberCode: demonstrationCodes.account },
  Distributor: { name: 'Davide Fontana', memberCode: demonstrationCodes.distributor },
  'Distributor Area Manager': { name: 'Anna Moretti', memberCode: demonstrationCodes.areaManager },
  'Distributor User': { name: 'Daria Urbani', memberCode: demonstrationCodes.distributor },
  'Distributor Consultant': { name: 'Dario Colombo', memberCode: demonstrationCodes.distributor },
  Agent: { name: 'Alberto Viganò', memberCode: demonstrationCodes.agent },
  Dealer: { name: 'Donatella Cantù', memberCode: demonstrationCodes.dealer },
};

/** The users of the demonstration: one for each role, with its name and its member. */
export const demonstrationUsers: readonly (DemonstrationPerson & Place)[] = demonstrationPeople.map((person) => ({
  ...person,
  ...placeOf[person.role],
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
