import { en as auth } from '../../features/auth/messages.en';
import { en as errors } from '../../features/errors/messages.en';
import { en as shared } from '../../shared/i18n/messages.en';
import { en as shell } from '../shell/messages.en';

/** English: what everybody reads, before the sign-in too. */
export const messages = {
  ...auth,
  ...errors,
  ...shared,
  ...shell,
};
