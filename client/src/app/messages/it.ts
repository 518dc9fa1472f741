import { it as errors } from '../../features/errors/messages.it';
import { it as light } from '../../shared/i18n/lightMessages.it';
import { it as shared } from '../../shared/i18n/messages.it';
import { it as shell } from '../shell/messages.it';

/** Italian: what every page of the portal says. */
export const messages = {
  ...errors,
  ...light,
  ...shared,
  ...shell,
};
