import { networkFileColumns, type NetworkField } from '@gdd/schema/dealers';
import type { IntlShape } from 'react-intl';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import type { ImportRecordFragment } from '../imports.generated';

/** Labels that only the preview has; other fields have those that pages share. */
const ownLabels: Partial<Record<NetworkField, string>> = {
  parentCode: 'imports.field.parentCode',
  joinedOn: 'imports.field.joinedOn',
};

const networkFields = networkFileColumns.filter(({ field }) => field !== 'code');

/**
 * The fields of a member or of a membership that a file can change, in its order, with the message id of each label.
 */
export const changeLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(networkFields.map(({ field }) => [field, ownLabels[field] ?? `labels.${field}`])),
  goalThreshold: 'labels.goalThreshold',
  accepted: 'imports.field.accepted',
};

/** The message ids of enum values, by field. */
const labelIds: Readonly<Record<string, (value: string) => string>> = {
  status: (value) => `imports.status.of.${value}`,
  season: (value) => `incentives.season.${apiEnum(value)}`,
  segment: (value) => `incentives.segment.${apiEnum(value)}`,
  channel: (value) => `incentives.channel.${apiEnum(value)}`,
};

/** The label of a field's value; the value itself if it has none. */
export function enumLabel(intl: IntlShape, field: string, value: string): string {
  const id = labelIds[field]?.(value) ?? '';
  return id in intl.messages ? intl.formatMessage({ id }) : value;
}

/** The value of a field after the row is applied; '' if it has none. */
export function sampleText({ after }: ImportRecordFragment['sample'][number], field: string): string {
  const value = after[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
