import { noteAction } from '@gdd/schema/audit';
import { writtenDealerFields } from '@gdd/schema/dealers';
import {
  auditActor,
  auditChanges,
  plainValue,
  type AuditEntry,
  type AuditLabels,
} from '../../../domain/audit/auditLabels';
import { formatDate } from '../../../shared/i18n/format';
import { valueText, type DealerLabels } from '../valueText';

/** The fields of a note, with the message id of each label. */
const noteLabels = {
  text: 'note.text',
  calledOn: 'note.calledOn',
  nextStep: 'note.step.text',
  nextStepOn: 'note.step.on',
};

/** The fields of a dealer, with the message id of each label. */
const fieldLabels = Object.fromEntries(writtenDealerFields.map((field) => [field, `labels.${field}`]));

/** An entry of a dealer's timeline as text. */
export function dealerAuditLabels(entry: AuditEntry, texts: DealerLabels): AuditLabels {
  const { intl, language } = texts;
  if (entry.action === noteAction) {
    const sentence = intl.formatMessage({ id: 'dealers.audit.noteWritten' }, { actor: auditActor(entry, intl) });
    const fields = auditChanges(entry, noteLabels, intl, (field, value) =>
      /On$/.test(field) ? formatDate(String(value), language) : plainValue(value, intl),
    );
    return { sentence, changes: fields };
  }
  const changes = auditChanges(entry, fieldLabels, intl, (field, value) => auditedValue(field, value, texts));
  const say = (id: string, values = {}) =>
    intl.formatMessage({ id: `dealers.audit.${id}` }, { actor: auditActor(entry, intl), ...values });
  // The action only concerns links to the dealer's share page: the dealer itself has not changed.
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

/** The ids of the members that an entry refers to. */
export function membersIn({ before, after }: AuditEntry): readonly string[] {
  return [before, after].flatMap((state) => {
    const id = state?.['parentId'];
    return typeof id === 'number' || typeof id === 'string' ? [String(id)] : [];
  });
}

function auditedValue(name: string, value: unknown, texts: DealerLabels): string {
  const text = plainValue(value, texts.intl);
  const field = writtenDealerFields.find((each) => each === name);
  const isNothing = value === null || value === undefined || value === '';
  return field === undefined || isNothing ? text : valueText(field, text, texts);
}
