import type { DealerStatus, DealerTier } from '@gdd/schema/members';
import { Field, ID, ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { DealerStatusEnum, DealerTierEnum } from '../schema/enums.js';
import type { Schema } from '../upstream/endpoint.js';

@ObjectType({ description: 'Who a row of a report is about.', simpleResolvers: true })
export class ReportDealer {
  @Field(() => ID, { description: 'The number of the dealer.' })
  id: number;

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

type Row = Schema<'CampaignsReportRow' | 'MonthlyReportRow' | 'MonthlyFleetReportRow' | 'PreviousYearReportRow'>;

/** The dealer of a row under the names of GraphQL. */
export function reportDealerOf(row: Row): ReportDealer {
  const { dealerId, code, businessName, region, province, status, tier, distributor, agent } = row;
  return { id: dealerId, code, businessName, region, province, status, tier, distributor, agent };
}
