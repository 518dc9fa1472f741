import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { PlainTable } from '../../../shared/table/PlainTable';
import { useDealerPageRedemptionsQuery } from './dealerOverview.generated';
import type { VisibleCampaign } from './useDealerCampaigns';

interface DealerRedemptionsProps {
  readonly dealerId: string;
  readonly year: number;
  readonly campaigns: readonly VisibleCampaign[] | undefined;
}

/**
 * The redemptions of a dealer in each campaign that it accepted or, where there are none, what it can spend; nothing
 * without an accepted campaign or where the user may only read figures.
 */
export function DealerRedemptions({ dealerId, year, campaigns = [] }: DealerRedemptionsProps) {
  const { say } = useTexts('dealers.redemptions');
  const accepted = campaigns.filter(({ details }) => details?.accepted);
  if (accepted.length === 0) return null;
  return (
    <Surface title={say('title', { year: String(year) })}>
      <Stack spacing={2.5}>
        {accepted.map((campaign) => (
          <CampaignRedemptions key={campaign.id} dealerId={dealerId} campaign={campaign} />
        ))}
      </Stack>
    </Surface>
  );
}

function CampaignRedemptions({ dealerId, campaign }: { dealerId: string; campaign: VisibleCampaign }) {
  const { say, format } = useTexts('dealers.redemptions');
  const redeemed = useDealerPageRedemptionsQuery({
    variables: { campaignId: campaign.id, dealerId },
    fetchPolicy: 'cache-and-network',
  });
  const problem = redeemed.loading ? undefined : problemOf(redeemed.error);
  const rows = redeemed.data?.campaignRedemptions;
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void redeemed.refetch()} />;
  if (!rows) return <SkeletonRows count={1} height={56} />;
  if (rows.length > 0) return <RedemptionsTable campaign={campaign} rows={rows} />;
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {campaign.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {say('none', { expendable: format.euro(campaign.plafondExpendable) })}
      </Typography>
    </Box>
  );
}

interface RedemptionsTableProps {
  readonly campaign: VisibleCampaign;
  readonly rows: readonly {
    readonly id: string;
    readonly redeemedOn: string;
    readonly amount: string;
    readonly note: string | null;
  }[];
}

function RedemptionsTable({ campaign, rows }: RedemptionsTableProps) {
  const { intl, say, format } = useTexts('dealers.redemptions');
  return (
    <PlainTable
      caption={campaign.title}
      columns={[
        { key: 'redeemedOn', label: say('redeemedOn'), cell: ({ redeemedOn }) => format.date(redeemedOn) },
        {
          key: 'note',
          label: say('note'),
          cell: ({ note }) => note ?? intl.formatMessage({ id: 'labels.noValue' }),
        },
        { key: 'amount', label: say('amount'), cell: ({ amount }) => format.euro(amount), align: 'end' },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
