import type { IntlShape } from 'react-intl';
import {
  auditActor,
  auditChanges,
  plainValue,
  type AuditEntry,
  type AuditLabels,
} from '../../../domain/audit/auditLabels';
import { formatDate, formatEuro, formatNumber, formatPercent, type Language } from '../../../shared/i18n/format';
import type { useIncentiveTexts } from '../../../domain/incentives/useIncentiveTexts';
import { campaignFields, type CampaignFieldKind } from '../editor/campaignFields';
import { boostsOf, incentiveDetailOf, saleMatchOf } from './campaignJson';

interface CampaignLabels {
  readonly intl: IntlShape;
  readonly language: Language;
  /** The texts of a campaign's rules. */
  readonly rules: ReturnType<typeof useIncentiveTexts>;
}

/** Fields of a dealer in a campaign, of a redemption and of a file, with the message id of each label. */
const furtherLabels = {
  goalThreshold: 'labels.goal',
  plafondAccumulated: 'labels.plafondAccumulated',
  plafondExpendable: 'labels.plafondExpendable',
  amount: 'campaigns.redemptions.amount',
  redeemedOn: 'labels.redeemedOn',
  method: 'labels.method',
  debt: 'campaign.debt',
  day: 'labels.day',
  email: 'campaigns.audit.email',
  filename: 'campaigns.audit.filename',
  reason: 'campaigns.audit.reason',
};

/** The fields to display, in the order of the form, with the message id of each label. */
const fieldLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(campaignFields).map(([field, { label, factLabel }]) => [field, factLabel ?? label]),
  ),
  ...furtherLabels,
};

const kinds = new Map<string, CampaignFieldKind>(
  Object.entries(campaignFields).map(([field, { kind }]) => [field, kind]),
);

/** The actions that have a sentence of their own. */
const actions = [
  'created',
  'updated',
  'opened',
  'copied',
  'registrationClosed',
  'closed',
  'dealerAdded',
  'goalEdited',
  'dealerRemoved',
  'accepted',
  'acceptanceWithdrawn',
  'figuresUpgraded',
  'redeemed',
  'adjusted',
  'entryReversed',
  'reminded',
  'attachmentAdded',
  'attachmentRemoved',
] as const;

/** An entry of a campaign's timeline as text. */
export function campaignAuditLabels(entry: AuditEntry, texts: CampaignLabels): AuditLabels {
  const { intl } = texts;
  // A new campaign's fields are on its page, so they are not listed.
  const isNew = entry.action === 'created' || entry.action === 'copied';
  const changes = isNew ? [] : auditChanges(entry, fieldLabels, intl, (field, value) => valueText(field, value, texts));
  const values = {
    actor: auditActor(entry, intl),
    dealer: textIn(entry, 'businessName') ?? textIn(entry, 'dealerId') ?? '',
    count: changes.filter(({ field }) => field !== 'reason').length,
    action: entry.action,
  };
  const known = actions.find((action) => action === entry.action);
  return { sentence: intl.formatMessage({ id: `campaigns.audit.${known ?? 'other'}` }, values), changes };
}

function textIn({ before, after }: AuditEntry, field: string): string | undefined {
  const value = after?.[field] ?? before?.[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function valueText(field: string, value: unknown, texts: CampaignLabels): string {
  const { intl, language } = texts;
  const text = plainValue(value, intl);
  if (value === null || value === undefined || value === '') return text;
  switch (kinds.get(field) ?? field) {
    case 'choice':
    case 'method':
      return intl.formatMessage({ id: `campaigns.${field}.${text}` });
    case 'day':
    case 'redeemedOn':
      return formatDate(text.slice(0, 10), language);
    case 'match':
      return texts.rules.match(saleMatchOf(value));
    case 'incentive':
      return incentiveText(value, texts);
    case 'boosts':
      return boostsText(value, texts);
    case 'goalThreshold':
      return formatNumber(text, language);
    case 'money':
    case 'amount':
    case 'plafondAccumulated':
    case 'plafondExpendable':
    case 'debt':
      return formatEuro(text, language);
    default:
      return text;
  }
}

function incentiveText(value: unknown, { language, rules }: CampaignLabels): string {
  const detail = incentiveDetailOf(value);
  const tiers = detail.tiers.map(({ from, rate }) => `${formatPercent(from, language)} → ${rules.rate(rate)}`);
  return [`${tiers.join('; ')}.`, ...rules.rules(detail)].join(' ');
}

function boostsText(value: unknown, { intl, rules }: CampaignLabels): string {
  const boosts = boostsOf(value).map(
    ({ label, match, factor }) => `${label} (${rules.match(match)}) ${rules.factor(factor)}`,
  );
  return boosts.length === 0 ? plainValue(null, intl) : boosts.join('; ');
}
