import type { IntlShape } from 'react-intl';
import { apiEnum } from '../../shared/apollo/enumTexts';
import type { ImportRecordFragment } from './imports.generated';

/** What a file changes of a member or of its place in a campaign, in the order of the file, with the message that names it. */
export const changeLabels: Readonly<Record<string, string>> = {
  role: 'imports.field.role',
  businessName: 'imports.field.businessName',
  parentCode: 'imports.field.parentCode',
  vatNumber: 'imports.field.vatNumber',
  region: 'imports.field.region',
  province: 'imports.field.province',
  city: 'imports.field.city',
  email: 'imports.field.email',
  phone: 'imports.field.phone',
  status: 'imports.field.status',
  tier: 'imports.field.tier',
  joinedOn: 'imports.field.joinedOn',
  goalThreshold: 'imports.field.goalThreshold',
  accepted: 'imports.field.accepted',
};

/** The messages of values that are words of the domain. */
const wordIds: Readonly<Record<string, (value: string) => string>> = {
  status: (value) => `imports.status.of.${value}`,
  season: (value) => `incentives.season.${apiEnum(value)}`,
  segment: (value) => `incentives.segment.${apiEnum(value)}`,
  channel: (value) => `incentives.channel.${apiEnum(value)}`,
};

/** A value of a field as the portal says it. */
export function wordOf(intl: IntlShape, field: string, value: string): string {
  const id = wordIds[field]?.(value) ?? '';
  return id in intl.messages ? intl.formatMessage({ id }) : value;
}

/** What stands in a field once the row is applied. */
export function sampleText({ after }: ImportRecordFragment['sample'][number], field: string): string {
  const value = after[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
