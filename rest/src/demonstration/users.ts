import type { Role } from '@gdd/schema/permissions';
import { programmeCode } from '../database/rootMember.js';
import { demonstrationCodes } from './network.js';

/** A user of the demonstration: one for each role. */
interface DemonstrationUser {
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly memberCode: string;
}

export const demonstrationUsers: readonly DemonstrationUser[] = [
  { username: 'ka.admin', name: 'Chiara Amato', role: 'KA Administrator', memberCode: programmeCode },
  { username: 'gd.admin', name: 'Giorgio Donati', role: 'GD Administrator', memberCode: programmeCode },
  { username: 'consultant', name: 'Claudia Conti', role: 'Consultant', memberCode: programmeCode },
  {
    username: 'regional.manager',
    name: 'Roberto Mancini',
    role: 'Regional Manager',
    memberCode: demonstrationCodes.regionalManager,
  },
  { username: 'account', name: 'Alessandra Costa', role: 'Account', memberCode: demonstrationCodes.account },
  { username: 'distributor', name: 'Davide Fontana', role: 'Distributor', memberCode: demonstrationCodes.distributor },
  {
    username: 'area.manager',
    name: 'Anna Moretti',
    role: 'Distributor Area Manager',
    memberCode: demonstrationCodes.areaManager,
  },
  {
    username: 'distributor.user',
    name: 'Daria Urbani',
    role: 'Distributor User',
    memberCode: demonstrationCodes.distributor,
  },
  {
    username: 'distributor.consultant',
    name: 'Dario Colombo',
    role: 'Distributor Consultant',
    memberCode: demonstrationCodes.distributor,
  },
  { username: 'agent', name: 'Alberto Viganò', role: 'Agent', memberCode: demonstrationCodes.agent },
  { username: 'dealer', name: 'Donatella Cantù', role: 'Dealer', memberCode: demonstrationCodes.dealer },
];
