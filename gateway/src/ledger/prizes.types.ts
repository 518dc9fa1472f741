import { ObjectType } from 'type-graphql';
import { CampaignTitle } from '../schema/campaignTitle.js';
import { decimal, field, text } from '../schema/fields.js';
import { LedgerEntry } from './ledger.types.js';

@ObjectType({
  description:
    'The prizes of a dealer in parts, without VAT: accumulated + adjusted + setOff = spent + documentsPaid + documentsUnpaid + expendable − debt + locked + lapsed.',
  simpleResolvers: true,
})
export class PrizeFlow {
  @decimal('What was accumulated, in EUR.') accumulated: string;
  @decimal('The adjustments, in EUR, of either sign.') adjusted: string;
  @decimal('What covers a debt, in EUR; below 0 where it was taken, 0 over all campaigns.') setOff: string;
  @decimal('What was redeemed without a document of a settlement, in EUR.') spent: string;
  @decimal('What stands in documents of settlements that were paid, in EUR.') documentsPaid: string;
  @decimal('What stands in documents of settlements that wait to be paid, in EUR.') documentsUnpaid: string;
  @decimal('What can be spent now, in EUR.') expendable: string;
  @decimal('What was spent and is no longer earned, in EUR.') debt: string;
  @decimal('What was accumulated in campaigns that are not closed and is not unlocked yet, in EUR.') locked: string;
  @decimal('What was accumulated in closed campaigns and was not unlocked, in EUR.') lapsed: string;
}

@ObjectType({ description: 'The prizes of a dealer in one campaign, in parts that add up.', simpleResolvers: true })
export class CampaignPrizeFlow extends PrizeFlow {
  @field(() => CampaignTitle, 'The campaign.') campaign: CampaignTitle;
}

@ObjectType({ description: 'An entry of a ledger with its campaign and its document.', simpleResolvers: true })
export class PrizeMovement extends LedgerEntry {
  @field(() => CampaignTitle, 'The campaign.') campaign: CampaignTitle;
  @text.orNull('The number that its document bears; null without one.') documentNumber: string | null;
}

@ObjectType({ description: 'The prizes of a dealer as a flow that adds up.', simpleResolvers: true })
export class DealerPrizes {
  @field(() => PrizeFlow, 'The sums of all campaigns.') totals: PrizeFlow;
  @field(() => [CampaignPrizeFlow], 'By campaign, the newest first.') campaigns: CampaignPrizeFlow[];
  @field(() => [PrizeMovement], 'The movements of all campaigns, newest first.') movements: PrizeMovement[];
}
