import { ObjectType } from 'type-graphql';
import { DealerFigures } from '../campaigns/memberships.types.js';
import { TypicalRows } from '../directives/decorators.js';
import { Member } from '../dealers/dealers.types.js';
import { day, decimal, field, flag, id, int, text } from '../schema/fields.js';
import { TableResult } from '../schema/tables.js';
import { ReportDealer } from './reportDealer.types.js';

@ObjectType({ description: 'A dealer in a campaign, across campaigns.', simpleResolvers: true })
export class CampaignsReportRow extends DealerFigures {
  @field(() => ReportDealer, 'The dealer.') dealer: ReportDealer;
  @id('The id of the campaign.') campaignId: number;
  @text('The title of the campaign.') campaignTitle: string;
  @day('The last day of the campaign.') endsOn: string;
  @flag('Whether the dealer accepted the campaign.') accepted: boolean;

  @decimal.orNull('For a work list: tyres up to the day in percent of the goal, one decimal.')
  goalPercentage: string | null;

  @decimal.orNull('For a work list: what part of a goal is expected by the day, in percent, one decimal.')
  share: string | null;

  @int.orNull('For a work list: tyres missing to the next threshold; null where every one is reached.')
  tiresToNextThreshold: number | null;

  @decimal.orNull('For a work list: what that threshold would bring, in EUR: what can be spent, or accumulates.')
  euroAtStake: string | null;

  @flag.orNull('For a work list: whether what it would bring stays locked there; null where there is none.')
  isAtStakeLocked: boolean | null;
}

/** The totals of dealers in campaigns. */
@ObjectType({ simpleResolvers: true })
abstract class CampaignCounts extends DealerFigures {
  @int('Dealers, each once.') dealers: number;
  @int('Acceptances.') accepted: number;
  @int('Goals reached.') goalReached: number;
}

@ObjectType({ description: 'The totals of the rows of one campaign.', simpleResolvers: true })
export class CampaignsReportCampaign extends CampaignCounts {
  @id('The id of the campaign.') campaignId: number;
  @text('The title of the campaign.') campaignTitle: string;
}

@ObjectType({
  description: 'The totals of all rows of the report of campaigns, dealers deleted since included.',
  simpleResolvers: true,
})
export class CampaignsReportTotals extends CampaignCounts {
  @decimal.orNull('For the work list `CLOSE`: what all of them have at stake, in EUR; null of any other.')
  euroAtStake: string | null;

  @field(() => [CampaignsReportCampaign], 'The same for each campaign, the newest first.')
  campaigns: CampaignsReportCampaign[];
}

@ObjectType({ description: 'A page of the dealers of campaigns.', simpleResolvers: true })
export class CampaignsReport extends TableResult {
  @field(() => [CampaignsReportRow], 'The rows of the page.') items: CampaignsReportRow[];
  @field(() => CampaignsReportTotals, 'The totals of all rows.') totals: CampaignsReportTotals;
}

@ObjectType({ description: 'The totals of the dealers of one distributor.', simpleResolvers: true })
export class CampaignsReportDistributor extends CampaignCounts {
  @field.orNull(() => Member, 'The distributor; null of those whose distributor stands above the caller.')
  distributor: Member | null;
}

@ObjectType({ description: 'The totals of all distributors.', simpleResolvers: true })
export class CampaignsReportSums extends CampaignCounts {}

@ObjectType({ description: 'The report of campaigns by distributor.', simpleResolvers: true })
export class CampaignsByDistributor {
  @TypicalRows(30)
  @field(() => [CampaignsReportDistributor], 'All distributors, by name.')
  items: CampaignsReportDistributor[];

  @field(() => CampaignsReportSums, 'The totals, which are those of the report of campaigns.')
  totals: CampaignsReportSums;
}
