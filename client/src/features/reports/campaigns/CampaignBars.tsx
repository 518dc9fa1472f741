import { barHeight } from '../../../shared/charts/drawing/barHeight';
import { BarsChart } from '../../../shared/charts/BarsChart';
import { formatNumber } from '../../../shared/i18n/format';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { CampaignsReportPage_TotalsFragment } from './CampaignsReportPage.generated';
import type { ReportChartProps } from '../page/report';
import { percentText, type Texts } from '../texts';

/** The height of the chart for the usual number of campaigns in a year, in pixels. */
export const campaignBarsHeight = 6 * barHeight;

type Campaign = CampaignsReportPage_TotalsFragment['campaigns'][number];

/** The reached goals of each campaign beside its number of dealers; a bar filters by its campaign. */
export function CampaignBars({
  totals: { campaigns },
  texts,
  setFilter,
}: ReportChartProps<CampaignsReportPage_TotalsFragment>) {
  const { say, format } = useTexts('reports');
  const isOne = campaigns.length === 1;
  return (
    <BarsChart
      title={say('chart.campaigns')}
      sentence={campaignBarsSentence(texts, campaigns)}
      categories={campaigns.map(({ campaignId, campaignTitle, goalReached, dealers }) => ({
        key: campaignId,
        label: campaignTitle,
        value: goalReached,
        before: dealers,
      }))}
      labels={{
        category: say('campaign'),
        value: say('goalReached'),
        before: say('dealersInCampaigns'),
      }}
      written={(value) => format.number(value)}
      {...(!isOne && { onSelect: (campaignId) => setFilter({ campaignId: [campaignId] }) })}
    />
  );
}

/** The sentence about the campaign with the highest share of reached goals. */
export function campaignBarsSentence(texts: Texts, campaigns: readonly Campaign[]): string {
  const { intl } = texts;
  const shareOf = ({ goalReached, dealers }: Campaign) => (dealers === 0 ? 0 : goalReached / dealers);
  const furthest = campaigns.reduce<Campaign | undefined>(
    (top, campaign) => (top === undefined || shareOf(campaign) > shareOf(top) ? campaign : top),
    undefined,
  );
  if (furthest === undefined) return '';
  const kind = campaigns.length === 1 ? 'one' : furthest.goalReached === 0 ? 'none' : 'furthest';
  return intl.formatMessage(
    { id: `reports.chart.campaigns.${kind}` },
    {
      title: furthest.campaignTitle,
      reached: formatNumber(furthest.goalReached, texts.language),
      all: formatNumber(furthest.dealers, texts.language),
      percent: percentText(texts, 100 * shareOf(furthest), 0),
    },
  );
}
