import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { enumText } from '../../shared/apollo/enumTexts';
import { useTexts } from '../../shared/i18n/useTexts';
import { PlainTable } from '../../shared/table/PlainTable';
import type { DealerRewardsQuery } from './rewards.generated';

type Movement = NonNullable<DealerRewardsQuery['dealerPrizes']>['movements'][number];

/** What was spent, paid, adjusted and set off in all campaigns, newest first, as on a bank's statement. */
export function Movements({ movements }: { readonly movements: readonly Movement[] }) {
  const { say, format } = useTexts('rewards.movements');
  const kindOf = ({ kind, reversedById }: Movement) => {
    const name = say(`kind.${enumText(kind)}`);
    return reversedById === null ? name : say('reversed', { kind: name });
  };
  const noteOf = ({ documentId, documentNumber, reason }: Movement) =>
    documentId === null ? (
      reason
    ) : (
      <>
        <Link component={RouterLink} to={`/settlements/documents/${documentId}`}>
          {documentNumber}
        </Link>
        {reason !== null && reason !== documentNumber && ` · ${reason}`}
      </>
    );
  return (
    <PlainTable
      caption={say('title')}
      captionHidden
      columns={[
        { key: 'day', label: say('day'), cell: ({ day }) => format.date(day) },
        { key: 'kind', label: say('kind'), cell: kindOf },
        { key: 'campaign', label: say('campaign'), cell: ({ campaign }) => campaign.title },
        { key: 'note', label: say('note'), cell: noteOf },
        { key: 'amount', label: say('amount'), cell: ({ amount }) => format.euro(amount), align: 'end' },
      ]}
      item={(row) => (
        <Box sx={{ py: 1, display: 'flex', gap: 2 }}>
          <Box sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 600 }}>{kindOf(row)}</Box>
            <Box sx={{ color: 'text.secondary' }}>
              {format.date(row.day)} · {row.campaign.title}
            </Box>
            <div>{noteOf(row)}</div>
          </Box>
          <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{format.euro(row.amount)}</Box>
        </Box>
      )}
      rows={movements}
      rowKey={({ id }) => id}
      empty={say('none')}
    />
  );
}
