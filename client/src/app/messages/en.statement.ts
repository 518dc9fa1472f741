import { en as curves } from '../../domain/curves/messages.en';
import { en as rewards } from '../../features/rewards/messages.en';
import { en as rules } from '../../domain/rules/messages.en';
import { en as worse } from '../../domain/statements/worseMessages.en';
import { en as worsenings } from '../../domain/worsenings/messages.en';

/** English: what statements, the pages of prizes and of campaigns, and the office say of rules and prizes. */
export const messages = { ...curves, ...rewards, ...rules, ...worse, ...worsenings };
