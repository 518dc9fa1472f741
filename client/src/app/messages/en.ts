import { en as account } from '../../features/account/messages.en';
import { en as auth } from '../../features/auth/messages.en';
import { en as dealers } from '../../features/dealers/messages.en';
import { en as errors } from '../../features/errors/messages.en';
import { en as home } from '../../features/home/messages.en';
import { en as users } from '../../features/users/messages.en';
import { en as shared } from '../../shared/i18n/messages.en';
import { en as list } from '../../shared/list/messages.en';
import { en as shell } from '../shell/messages.en';

/** English: every feature's messages. */
export const messages = { ...shared, ...list, ...shell, ...auth, ...home, ...account, ...users, ...dealers, ...errors };
