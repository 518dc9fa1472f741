import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import type { IntlShape } from 'react-intl';
import { auditActor, auditChanges, plainValue, type AuditEntry, type AuditWords } from '../../shared/audit/auditWords';
import { formatDate, type Language } from '../../shared/i18n/format';
import { provinceName } from './dealerFacts';

interface DealerWords {
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

/** What happened to a dealer, in the words of the portal. */
export function dealerAuditWords(entry: AuditEntry, words: DealerWords): AuditWords {
  const { intl } = words;
  const changes = auditChanges(entry, fieldLabels, intl, (field, value) => valueInWords(field, value, words));
  const say = (id: string, values = {}) =>
    intl.formatMessage({ id: `dealers.audit.${id}` }, { actor: auditActor(entry, intl), ...values });
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

/** The members that an entry names by their ids. */
export function membersIn({ before, after }: AuditEntry): readonly string[] {
  return [before, after].flatMap((state) => {
    const id = state?.['parentId'];
    return typeof id === 'number' || typeof id === 'string' ? [String(id)] : [];
  });
}

function valueInWords(field: string, value: unknown, { intl, language, memberName }: DealerWords): string {
  const say = (id: string) => intl.formatMessage({ id });
  const text = plainValue(value, intl);
  if (field === 'status' && (dealerStatuses as readonly string[]).includes(text)) return say(`dealers.status.${text}`);
  if (field === 'tier' && (dealerTiers as readonly string[]).includes(text)) return say(`dealers.tier.${text}`);
  if (field === 'joinedOn' && /^\d{4}-\d{2}-\d{2}/.test(text)) return formatDate(text.slice(0, 10), language);
  if (field === 'province' && value) return `${provinceName(text)} (${text})`;
  if (field === 'parentId' && value) {
    return memberName(text) ?? intl.formatMessage({ id: 'dealers.filter.unknownMember' }, { id: text });
  }
  return text;
}
