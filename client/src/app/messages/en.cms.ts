import { en as cms } from '../../features/content/cms/messages.en';

/** English: what only the back office of contents says. */
export const messages = { ...cms };
