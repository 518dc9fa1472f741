import { en as errors } from '../../features/errors/messages.en';
import { en as light } from '../../shared/i18n/lightMessages.en';
import { en as shared } from '../../shared/i18n/messages.en';
import { en as shell } from '../shell/messages.en';

/** The English messages that every page needs. */
export const messages = {
  ...errors,
  ...light,
  ...shared,
  ...shell,
};
