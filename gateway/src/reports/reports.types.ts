import type { DealerStatus, DealerTier } from '@gdd/schema/members';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DealerFigures } from '../campaigns/memberships.types.js';
import { Member, memberOf } from '../dealers/dealers.types.js';
import { DealerStatusEnum, DealerTierEnum } from '../schema/enums.js';
import { DateScalar, DecimalScalar } from '../schema/scalars.js';
import type { Schema } from '../upstream/endpoint.js';

@ObjectType({ description: 'Who a row of a report is about.', simpleResolvers: true })
export class ReportDealer {
  @Field(() => ID, { description: 'The number of the dealer.' })
  id: string;

  @Field(() => String, { description: 'The code, unique in the programme.' })
  code: string;

  @Field(() => String, { description: 'The name of the business.' })
  businessName: string;

  @Field(() => String, { nullable: true, description: 'The region.' })
  region: string | null;

  @Field(() => String, { nullable: true, description: 'The province, by its plate code.' })
  province: string | null;

  @Field(() => DealerStatusEnum, { nullable: true, description: 'The state in the programme.' })
  status: DealerStatus | null;

  @Field(() => DealerTierEnum, { nullable: true, description: 'The tier.' })
  tier: DealerTier | null;

  @Field(() => Member, {
    nullable: true,
    description: "The distributor above; null where it stands above the caller's own member, which nobody sees.",
  })
  distributor: Member | null;

  @Field(() => Member, {
    nullable: true,
    description: 'The agent directly above, where there is one that the caller may see.',
  })
  agent: Member | null;
}

const stoppedDescription = "Dealers that have stopped buying by the programme's day; null where the time is another.";

/** Two years beside each other. */
@ObjectType({ simpleResolvers: true })
abstract class ComparedSums {
  @Field(() => Int, { description: 'Tyres, net of returns.' })
  tires: number;

  @Field(() => Int, { description: 'Tyres in the same time of the year before.' })
  tiresBefore: number;

  @Field(() => DecimalScalar, { description: 'The amount, in EUR.' })
  amount: string;

  @Field(() => DecimalScalar, { description: 'The amount in the same time of the year before, in EUR.' })
  amountBefore: string;
}

/** The same, with what lies between them. */
@ObjectType({ simpleResolvers: true })
abstract class ComparedYears extends ComparedSums {
  @Field(() => Int, { description: 'Tyres more than the year before.' })
  difference: number;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The difference in percent of the year before, one decimal; null where that was 0 or less.',
  })
  differencePercentage: string | null;
}

@ObjectType({ description: 'A month beside the same month of the year before.', simpleResolvers: true })
export class ComparedMonth extends ComparedSums {
  @Field(() => String, { description: 'The month: yyyy-mm.' })
  month: string;
}

@ObjectType({ description: 'A month of a report, over all its rows.', simpleResolvers: true })
export class ReportMonth extends ComparedMonth {
  @Field(() => Int, { description: 'Tyres of fleets, net of returns.' })
  tiresFleet: number;
}

@ObjectType({ description: 'A dealer in a campaign, across campaigns.', simpleResolvers: true })
export class CampaignsReportRow extends DealerFigures {
  @Field(() => ReportDealer, { description: 'The dealer.' })
  dealer: ReportDealer;

  @Field(() => ID, { description: 'The number of the campaign.' })
  campaignId: string;

  @Field(() => String, { description: 'The title of the campaign.' })
  campaignTitle: string;

  @Field(() => DateScalar, { description: 'The last day of the campaign.' })
  endsOn: string;

  @Field(() => Boolean, { description: 'Whether the dealer accepted the campaign.' })
  accepted: boolean;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Of a work list: tyres up to the day in percent of the goal, one decimal.',
  })
  goalPercentage: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Of a work list: what part of a goal is expected by the day, in percent, one decimal.',
  })
  share: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a work list: tyres missing to the next threshold; null where every one is reached.',
  })
  tiresToNextThreshold: number | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Of a work list: what that threshold would bring that can be spent, in EUR.',
  })
  euroAtStake: string | null;
}

/** What dealers of campaigns come to. */
@ObjectType({ simpleResolvers: true })
abstract class CampaignCounts extends DealerFigures {
  @Field(() => Int, { description: 'Dealers, each once.' })
  dealers: number;

  @Field(() => Int, { description: 'Acceptances.' })
  accepted: number;

  @Field(() => Int, { description: 'Goals reached.' })
  goalReached: number;
}

@ObjectType({ description: 'What the rows of one campaign come to.', simpleResolvers: true })
export class CampaignsReportCampaign extends CampaignCounts {
  @Field(() => ID, { description: 'The number of the campaign.' })
  campaignId: string;

  @Field(() => String, { description: 'The title of the campaign.' })
  campaignTitle: string;
}

@ObjectType({
  description: 'What all rows of the report of campaigns come to, dealers that were deleted since included.',
  simpleResolvers: true,
})
export class CampaignsReportTotals extends CampaignCounts {
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Of the work list `CLOSE`: what all of them have at stake, in EUR; null of any other.',
  })
  euroAtStake: string | null;

  @Field(() => [CampaignsReportCampaign], { description: 'The same for each campaign, the newest first.' })
  campaigns: CampaignsReportCampaign[];
}

@ObjectType({ description: 'A page of the dealers of campaigns.', simpleResolvers: true })
export class CampaignsReport {
  @Field(() => [CampaignsReportRow], { description: 'The rows of the page.' })
  items: CampaignsReportRow[];

  @Field(() => Int, { description: 'Rows that the filter and the search leave, on all pages.' })
  total: number;

  @Field(() => CampaignsReportTotals, { description: 'What all rows come to.' })
  totals: CampaignsReportTotals;
}

@ObjectType({ description: 'A dealer in a month.', simpleResolvers: true })
export class MonthlyReportRow extends ComparedYears {
  @Field(() => ReportDealer, { description: 'The dealer.' })
  dealer: ReportDealer;

  @Field(() => String, { description: 'The month: yyyy-mm.' })
  month: string;
}

@ObjectType({
  description: 'What all rows of the monthly report come to, dealers that were deleted since included.',
  simpleResolvers: true,
})
export class MonthlyReportTotals extends ComparedYears {
  @Field(() => Int, { description: 'Dealers with sales in the time.' })
  dealers: number;

  @Field(() => Int, { nullable: true, description: stoppedDescription })
  stopped: number | null;

  @Field(() => [ReportMonth], { description: 'The months of the time, in order.' })
  months: ReportMonth[];
}

@ObjectType({ description: 'A page of the dealers month by month.', simpleResolvers: true })
export class MonthlyReport {
  @Field(() => [MonthlyReportRow], { description: 'The rows of the page.' })
  items: MonthlyReportRow[];

  @Field(() => Int, { description: 'Rows that the filter and the search leave, on all pages.' })
  total: number;

  @Field(() => MonthlyReportTotals, { description: 'What all rows come to.' })
  totals: MonthlyReportTotals;
}

/** Tyres, and those of fleets. */
@ObjectType({ simpleResolvers: true })
abstract class FleetSums {
  @Field(() => Int, { description: 'Tyres, net of returns.' })
  tires: number;

  @Field(() => Int, { description: 'Tyres of fleets, net of returns.' })
  tiresFleet: number;

  @Field(() => DecimalScalar, { description: 'Tyres of fleets in percent, one decimal; 0 where tyres are 0 or fewer.' })
  fleetPercentage: string;
}

@ObjectType({ description: 'The tyres of a dealer in a month, and those of fleets.', simpleResolvers: true })
export class MonthlyFleetReportRow extends FleetSums {
  @Field(() => ReportDealer, { description: 'The dealer.' })
  dealer: ReportDealer;

  @Field(() => String, { description: 'The month: yyyy-mm.' })
  month: string;
}

@ObjectType({
  description: 'What all rows of the report of fleets come to, dealers that were deleted since included.',
  simpleResolvers: true,
})
export class MonthlyFleetReportTotals extends FleetSums {
  @Field(() => Int, { description: 'Dealers with sales in the time.' })
  dealers: number;

  @Field(() => Int, { nullable: true, description: stoppedDescription })
  stopped: number | null;

  @Field(() => [ReportMonth], { description: 'The months of the time, in order.' })
  months: ReportMonth[];
}

@ObjectType({ description: 'A page of the tyres of fleets month by month.', simpleResolvers: true })
export class MonthlyFleetReport {
  @Field(() => [MonthlyFleetReportRow], { description: 'The rows of the page.' })
  items: MonthlyFleetReportRow[];

  @Field(() => Int, { description: 'Rows that the filter and the search leave, on all pages.' })
  total: number;

  @Field(() => MonthlyFleetReportTotals, { description: 'What all rows come to.' })
  totals: MonthlyFleetReportTotals;
}

@ObjectType({ description: 'The year of a dealer beside the one before.', simpleResolvers: true })
export class PreviousYearReportRow extends ComparedYears {
  @Field(() => ReportDealer, { description: 'The dealer.' })
  dealer: ReportDealer;

  @Field(() => [ComparedMonth], { description: 'The months of the time, in order.' })
  months: ComparedMonth[];
}

@ObjectType({
  description: 'What all rows of the report of the year before come to, dealers that were deleted since included.',
  simpleResolvers: true,
})
export class PreviousYearReportTotals extends ComparedYears {
  @Field(() => Int, { description: 'Dealers with sales in the time.' })
  dealers: number;

  @Field(() => Int, { nullable: true, description: stoppedDescription })
  stopped: number | null;

  @Field(() => [ReportMonth], { description: 'The months of the time, in order.' })
  months: ReportMonth[];
}

@ObjectType({ description: 'A page of the dealers beside the year before.', simpleResolvers: true })
export class PreviousYearReport {
  @Field(() => [PreviousYearReportRow], { description: 'The rows of the page.' })
  items: PreviousYearReportRow[];

  @Field(() => Int, { description: 'Rows that the filter and the search leave, on all pages.' })
  total: number;

  @Field(() => PreviousYearReportTotals, { description: 'What all rows come to.' })
  totals: PreviousYearReportTotals;
}

type Row = Schema<'CampaignsReportRow' | 'MonthlyReportRow' | 'MonthlyFleetReportRow' | 'PreviousYearReportRow'>;

/** The dealer of a row under the names of GraphQL. */
export function reportDealerOf(row: Row): ReportDealer {
  const { dealerId, code, businessName, region, province, status, tier, distributor, agent } = row;
  return {
    id: String(dealerId),
    ...{ code, businessName, region, province, status, tier },
    distributor: distributor && memberOf(distributor),
    agent: agent && memberOf(agent),
  };
}
