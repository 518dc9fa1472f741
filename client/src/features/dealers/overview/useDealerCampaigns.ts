import { problemOf, type Problem } from '../../../shared/apollo/problem';
import type { DealerCampaign } from '../../../domain/campaigns/DealerCampaignCard';
import type { DealerBalance } from '../../../domain/campaigns/useFigures';
import { useCan } from '../../../shared/permissions/useCan';
import { useDealerPageCampaignsQuery, useDealerPageFiguresQuery } from './dealerOverview.generated';

/** A campaign of a dealer, with the data that the user may read. */
export interface VisibleCampaign extends DealerBalance {
  readonly id: string;
  readonly title: string;
  /** Its rules, period and acceptance; undefined if the user may only read figures. */
  readonly details: DealerCampaign | undefined;
}

export interface DealerCampaigns {
  /** The campaigns of the year, the newest first; undefined until they are loaded. */
  readonly campaigns: readonly VisibleCampaign[] | undefined;
  /** The years of all campaigns that are known. */
  readonly years: readonly number[];
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/**
 * The campaigns of a dealer: with details if the user may read them, else with only the figures of 'Elenco campagne'.
 */
export function useDealerCampaigns(dealerId: string, year: number): DealerCampaigns {
  const can = useCan();
  const canReadDetails = can('accessReport', 'accessCampaigns', 'accessSubscription');
  const detailed = useDealerPageCampaignsQuery({
    variables: { dealerId },
    skip: !canReadDetails,
    fetchPolicy: 'cache-and-network',
  });
  const figures = useDealerPageFiguresQuery({
    variables: { dealerId, year },
    skip: canReadDetails,
    fetchPolicy: 'cache-and-network',
  });
  const all = detailed.data?.dealerCampaigns ?? undefined;
  const { loading, error, refetch } = canReadDetails ? detailed : figures;
  return {
    campaigns: canReadDetails
      ? all
          ?.filter(({ campaign }) => campaign.year === year)
          .map((each) => ({ ...figuresOf(each), id: each.campaign.id, title: each.campaign.title, details: each }))
      : figures.data?.dealerCampaignsReport?.data.map((row) => ({
          ...figuresOf(row),
          id: row.campaignId,
          title: row.campaignTitle,
          details: undefined,
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
