import { it as auth } from '../../features/auth/messages.it';
import { it as errors } from '../../features/errors/messages.it';
import { it as shared } from '../../shared/i18n/messages.it';
import { it as shell } from '../shell/messages.it';

/** Italian: what everybody reads, before the sign-in too. */
export const messages = {
  ...auth,
  ...errors,
  ...shared,
  ...shell,
};
