import type { IntlShape } from 'react-intl';
import type { AuditEntryFieldsFragment } from './audit.generated';

/** An entry of a timeline; those of the whole audit have more fields. */
export type AuditEntry = Omit<AuditEntryFieldsFragment, '__typename'> & { readonly __typename?: string };

/** A changed field as text. */
export interface AuditChange {
  readonly field: string;
  readonly label: string;
  /** Undefined in the entry that created the object. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** An entry as text. */
export interface AuditLabels {
  /** The action, in a sentence. */
  readonly sentence: string;
  /** Shown beside the time: the network address and the number of repetitions. */
  readonly detail?: string | undefined;
  readonly changes: readonly AuditChange[];
}

/**
 * The changes by field. Fields without a label are internal and left out.
 *
 * @param labels the fields to show, in their order, with the message id of each label
 * @param asText formats a field's value
 */
export function auditChanges(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  labels: Readonly<Record<string, string>>,
  intl: IntlShape,
  asText: (field: string, value: unknown) => string,
): readonly AuditChange[] {
  return Object.entries(labels).flatMap(([field, labelId]) => {
    const isBefore = before !== null && Object.hasOwn(before, field);
    const isAfter = after !== null && Object.hasOwn(after, field);
    if (!isBefore && !isAfter) return [];
    return {
      field,
      label: intl.formatMessage({ id: labelId }),
      before: isBefore ? asText(field, before[field]) : undefined,
      after: isAfter ? asText(field, after[field]) : undefined,
    };
  });
}

/** Formats a value that has no label of its own. */
export function plainValue(value: unknown, intl: IntlShape): string {
  if (value === null || value === undefined || value === '') return intl.formatMessage({ id: 'audit.nothing' });
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'audit.yes' : 'audit.no' });
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** The actor: a person, or the portal itself. */
export function auditActor({ actor }: AuditEntry, intl: IntlShape): string {
  return actor?.name ?? intl.formatMessage({ id: 'audit.system' });
}
