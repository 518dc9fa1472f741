import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import type { IntlShape } from 'react-intl';
import { formatDate, type Language } from '../../shared/i18n/format';
import type { AuditTimeline_EntryFragment } from './AuditTimeline.generated';
import { provinceName } from './dealerFacts';

export type AuditEntry = AuditTimeline_EntryFragment;

/** One changed field in words. */
export interface AuditChange {
  readonly field: string;
  readonly label: string;
  /** Undefined where there was nothing before: the entry that made the dealer. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface AuditWords {
  readonly intl: IntlShape;
  readonly language: Language;
  /** What a member is called, where it is known. */
  readonly memberName: (id: string) => string | undefined;
}

/** The fields that a person knows, in the order of the form, with the message that names each. */
const fieldLabels: Readonly<Record<string, string>> = {
  code: 'dealers.code',
  businessName: 'dealers.businessName',
  vatNumber: 'dealers.form.vatNumber',
  region: 'dealers.region',
  province: 'dealers.province',
  city: 'dealers.city',
  email: 'dealers.email',
  phone: 'dealers.phone',
  status: 'dealers.status',
  tier: 'dealers.tier',
  joinedOn: 'dealers.form.joinedOn',
  parentId: 'dealers.form.parent',
};

/** What changed, field by field, in the words of the portal. Bookkeeping (version, role) is nobody's news. */
export function auditChanges({ before, after }: AuditEntry, words: AuditWords): readonly AuditChange[] {
  return Object.entries(fieldLabels).flatMap(([field, labelId]) => {
    const isBefore = before !== null && Object.hasOwn(before, field);
    const isAfter = after !== null && Object.hasOwn(after, field);
    if (!isBefore && !isAfter) return [];
    return {
      field,
      label: words.intl.formatMessage({ id: labelId }),
      before: isBefore ? valueInWords(field, before[field], words) : undefined,
      after: isAfter ? valueInWords(field, after[field], words) : undefined,
    };
  });
}

/** The members that an entry names by their ids. */
export function membersIn({ before, after }: AuditEntry): readonly string[] {
  return [before, after].flatMap((state) => {
    const id = state?.['parentId'];
    return typeof id === 'number' || typeof id === 'string' ? [String(id)] : [];
  });
}

function valueInWords(field: string, value: unknown, { intl, language, memberName }: AuditWords): string {
  const say = (id: string) => intl.formatMessage({ id });
  if (value === null || value === undefined || value === '') return say('dealers.audit.nothing');
  if (typeof value === 'boolean') return say(value ? 'dealers.audit.yes' : 'dealers.audit.no');
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  if (field === 'status' && (dealerStatuses as readonly string[]).includes(text)) return say(`dealers.status.${text}`);
  if (field === 'tier' && (dealerTiers as readonly string[]).includes(text)) return say(`dealers.tier.${text}`);
  if (field === 'joinedOn' && /^\d{4}-\d{2}-\d{2}/.test(text)) return formatDate(text.slice(0, 10), language);
  if (field === 'province') return `${provinceName(text)} (${text})`;
  if (field === 'parentId') {
    return memberName(text) ?? intl.formatMessage({ id: 'dealers.filter.unknownMember' }, { id: text });
  }
  return text;
}

/** What happened, in one sentence. */
export function auditSentence(entry: AuditEntry, changes: readonly AuditChange[], intl: IntlShape): string {
  const actor = entry.actor?.name ?? intl.formatMessage({ id: 'dealers.audit.system' });
  const say = (id: string, values = {}) => intl.formatMessage({ id: `dealers.audit.${id}` }, { actor, ...values });
  if (/import/i.test(entry.action)) return say('imported');
  if (/delete/i.test(entry.action)) return say('deleted');
  if (/create/i.test(entry.action)) return say('created');
  const [only] = changes;
  if (changes.length === 1 && only?.field === 'status') return say('status');
  if (changes.length === 1 && only?.field === 'parentId') return say('moved');
  return changes.length > 0 ? say('updated', { count: changes.length }) : say('other', { action: entry.action });
}
