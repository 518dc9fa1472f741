import { writtenDealerFields } from '@gdd/schema/dealers';
import {
  auditActor,
  auditChanges,
  plainValue,
  type AuditEntry,
  type AuditWords,
} from '../../../domain/audit/auditWords';
import { labelId } from '../dealerFields';
import { valueInWords, type DealerWords } from '../valueInWords';

/** The fields of the history with the message that names each. */
const fieldLabels = Object.fromEntries(writtenDealerFields.map((field) => [field, labelId(field)]));

/** An entry of a dealer's timeline in words. */
export function dealerAuditWords(entry: AuditEntry, words: DealerWords): AuditWords {
  const { intl } = words;
  const changes = auditChanges(entry, fieldLabels, intl, (field, value) => auditedValue(field, value, words));
  const say = (id: string, values = {}) =>
    intl.formatMessage({ id: `dealers.audit.${id}` }, { actor: auditActor(entry, intl), ...values });
  // Links to the dealer's share page: nothing of the dealer itself has changed.
  if (isAboutLinks(entry.action)) return { sentence: say(entry.action), changes: [] };
  const sentence = (): string => {
    if (/delete/i.test(entry.action)) return say('deleted');
    if (/create/i.test(entry.action)) return say('created');
    const [only] = changes;
    if (changes.length === 1 && only?.field === 'status') return say('status');
    if (changes.length === 1 && only?.field === 'parentId') return say('moved');
    return changes.length > 0 ? say('updated', { count: changes.length }) : say('other', { action: entry.action });
  };
  return { sentence: sentence(), changes };
}

function isAboutLinks(action: string): boolean {
  return action === 'shareTokenCreated' || action === 'shareTokenRevoked';
}

/** The members that an entry names by their ids. */
export function membersIn({ before, after }: AuditEntry): readonly string[] {
  return [before, after].flatMap((state) => {
    const id = state?.['parentId'];
    return typeof id === 'number' || typeof id === 'string' ? [String(id)] : [];
  });
}

function auditedValue(name: string, value: unknown, words: DealerWords): string {
  const text = plainValue(value, words.intl);
  const field = writtenDealerFields.find((each) => each === name);
  const isNothing = value === null || value === undefined || value === '';
  return field === undefined || isNothing ? text : valueInWords(field, text, words);
}
