/** The columns by which tests compare rows before and after: all except the id of the last transaction. */
import { getTableColumns } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';

const { changedIn: memberChange, ...memberColumns } = getTableColumns(members);
const { changedIn: membershipChange, ...membershipColumns } = getTableColumns(memberships);

export { memberColumns, membershipColumns };
