import type { DealerStatus, DealerTier } from '@gdd/schema/members';
import { ID, InputType } from 'type-graphql';
import { DealerStatusEnum, DealerTierEnum } from './enums.js';
import { field, id } from './fields.js';
import { given } from './given.js';
import { inputId } from './ids.js';

/** The filter conditions of every table of dealers. */
@InputType()
export abstract class DealerConditions {
  @field.orNull(() => [DealerStatusEnum], 'Limited to these states.') status?: DealerStatus[] | null;
  @field.orNull(() => [DealerTierEnum], 'Limited to these tiers.') tier?: DealerTier[] | null;
  @field.orNull(() => [String], 'Limited to these regions.') region?: string[] | null;
  @field.orNull(() => [String], 'In one of these provinces, by plate code.') province?: string[] | null;
  @id.orNull('Below this member.') memberId?: string | null;
}

/**
 * The conditions that are set, as the REST service's tables take them. @throws GatewayError BAD_USER_INPUT on
 * `memberId`
 */
export function dealerConditions({ status, tier, region, province, memberId }: DealerConditions) {
  return {
    ...given({ status, tier, region, province }),
    ...(memberId != null && { memberId: inputId('filter.memberId', memberId) }),
  };
}

/** Which dealers of a campaign, by their tier, region and distributor. */
@InputType()
export abstract class CampaignDealerConditions {
  @field.orNull(() => [DealerTierEnum], 'Limited to these tiers.') tier?: DealerTier[] | null;
  @field.orNull(() => [String], 'Limited to these regions.') region?: string[] | null;
  @field.orNull(() => [ID], 'Limited to these distributors.') distributorId?: string[] | null;
}

/**
 * The conditions that are set, including additional ones of the filter, as the REST service's tables take them.
 *
 * @throws GatewayError BAD_USER_INPUT on `distributorId`
 */
export function campaignDealerConditions<Filter extends CampaignDealerConditions>({
  distributorId,
  ...conditions
}: Filter) {
  return {
    ...given(conditions),
    ...(distributorId && { distributorId: distributorId.map((id) => inputId('filter.distributorId', id)) }),
  };
}
