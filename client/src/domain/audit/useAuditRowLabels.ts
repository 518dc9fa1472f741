import { enumName } from '@gdd/schema/graphqlNames';
import { isRole } from '@gdd/schema/permissions';
import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { formatDate, formatDateTime, formatNumber, type Language } from '../../shared/i18n/format';
import { useLanguage } from '../../shared/i18n/LanguageProvider';
import { isIsoDate } from '../../shared/list/state/parameters';
import type { AuditRowFieldsFragment } from './auditRows.generated';
import { auditActor, auditChanges, plainValue, type AuditLabels } from './auditLabels';

/** The label of an action; its name where this version does not know it. */
export function actionLabels(action: string, intl: IntlShape): string {
  return messageIfKnown(intl, `audit.action.${action}`) ?? action;
}

type AuditRow = Omit<AuditRowFieldsFragment, '__typename'>;

/** An entry of the whole audit as text, with every field that changed, also those without a label. */
export function auditRowLabels(row: AuditRow, intl: IntlShape, language: Language): AuditLabels {
  const names = [...new Set([row.before, row.after].flatMap((fields) => Object.keys(fields ?? {})))];
  const labels = Object.fromEntries(names.map((name) => [name, `audit.field.${name}`]));
  const changes = auditChanges(row, labels, { ...intl, formatMessage: fieldFormatter(intl) }, (field, value) =>
    valueLabels(field, value, intl, language),
  );
  const from = row.address !== null && intl.formatMessage({ id: 'audit.row.from' }, { address: row.address });
  const times = row.times > 1 && intl.formatMessage({ id: 'audit.row.times' }, { count: row.times });
  const detail = [from, times].filter((part) => part !== false).join(' · ');
  const values = { action: actionLabels(row.action, intl), actor: auditActor(row, intl) };
  return {
    sentence: intl.formatMessage({ id: 'audit.row.sentence' }, values),
    detail: detail === '' ? undefined : detail,
    changes,
  };
}

/** Returns the function that formats audit entries in the user's language. */
export function useAuditRowLabels(): (row: AuditRow) => AuditLabels {
  const intl = useIntl();
  const { language } = useLanguage();
  return useCallback((row) => auditRowLabels(row, intl, language), [intl, language]);
}

/** `formatMessage` for fields: those without a label are shown by the service's name. */
function fieldFormatter(intl: IntlShape): IntlShape['formatMessage'] {
  const say = ({ id = '' }: { readonly id?: string }) => {
    const name = id.replace('audit.field.', '');
    return messageIfKnown(intl, id) ?? messageIfKnown(intl, `labels.${name}`) ?? name;
  };
  return say as IntlShape['formatMessage'];
}

function valueLabels(field: string, value: unknown, intl: IntlShape, language: Language): string {
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each !== 'object')) {
    return value.map((each) => valueLabels(field, each, intl, language)).join(', ');
  }
  if (typeof value === 'number' && !/(^id|Id|year)$/.test(field)) return formatNumber(value, language);
  if (typeof value !== 'string')
    return Array.isArray(value) && value.length === 0 ? plainValue(null, intl) : plainValue(value, intl);
  if (isRole(value)) return intl.formatMessage({ id: `roles.${enumName(value)}` });
  if (isIsoDate(value)) return formatDate(value, language);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value, language);
  return (
    messageIfKnown(intl, `audit.${field}.${value}`) ??
    messageIfKnown(intl, `dealers.${field}.${value}`) ??
    messageIfKnown(intl, `campaigns.${field}.${value}`) ??
    messageIfKnown(intl, `customers.${field}.${enumName(value)}`) ??
    plainValue(value, intl)
  );
}

function messageIfKnown(intl: IntlShape, id: string): string | undefined {
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : undefined;
}
