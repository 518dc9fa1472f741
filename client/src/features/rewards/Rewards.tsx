import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import type { HoldFieldsFragment } from '../../domain/settlements/holds/holds.generated';
import { sumOf } from '../../shared/charts/data/figures';
import { compareDecimals } from '../../shared/forms/fields/decimalText';
import { useFormat } from '../../shared/i18n/useFormat';
import { Kpi, KpiGrid } from '../../shared/page/Kpi';
import { Surface } from '../../shared/page/Surface';
import { EmptyState } from '../../shared/states/EmptyState';
import { PlainTable } from '../../shared/table/PlainTable';
import { DealerDocuments } from './DealerDocuments';
import { Holds } from './Holds';
import type { DealerRewardsQuery } from './rewards.generated';

type Campaign = NonNullable<DealerRewardsQuery['dealerCampaigns']>[number];
type Document = NonNullable<DealerRewardsQuery['dealerSettlementDocuments']>[number];

interface RewardsProps {
  readonly campaigns: readonly Campaign[];
  readonly documents: readonly Document[];
  readonly holds: readonly HoldFieldsFragment[];
  /** Returns the address of the dealer's statement in a campaign. */
  readonly statementOf: (campaignId: string) => string;
}

/** What a dealer has earned, was paid and owes, with its documents. */
export function Rewards({ campaigns, documents, holds, statementOf }: RewardsProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `rewards.${id}` });
  const debts = campaigns.filter(isOwed);
  if (campaigns.length === 0 && documents.length === 0 && holds.length === 0) {
    return <EmptyState title={say('none.title')} text={say('none.text')} />;
  }
  return (
    <Stack spacing={2}>
      <Figures campaigns={campaigns} documents={documents} holds={holds} />
      {holds.length > 0 && <Holds holds={holds} />}
      {debts.length > 0 && <Debts debts={debts} statementOf={statementOf} />}
      <Surface title={say('documents.title')}>
        <DealerDocuments documents={documents} />
      </Surface>
      <Surface title={say('campaigns.title')}>
        <CampaignTable campaigns={campaigns} statementOf={statementOf} />
      </Surface>
    </Stack>
  );
}

function Figures({ campaigns, documents, holds }: Pick<RewardsProps, 'campaigns' | 'documents' | 'holds'>) {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string, values = {}) => intl.formatMessage({ id: `rewards.${id}` }, values);
  const sum = (figure: 'plafondAccumulated' | 'plafondExpendable' | 'debt') =>
    sumOf(campaigns.map((campaign) => campaign[figure]));
  // a debit note has no payment, and the note that it answers is paid no more
  const valid = documents.filter(({ state, payment }) => state === 'ISSUED' && payment !== null);
  const paid = valid.filter(({ paidOn }) => paidOn !== null);
  const unpaid = valid.filter(({ paidOn }) => paidOn === null);
  const debt = sum('debt');
  const onHold = sumOf(campaigns.filter(isHeldBy(holds)).map(({ plafondExpendable }) => plafondExpendable));
  return (
    <KpiGrid label={say('figures')} columns={4}>
      <Kpi
        label={say('accumulated')}
        value={format.euro(sum('plafondAccumulated'))}
        detail={say('accumulated.detail')}
      />
      <Kpi
        label={say('expendable')}
        value={format.euro(sum('plafondExpendable'))}
        detail={
          compareDecimals(onHold, '0') > 0
            ? say('expendable.onHold', { amount: format.euro(onHold) })
            : say('expendable.detail')
        }
      />
      <Kpi
        label={say('paid')}
        value={format.euro(sumOf(paid.map(({ total }) => total)))}
        detail={say('paid.detail', { count: paid.length })}
      />
      {compareDecimals(debt, '0') > 0 ? (
        <Kpi label={say('debt')} value={format.euro(debt)} />
      ) : (
        <Kpi label={say('unpaid')} value={format.euro(sumOf(unpaid.map(({ total }) => total)))} />
      )}
    </KpiGrid>
  );
}

function Debts({ debts, statementOf }: { readonly debts: readonly Campaign[] } & Pick<RewardsProps, 'statementOf'>) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Surface title={intl.formatMessage({ id: 'rewards.debts.title' })}>
      <Typography sx={{ mb: 1.5 }}>
        <FormattedMessage id="rewards.debts.text" />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {debts.map(({ campaign, debt }) => (
          <Box
            component="li"
            key={campaign.id}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', minHeight: 44 }}
          >
            <Link component={RouterLink} to={statementOf(campaign.id)} sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <FormattedMessage id="rewards.debts.link" values={{ title: campaign.title }} />
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

/** The campaigns with a prize or a debt; on a phone two lines each. */
function CampaignTable({ campaigns, statementOf }: Pick<RewardsProps, 'campaigns' | 'statementOf'>) {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string, values = {}) => intl.formatMessage({ id: `rewards.${id}` }, values);
  const titleOf = ({ campaign: { id, title } }: Campaign) => (
    <Link component={RouterLink} to={statementOf(id)}>
      {title}
    </Link>
  );
  const figuresOf = ({ plafondAccumulated, plafondExpendable, debt }: Campaign) => ({
    accumulated: format.euro(plafondAccumulated),
    expendable: format.euro(plafondExpendable),
    debt: format.euro(debt),
  });
  return (
    <PlainTable
      caption={say('campaigns.title')}
      captionHidden
      columns={[
        { key: 'campaign', label: say('campaign'), cell: titleOf },
        { key: 'accumulated', label: say('accumulated'), cell: (row) => figuresOf(row).accumulated, align: 'end' },
        { key: 'expendable', label: say('expendable'), cell: (row) => figuresOf(row).expendable, align: 'end' },
        { key: 'debt', label: say('debt'), cell: (row) => figuresOf(row).debt, align: 'end' },
      ]}
      item={(row) => (
        <Box sx={{ py: 1, fontVariantNumeric: 'tabular-nums' }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{titleOf(row)}</Box>
          <div>{say('campaign.figures', figuresOf(row))}</div>
          {isOwed(row) && <div>{say('campaign.debt', figuresOf(row))}</div>}
        </Box>
      )}
      rows={campaigns.filter((row) => isOwed(row) || compareDecimals(row.plafondAccumulated, '0') !== 0)}
      rowKey={({ campaign }) => campaign.id}
      empty={say('campaigns.none')}
    />
  );
}

function isOwed({ debt }: Campaign): boolean {
  return compareDecimals(debt, '0') > 0;
}

/** Whether the credit of a campaign is on hold, alone or with all credits of the dealer. */
const isHeldBy =
  (holds: readonly HoldFieldsFragment[]) =>
  ({ campaign: { id } }: Campaign): boolean =>
    holds.some(({ campaign }) => campaign === null || campaign.id === id);
