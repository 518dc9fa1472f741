import { ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { CampaignTitle } from '../schema/campaignTitle.js';
import { field, flag, id, instant, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';

@ObjectType({
  description: 'Credits of a dealer that neither pay nor cover until they are released.',
  simpleResolvers: true,
})
export class SettlementHold {
  @id('The id of the hold.') id: number;
  @field(() => Member, 'The dealer.') dealer: Member;

  @field.orNull(() => CampaignTitle, 'The campaign whose credit alone is on hold; null: all of them.')
  campaign: CampaignTitle | null;

  @text.orNull('Why; null for others than the office, unless it is marked for them.') reason: string | null;
  @flag('Whether the dealer, and the network above it, read the reason.') isReasonShown: boolean;
  @text.orNull('The name of who put them on hold; for the office alone.') heldBy: string | null;
  @instant('The start.') heldAt: string;
  @text.orNull('The name of who released them; for the office alone.') releasedBy: string | null;
  @instant.orNull('When they were released; null while it lasts.') releasedAt: string | null;
}

@ObjectType({ description: 'A page of the table of credits on hold.', simpleResolvers: true })
export class SettlementHoldPage extends pageClassOf(() => SettlementHold) {}
