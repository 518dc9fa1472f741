/** The columns by which tests compare what there was with what there is: all but the transaction that changed the row. */
import { getTableColumns } from 'drizzle-orm';
import { members } from '../../database/tables/people/network.js';
import { memberships } from '../../database/tables/programme/memberships.js';

const { changedIn: memberChange, ...memberColumns } = getTableColumns(members);
const { changedIn: membershipChange, ...membershipColumns } = getTableColumns(memberships);

export { memberColumns, membershipColumns };
