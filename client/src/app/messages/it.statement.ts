import { it as curves } from '../../domain/curves/messages.it';
import { it as rewards } from '../../features/rewards/messages.it';
import { it as rules } from '../../domain/rules/messages.it';
import { it as worse } from '../../domain/statements/worseMessages.it';
import { it as worsenings } from '../../domain/worsenings/messages.it';

/** Italian: what statements, the pages of prizes and of campaigns, and the office say of rules and prizes. */
export const messages = { ...curves, ...rewards, ...rules, ...worse, ...worsenings };
