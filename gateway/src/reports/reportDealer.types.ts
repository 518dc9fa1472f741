import type { DealerStatus, DealerTier } from '@gdd/schema/members';
import { ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { DealerStatusEnum, DealerTierEnum } from '../schema/enums.js';
import { field, id, text } from '../schema/fields.js';
import type { Schema } from '../upstream/endpoint.js';

@ObjectType({ description: 'Who a row of a report is about.', simpleResolvers: true })
export class ReportDealer {
  @id('The id of the dealer.') id: number;
  @text('The code, unique in the programme.') code: string;
  @text('The name of the business.') businessName: string;
  @text.orNull('The region.') region: string | null;
  @text.orNull('The province, by its plate code.') province: string | null;
  @field.orNull(() => DealerStatusEnum, 'The state in the programme.') status: DealerStatus | null;
  @field.orNull(() => DealerTierEnum, 'The tier.') tier: DealerTier | null;

  @field.orNull(
    () => Member,
    "The distributor above; null where it stands above the caller's own member, which nobody sees.",
  )
  distributor: Member | null;

  @field.orNull(() => Member, 'The agent directly above, where there is one that the caller may see.')
  agent: Member | null;
}

type Row = Schema<'CampaignsReportRow' | 'MonthlyReportRow' | 'MonthlyFleetReportRow' | 'PreviousYearReportRow'>;

/** The dealer of a row under the names of GraphQL. */
export function reportDealerOf(row: Row): ReportDealer {
  const { dealerId, code, businessName, region, province, status, tier, distributor, agent } = row;
  return { id: dealerId, code, businessName, region, province, status, tier, distributor, agent };
}
