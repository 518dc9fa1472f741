import type { IntlShape } from 'react-intl';
import type { AuditEntryFieldsFragment } from './audit.generated';

/** An entry of a timeline; one of the audit as a whole says more. */
export type AuditEntry = Omit<AuditEntryFieldsFragment, '__typename'> & { readonly __typename?: string };

/** One changed field in words. */
export interface AuditChange {
  readonly field: string;
  readonly label: string;
  /** Undefined where there was nothing before: the entry that made the thing. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** An entry in words. */
export interface AuditLabels {
  /** The action, in a sentence. */
  readonly sentence: string;
  /** Beside the time: from where, how often. */
  readonly detail?: string | undefined;
  readonly changes: readonly AuditChange[];
}

/**
 * The changes, field by field. Fields without a label are bookkeeping and nobody's news.
 *
 * @param labels the fields that a person knows, in their order, with the message that names each
 * @param asText a field's value as the portal says it
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

/** A value without a label of its own; nothing, yes and no have theirs everywhere. */
export function plainValue(value: unknown, intl: IntlShape): string {
  if (value === null || value === undefined || value === '') return intl.formatMessage({ id: 'audit.nothing' });
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'audit.yes' : 'audit.no' });
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** The actor: a person, or the portal itself. */
export function auditActor({ actor }: AuditEntry, intl: IntlShape): string {
  return actor?.name ?? intl.formatMessage({ id: 'audit.system' });
}
