import { it as cms } from '../../features/content/cms/messages.it';

/** Italian: what only the back office of contents says. */
export const messages = { ...cms };
