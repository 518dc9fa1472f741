import Button from '@mui/material/Button';
import { enumText } from '../../../../shared/apollo/enumTexts';
import { problemOf } from '../../../../shared/apollo/problem';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { ErrorState } from '../../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../../shared/states/Skeletons';
import { PlainTable } from '../../../../shared/table/PlainTable';
import { useCampaignEntriesQuery, type EntryFieldsFragment } from './entries.generated';

interface EntriesTableProps {
  readonly campaignId: string;
  readonly dealerId: string;
  /** Called to reverse an entry. */
  readonly onReverse: (entry: EntryFieldsFragment) => void;
}

/** The ledger of a dealer in a campaign, newest first. */
export function EntriesTable({ campaignId, dealerId, onReverse }: EntriesTableProps) {
  const { intl, say, format } = useTexts('campaigns.entries');
  const { data, loading, error, refetch } = useCampaignEntriesQuery({
    variables: { campaignId, dealerId },
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  /** The kind of an entry, of a redemption with how it was paid. */
  const kindOf = ({ kind, method }: EntryFieldsFragment) =>
    method === null
      ? say(`kind.${enumText(kind)}`)
      : say('kindBy', {
          kind: say(`kind.${enumText(kind)}`),
          method: intl.formatMessage({ id: `campaigns.method.${enumText(method)}` }),
        });
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (!data?.campaignEntries) return <SkeletonRows count={2} height={36} />;
  return (
    <PlainTable
      caption={say('list')}
      columns={[
        { key: 'day', label: say('day'), cell: ({ day }) => format.date(day) },
        { key: 'kind', label: say('kind'), cell: kindOf },
        { key: 'amount', label: say('amount'), cell: ({ amount }) => format.euro(amount), align: 'end' },
        { key: 'reason', label: say('reason'), cell: ({ reason }) => reason ?? '' },
        { key: 'recordedBy', label: say('recordedBy'), cell: ({ recordedBy }) => recordedBy ?? '' },
        { key: 'reverse', label: say('state'), cell: (entry) => <Reversal entry={entry} onReverse={onReverse} /> },
      ]}
      rows={data.campaignEntries}
      rowKey={({ id }) => id}
      empty={say('none')}
    />
  );
}

/**
 * The button that reverses an entry; a text if it is reversed, and nothing if it cannot be: a reversal, or an entry
 * that was not recorded by hand.
 */
function Reversal({
  entry,
  onReverse,
}: Pick<EntriesTableProps, 'onReverse'> & { readonly entry: EntryFieldsFragment }) {
  const { say, format } = useTexts('campaigns.entries');
  if (entry.reversedById !== null) return say('reversed');
  if (entry.kind === 'REVERSAL' || entry.origin !== 'HAND') return null;
  return (
    <Button
      size="small"
      onClick={() => onReverse(entry)}
      aria-label={say('reverse.of', { amount: format.euro(entry.amount), date: format.date(entry.day) })}
    >
      {say('reverse')}
    </Button>
  );
}
