import type { DealerCampaign } from '../../domain/campaigns/DealerCampaignCard';

/** The years of the given campaigns, the newest first. */
export function yearsOf(campaigns: readonly DealerCampaign[]): readonly number[] {
  return [...new Set(campaigns.map(({ campaign }) => campaign.year))].sort((one, other) => other - one);
}

/**
 * The year to show: the requested one, else the current one, else the newest.
 *
 * @returns undefined if there are no campaigns
 */
export function chosenYear(
  requested: string | null,
  years: readonly number[],
  currentYear: number | undefined,
): number | undefined {
  return years.find((year) => String(year) === requested) ?? years.find((year) => year === currentYear) ?? years[0];
}
