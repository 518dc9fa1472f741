import { Field, ObjectType } from 'type-graphql';
import { CampaignTitle } from '../schema/campaignTitle.js';
import { DecimalScalar } from '../schema/scalars.js';
import { LedgerEntry } from './ledger.types.js';

@ObjectType({
  description:
    'The prizes of a dealer in parts, without VAT: accumulated + adjusted + setOff = spent + documentsPaid + documentsUnpaid + expendable − debt + locked + lapsed.',
  simpleResolvers: true,
})
export class PrizeFlow {
  @Field(() => DecimalScalar, { description: 'What was accumulated, in EUR.' })
  accumulated: string;

  @Field(() => DecimalScalar, { description: 'The adjustments, in EUR, of either sign.' })
  adjusted: string;

  @Field(() => DecimalScalar, {
    description: 'What covers a debt, in EUR; below 0 where it was taken, 0 over all campaigns.',
  })
  setOff: string;

  @Field(() => DecimalScalar, { description: 'What was redeemed without a document of a settlement, in EUR.' })
  spent: string;

  @Field(() => DecimalScalar, { description: 'What stands in documents of settlements that were paid, in EUR.' })
  documentsPaid: string;

  @Field(() => DecimalScalar, {
    description: 'What stands in documents of settlements that wait to be paid, in EUR.',
  })
  documentsUnpaid: string;

  @Field(() => DecimalScalar, { description: 'What can be spent now, in EUR.' })
  expendable: string;

  @Field(() => DecimalScalar, { description: 'What was spent and is no longer earned, in EUR.' })
  debt: string;

  @Field(() => DecimalScalar, {
    description: 'What was accumulated in campaigns that are not closed and is not unlocked yet, in EUR.',
  })
  locked: string;

  @Field(() => DecimalScalar, {
    description: 'What was accumulated in closed campaigns and was not unlocked, in EUR.',
  })
  lapsed: string;
}

@ObjectType({ description: 'The prizes of a dealer in one campaign, in parts that add up.', simpleResolvers: true })
export class CampaignPrizeFlow extends PrizeFlow {
  @Field(() => CampaignTitle, { description: 'The campaign.' })
  campaign: CampaignTitle;
}

@ObjectType({ description: 'An entry of a ledger with its campaign and its document.', simpleResolvers: true })
export class PrizeMovement extends LedgerEntry {
  @Field(() => CampaignTitle, { description: 'The campaign.' })
  campaign: CampaignTitle;

  @Field(() => String, { nullable: true, description: 'The number that its document bears; null without one.' })
  documentNumber: string | null;
}

@ObjectType({ description: 'The prizes of a dealer as a flow that adds up.', simpleResolvers: true })
export class DealerPrizes {
  @Field(() => PrizeFlow, { description: 'The sums of all campaigns.' })
  totals: PrizeFlow;

  @Field(() => [CampaignPrizeFlow], { description: 'By campaign, the newest first.' })
  campaigns: CampaignPrizeFlow[];

  @Field(() => [PrizeMovement], { description: 'The movements of all campaigns, newest first.' })
  movements: PrizeMovement[];
}
