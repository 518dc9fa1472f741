import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { enumText } from '../../../shared/apollo/enumTexts';
import { AcceptanceLabel } from '../../../domain/campaigns/AcceptanceLabel';
import { isAcceptable } from '../../../domain/campaigns/period';
import { campaignFigures, type DealerFigures } from '../../../domain/campaigns/useFigures';
import { formatEuro, formatNumber } from '../../../shared/i18n/format';
import { useTexts, type Texts } from '../../../shared/i18n/useTexts';
import type { ListColumn } from '../../../shared/list/columns/ListColumn';
import { PhoneLink } from '../../../domain/notes/PhoneLink';
import { useIsNarrow } from '../../../shared/page/useIsNarrow';
import { TreadBar, type TreadBarProps } from '../../../domain/tread/TreadBar';
import type { CampaignRecordFragment } from '../campaign.generated';
import type { CampaignDealerRowFragment } from './campaignDealers.generated';
import type { CampaignDealerColumn } from './campaignDealerList';

/** A dealer of a campaign with the id that a list's row needs. */
export interface CampaignDealer extends CampaignDealerRowFragment {
  readonly id: string;
}

type Column = ListColumn<CampaignDealer, CampaignDealerColumn>;

/**
 * Pixels of each figure's column, for a heading of two lines with the sort arrow. At 1440 px all of them are visible
 * beside the dealer's checkbox, name and progress and the row's actions.
 */
const figureWidths: Readonly<Record<keyof DealerFigures, number>> = {
  goalThreshold: 108,
  tiresPurchased: 108,
  tiresMissing: 106,
  plafondAccumulated: 120,
  plafondExpendable: 120,
  tiresFleet: 94,
  tiresFleetPercentage: 116,
};

/** The figures that depend on a goal, and are empty while it is not set. */
const goalFigures: ReadonlySet<keyof DealerFigures> = new Set(['goalThreshold', 'tiresMissing']);

/**
 * The columns of a campaign's dealers, for grid and cards: name, acceptance and progress, the figures, then the
 * dealer's own data.
 *
 * @param today the programme's day
 */
export function useCampaignDealerColumns(
  campaign: CampaignRecordFragment,
  today: string | undefined,
): readonly Column[] {
  const texts = useTexts('campaigns');
  return useMemo(() => columnsOf(campaign, today, texts), [campaign, today, texts]);
}

function columnsOf(
  campaign: CampaignRecordFragment,
  today: string | undefined,
  { intl, language, say: label }: Texts,
): readonly Column[] {
  const plain = (field: 'code' | 'region' | 'province', width: number): Column => ({
    field,
    label: label(`dealer.${field}`),
    text: (row) => row[field],
    sort: field,
    width,
    card: 'line',
  });
  const atStake: Column = {
    field: 'euroAtStake',
    label: label('dealer.euroAtStake'),
    explanation: intl.formatMessage({ id: 'campaign.atStake.meaning' }),
    text: ({ euroAtStake }) => (euroAtStake == null ? label('noValue') : formatEuro(euroAtStake, language)),
    render: ({ euroAtStake, isAtStakeLocked }) => {
      if (euroAtStake == null) return label('noValue');
      const euro = formatEuro(euroAtStake, language);
      if (isAtStakeLocked !== true) return euro;
      return (
        <Box component="span" sx={{ whiteSpace: 'normal', lineHeight: 1.25 }}>
          {intl.formatMessage({ id: 'campaign.atStake.locked' }, { euro })}
        </Box>
      );
    },
    align: 'end',
    width: 116,
    card: 'fact',
  };
  const { state, incentiveDetail } = campaign;
  return [
    {
      field: 'businessName',
      label: label('dealer.businessName'),
      text: (row) => row.businessName,
      sort: 'businessName',
      width: 158,
      grow: true,
      card: 'title',
    },
    {
      field: 'accepted',
      label: label('dealer.accepted'),
      text: ({ accepted }) => label(accepted ? 'yes' : 'no'),
      render: ({ accepted, acceptedAt }) => (
        <AcceptanceLabel isAcceptable={isAcceptable(campaign, today)} accepted={accepted} acceptedAt={acceptedAt} />
      ),
      sort: 'acceptedAt',
      width: 190,
      card: 'badge',
    },
    {
      field: 'progress',
      label: label('dealer.progress'),
      text: ({ tiresPurchased, goalThreshold, goalMissing }) =>
        goalMissing
          ? label('noValue')
          : `${formatNumber(tiresPurchased, language)} / ${formatNumber(goalThreshold, language)}`,
      render: ({ tiresPurchased, goalThreshold, goalMissing }) =>
        !goalMissing && (
          <Progress
            purchased={tiresPurchased}
            goal={goalThreshold}
            tiers={incentiveDetail.tiers}
            unlockAt={incentiveDetail.unlockAt}
            isClosed={state === 'CLOSED'}
          />
        ),
      sort: 'goalPercentage',
      largestFirst: true,
      width: 112,
      card: 'band',
    },
    ...campaignFigures({ intl, language }).flatMap(({ key, label: name, cell }): Column[] => [
      {
        field: key,
        label: name,
        text: (row) => (row.goalMissing && goalFigures.has(key) ? label('noValue') : cell(row)),
        sort: key,
        align: 'end',
        width: figureWidths[key],
        card: 'fact',
      },
      // beside the prizes; what there is to be earned is a matter of campaigns under way
      ...(key === 'plafondExpendable' && isAcceptable(campaign, today) ? [atStake] : []),
    ]),
    {
      field: 'debt',
      label: intl.formatMessage({ id: 'campaign.debt' }),
      text: ({ debt }) => formatEuro(debt, language),
      sort: 'debt',
      largestFirst: true,
      align: 'end',
      width: 110,
      card: 'fact',
    },
    {
      field: 'tier',
      label: label('dealer.tier'),
      text: ({ tier }) => intl.formatMessage({ id: `dealers.tier.${enumText(tier)}` }),
      sort: 'tier',
      width: 88,
      card: 'line',
    },
    {
      field: 'status',
      label: label('dealer.status'),
      text: ({ status }) => intl.formatMessage({ id: `dealers.status.${enumText(status)}` }),
      sort: 'status',
      width: 92,
      card: 'line',
    },
    {
      field: 'phone',
      label: label('dealer.phone'),
      text: ({ phone }) => phone ?? label('noValue'),
      render: (row) =>
        row.phone !== null && (
          <PhoneLink phone={row.phone} dealer={{ id: row.dealerId, businessName: row.businessName }} />
        ),
      width: 124,
      card: 'contact',
    },
    plain('code', 92),
    plain('province', 84),
    plain('region', 112),
    {
      field: 'vatNumber',
      label: label('dealer.vatNumber'),
      text: (row) => row.vatNumber,
      copied: label('dealer.vatNumber.copied'),
      width: 132,
      card: 'fact',
    },
  ];
}

/** A dealer's progress: a band in the grid's cell, in a card with its words. */
function Progress(bar: Omit<TreadBarProps, 'compact'>) {
  if (useIsNarrow()) return <TreadBar {...bar} />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', height: '100%', minHeight: 20, maxWidth: 260 }}>
      <TreadBar {...bar} compact />
    </Box>
  );
}
