import { it as account } from '../../features/account/messages.it';
import { it as auth } from '../../features/auth/messages.it';
import { it as dealers } from '../../features/dealers/messages.it';
import { it as errors } from '../../features/errors/messages.it';
import { it as home } from '../../features/home/messages.it';
import { it as users } from '../../features/users/messages.it';
import { it as shared } from '../../shared/i18n/messages.it';
import { it as list } from '../../shared/list/messages.it';
import { it as shell } from '../shell/messages.it';

/** Italian: every feature's messages. */
export const messages = { ...shared, ...list, ...shell, ...auth, ...home, ...account, ...users, ...dealers, ...errors };
