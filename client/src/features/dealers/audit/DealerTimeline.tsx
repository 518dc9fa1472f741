import { selectLimit } from '@gdd/schema/lists';
import { useIntl } from 'react-intl';
import { AuditEntries } from '../../../domain/audit/AuditEntries';
import { AuditTimeline } from '../../../domain/audit/AuditTimeline';
import type { AuditEntry } from '../../../domain/audit/auditLabels';
import { useLanguage } from '../../../shared/i18n/LanguageProvider';
import { dealerAuditLabels, membersIn } from './auditChanges';
import type { DealerRecordFragment } from '../dealer.generated';
import { DealerAuditDocument } from './dealerAudit.generated';
import { useNetworkMembersQuery } from '../network/members.generated';

/** The timeline of a dealer's changes. */
export function DealerTimeline({ dealer }: { dealer: DealerRecordFragment }) {
  return (
    <AuditTimeline query={DealerAuditDocument} id={dealer.id} pageOf={({ dealerAudit }) => dealerAudit}>
      {(entries) => <Entries dealer={dealer} entries={entries} />}
    </AuditTimeline>
  );
}

interface EntriesProps {
  readonly dealer: DealerRecordFragment;
  readonly entries: readonly AuditEntry[];
}

function Entries({ dealer, entries }: EntriesProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const memberName = useMemberNames(dealer, entries);
  return (
    <AuditEntries entries={entries} describe={(entry) => dealerAuditLabels(entry, { intl, language, memberName })} />
  );
}

/**
 * Returns the names of the members whose ids are in the entries: those above the dealer are known, others are fetched.
 */
function useMemberNames(
  dealer: DealerRecordFragment,
  entries: readonly AuditEntry[],
): (id: string) => string | undefined {
  const known = [...dealer.path, ...(dealer.parent ? [dealer.parent] : [])];
  const isUnknown = entries.flatMap(membersIn).some((id) => !known.some((member) => member.id === id));
  const { data } = useNetworkMembersQuery({ variables: { limit: selectLimit.most }, skip: !isUnknown });
  const members = [...known, ...(data?.distributors ?? []), ...(data?.areaManagers ?? []), ...(data?.agents ?? [])];
  return (id) => members.find((member) => member.id === id)?.businessName;
}
