import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../shared/i18n/useTexts';
import { PlainTable } from '../../shared/table/PlainTable';
import { isZero, prizeParts, wordsOf, type PrizeFlow, type PrizeWord } from './prizeParts';
import type { DealerRewardsQuery } from './rewards.generated';

export type CampaignFlow = NonNullable<DealerRewardsQuery['dealerPrizes']>['campaigns'][number];

interface CampaignPrizesProps {
  readonly campaigns: readonly CampaignFlow[];
  readonly totals: PrizeFlow;
  /** Returns the address of the dealer's statement in a campaign. */
  readonly statementOf: (campaignId: string) => string;
}

const words: readonly PrizeWord[] = ['accumulated', 'adjusted', 'setOff', ...prizeParts, 'debt'];

/** The parts of the prizes by campaign, with their sums, which are those of the bar; on a phone a few lines each. */
export function CampaignPrizes({ campaigns, totals, statementOf }: CampaignPrizesProps) {
  const { say, format } = useTexts('rewards');
  const rows = campaigns.filter((flow) => words.some((word) => !isZero(flow[word])));
  const shown = words.filter((word) => word === 'accumulated' || rows.some((flow) => !isZero(flow[word])));
  const titleOf = ({ campaign }: Row) =>
    campaign === undefined ? (
      <strong>{say('total')}</strong>
    ) : (
      <Link component={RouterLink} to={statementOf(campaign.id)}>
        {campaign.title}
      </Link>
    );
  const amountOf = (row: Row, word: PrizeWord) => {
    const amount = isZero(row[word]) ? say('nothing') : format.euro(word === 'debt' ? `-${row[word]}` : row[word]);
    return row.campaign === undefined ? <strong>{amount}</strong> : amount;
  };
  return (
    <PlainTable<Row>
      caption={say('campaigns.title')}
      captionHidden
      columns={[
        { key: 'campaign', label: say('campaign'), cell: titleOf },
        ...shown.map((word) => ({
          key: word,
          label: say(`flow.${word}`),
          cell: (row: Row) => amountOf(row, word),
          align: 'end' as const,
        })),
      ]}
      item={(row) => (
        <Box sx={{ py: 1, fontVariantNumeric: 'tabular-nums' }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{titleOf(row)}</Box>
          {wordsOf(row, words).map((word) => (
            <Box key={word} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <span>{say(`flow.${word}`)}</span>
              <span>{amountOf(row, word)}</span>
            </Box>
          ))}
        </Box>
      )}
      rows={rows.length > 1 ? [...rows, totals] : rows}
      rowKey={({ campaign }) => campaign?.id ?? 'total'}
      empty={say('campaigns.none')}
    />
  );
}

/** A campaign, or the sums. */
type Row = PrizeFlow & { readonly campaign?: CampaignFlow['campaign'] };
