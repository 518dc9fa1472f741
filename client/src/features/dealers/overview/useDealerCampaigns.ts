import { problemOf, type Problem } from '../../../shared/apollo/problem';
import type { DealerCampaign } from '../../../domain/campaigns/DealerCampaignCard';
import type { DealerBalance } from '../../../domain/campaigns/useFigures';
import { useCan } from '../../../shared/permissions/useCan';
import { useDealerPageCampaignsQuery, useDealerPageFiguresQuery } from './dealerOverview.generated';

/** A campaign of a dealer, as far as the viewer may know it. */
export interface VisibleCampaign extends DealerBalance {
  readonly id: string;
  readonly title: string;
  /** Its rules, period and acceptance: not for a viewer who reads the figures alone. */
  readonly whole: DealerCampaign | undefined;
}

export interface DealerCampaigns {
  /** Those of the year, the newest first; undefined while they are not there. */
  readonly campaigns: readonly VisibleCampaign[] | undefined;
  /** The years of all campaigns that are known. */
  readonly years: readonly number[];
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** The campaigns of a dealer: whole for whoever may call them, else with the figures of 'Elenco campagne' alone. */
export function useDealerCampaigns(dealerId: string, year: number): DealerCampaigns {
  const can = useCan();
  const isWhole = can('accessReport', 'accessCampaigns', 'accessSubscription');
  const whole = useDealerPageCampaignsQuery({
    variables: { dealerId },
    skip: !isWhole,
    fetchPolicy: 'cache-and-network',
  });
  const figures = useDealerPageFiguresQuery({
    variables: { dealerId, year },
    skip: isWhole,
    fetchPolicy: 'cache-and-network',
  });
  const all = whole.data?.dealerCampaigns ?? undefined;
  const { loading, error, refetch } = isWhole ? whole : figures;
  return {
    campaigns: isWhole
      ? all
          ?.filter(({ campaign }) => campaign.year === year)
          .map((each) => ({ ...figuresOf(each), id: each.campaign.id, title: each.campaign.title, whole: each }))
      : figures.data?.dealerCampaignsReport?.data.map((row) => ({
          ...figuresOf(row),
          id: row.campaignId,
          title: row.campaignTitle,
          whole: undefined,
        })),
    years: all?.map(({ campaign }) => campaign.year) ?? [],
    problem: loading ? undefined : problemOf(error),
    retry: () => void refetch(),
  };
}

function figuresOf(row: DealerBalance): DealerBalance {
  const { goalThreshold, tiresPurchased, tiresMissing, tiresFleet, tiresFleetPercentage } = row;
  const { plafondAccumulated, plafondExpendable, debt } = row;
  return {
    goalThreshold,
    tiresPurchased,
    tiresMissing,
    tiresFleet,
    tiresFleetPercentage,
    plafondAccumulated,
    plafondExpendable,
    debt,
  };
}
