import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { HoldFieldsFragment } from '../../domain/settlements/holds/holds.generated';
import { sumOf } from '../../shared/charts/data/figures';
import { useTexts } from '../../shared/i18n/useTexts';
import { Kpi, KpiGrid } from '../../shared/page/Kpi';
import { Surface } from '../../shared/page/Surface';
import { EmptyState } from '../../shared/states/EmptyState';
import { CampaignPrizes, type CampaignFlow } from './CampaignPrizes';
import { DealerDocuments } from './DealerDocuments';
import { Holds } from './Holds';
import { Movements } from './Movements';
import { PrizeFlowChart } from './PrizeFlowChart';
import { isZero, listAnchor } from './prizeParts';
import type { DealerRewardsQuery } from './rewards.generated';

type Prizes = NonNullable<DealerRewardsQuery['dealerPrizes']>;
type Document = NonNullable<DealerRewardsQuery['dealerSettlementDocuments']>[number];

interface RewardsProps {
  readonly dealerId: string;
  readonly prizes: Prizes;
  readonly documents: readonly Document[];
  readonly holds: readonly HoldFieldsFragment[];
  /** Returns the address of the dealer's statement in a campaign. */
  readonly statementOf: (campaignId: string) => string;
}

/** What a dealer has earned, was paid and owes, in parts that add up, with its documents and movements. */
export function Rewards({ dealerId, prizes, documents, holds, statementOf }: RewardsProps) {
  const { say } = useTexts('rewards');
  const { campaigns, totals, movements } = prizes;
  const debts = campaigns.filter(({ debt }) => !isZero(debt));
  if (campaigns.length === 0 && documents.length === 0 && holds.length === 0) {
    return <EmptyState title={say('none.title')} text={say('none.text')} />;
  }
  return (
    <Stack spacing={2}>
      <Figures prizes={prizes} documents={documents} holds={holds} />
      {holds.length > 0 && <Holds holds={holds} />}
      {debts.length > 0 && <Debts debts={debts} statementOf={statementOf} />}
      <PrizeFlowChart flow={totals} dealerId={dealerId} />
      <Surface title={say('documents.title')} anchor={listAnchor('documents')}>
        <DealerDocuments documents={documents} />
      </Surface>
      <Surface title={say('campaigns.title')} anchor={listAnchor('campaigns')}>
        <CampaignPrizes campaigns={campaigns} totals={totals} statementOf={statementOf} />
      </Surface>
      <Surface title={say('movements.title')} anchor={listAnchor('movements')}>
        <Movements movements={movements} />
      </Surface>
    </Stack>
  );
}

/** The numbers that one comes for: parts of the bar below, without VAT, with what a transfer has beside. */
function Figures({ prizes, documents, holds }: Pick<RewardsProps, 'prizes' | 'documents' | 'holds'>) {
  const { say, format } = useTexts('rewards');
  const { totals, campaigns } = prizes;
  // a debit note has no payment, and the note that it answers is paid no more
  const valid = documents.filter(({ state, payment }) => state === 'ISSUED' && payment !== null);
  const transferOf = (isPaid: boolean) => {
    const counted = valid.filter(({ paidOn }) => (paidOn !== null) === isPaid);
    const total = format.euro(sumOf(counted.map((document) => document.total)));
    return say('transfer', { count: counted.length, total });
  };
  const onHold = sumOf(campaigns.filter(isHeldBy(holds)).map(({ expendable }) => expendable));
  return (
    <KpiGrid label={say('figures')} columns={4}>
      <Kpi label={say('accumulated')} value={format.euro(totals.accumulated)} detail={say('accumulated.detail')} />
      <Kpi
        label={say('expendable')}
        value={format.euro(totals.expendable)}
        detail={isZero(onHold) ? say('expendable.detail') : say('expendable.onHold', { amount: format.euro(onHold) })}
      />
      <Kpi label={say('paid')} value={format.euro(totals.documentsPaid)} detail={transferOf(true)} />
      {isZero(totals.debt) ? (
        <Kpi label={say('unpaid')} value={format.euro(totals.documentsUnpaid)} detail={transferOf(false)} />
      ) : (
        <Kpi label={say('debt')} value={format.euro(totals.debt)} />
      )}
    </KpiGrid>
  );
}

function Debts({
  debts,
  statementOf,
}: { readonly debts: readonly CampaignFlow[] } & Pick<RewardsProps, 'statementOf'>) {
  const { say, format } = useTexts('rewards.debts');
  return (
    <Surface title={say('title')} anchor={listAnchor('debts')}>
      <Typography sx={{ mb: 1.5 }}>{say('text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {debts.map(({ campaign, debt }) => (
          <Box
            component="li"
            key={campaign.id}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', minHeight: 44 }}
          >
            <Link component={RouterLink} to={statementOf(campaign.id)} sx={{ flex: '1 1 200px', minWidth: 0 }}>
              {say('link', { title: campaign.title })}
            </Link>
            <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {format.euro(debt)}
            </Box>
          </Box>
        ))}
      </Box>
    </Surface>
  );
}

/** Whether the credit of a campaign is on hold, alone or with all credits of the dealer. */
const isHeldBy =
  (holds: readonly HoldFieldsFragment[]) =>
  ({ campaign: { id } }: CampaignFlow): boolean =>
    holds.some(({ campaign }) => campaign === null || campaign.id === id);
