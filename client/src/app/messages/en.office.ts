import { en as auditList } from '../../features/audit/messages.en';
import { en as customers } from '../../features/customers/messages.en';
import { en as importReasons } from '../../features/imports/reasons.en';
import { en as users } from '../../features/users/messages.en';
import { en as auditRows } from '../../shared/audit/rowMessages.en';

/** English: what only pages of the administration say. */
export const messages = { ...auditList, ...auditRows, ...customers, ...importReasons, ...users };
