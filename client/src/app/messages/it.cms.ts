import { it as cms } from '../../features/content/cms/messages.it';

/** The Italian messages that only the pages of the CMS need. */
export const messages = { ...cms };
