import { sql } from 'drizzle-orm';
import { userRoles, users } from './tables/people/accounts.js';

/** The last role of a user, which determines its permissions; a subquery for selects from `users`. */
export const decidingRole = sql<string>`(
  select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by ${userRoles.position} desc limit 1
)`;
