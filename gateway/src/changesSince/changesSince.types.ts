import { ObjectType } from 'type-graphql';
import { CampaignDealer } from '../campaigns/memberships.types.js';
import { PlainSaleLine } from '../campaigns/statements/statementLines.types.js';
import { DealerRow } from '../dealers/dealers.types.js';
import { LedgerEntry } from '../ledger/ledger.types.js';
import { field, flag, id, text } from '../schema/fields.js';

/** The cursor of the next page of changes; each subclass adds its rows. */
@ObjectType({ simpleResolvers: true })
abstract class ChangePage {
  @text('The cursor for the next call.') cursor: string;
  @flag('Whether there are more already, also where this response has none.') hasMore: boolean;
}

@ObjectType({ description: 'A dealer that was changed or deleted.', simpleResolvers: true })
export class ChangedDealer {
  @id('The id of the dealer.') id: number;
  @flag('Whether it was deleted.') deleted: boolean;
  @field.orNull(() => DealerRow, 'The dealer as it is now; null where it is gone.') dealer: DealerRow | null;
}

@ObjectType({ description: 'The dealers that changed since a cursor.', simpleResolvers: true })
export class ChangedDealers extends ChangePage {
  @field(() => [ChangedDealer], 'The changes, in their order.') items: ChangedDealer[];
}

@ObjectType({
  description: 'A dealer that was added to a campaign, changed in it, or taken out.',
  simpleResolvers: true,
})
export class ChangedMembership {
  @id('The id of the campaign.') campaignId: number;
  @id('The id of the dealer.') dealerId: number;
  @flag('Whether the dealer is no longer in the campaign, or was deleted.') deleted: boolean;

  @field.orNull(() => CampaignDealer, 'The dealer in the campaign as it is now; null where it is gone.')
  membership: CampaignDealer | null;
}

@ObjectType({ description: 'The dealers in campaigns that changed since a cursor.', simpleResolvers: true })
export class ChangedMemberships extends ChangePage {
  @field(() => [ChangedMembership], 'The changes, in their order.') items: ChangedMembership[];
}

@ObjectType({
  description: 'An entry that was written into the ledger of a dealer in a campaign.',
  simpleResolvers: true,
})
export class NewEntry {
  @id('The id of the campaign.') campaignId: number;
  @id('The id of the dealer.') dealerId: number;
  @field(() => LedgerEntry, 'The entry.') entry: LedgerEntry;
}

@ObjectType({
  description: 'The entries that were written since a cursor: none is ever changed or deleted.',
  simpleResolvers: true,
})
export class NewEntries extends ChangePage {
  @field(() => [NewEntry], 'The entries, in their order.') items: NewEntry[];
}

@ObjectType({ description: 'A sale line.', simpleResolvers: true })
export class SoldLine extends PlainSaleLine {
  @id('The id of the dealer.') dealerId: number;
  @id('The number of the import that brought the line, or corrected it last.') importId: number;
}

@ObjectType({ description: 'A sale line that an import brought, corrected or took away.', simpleResolvers: true })
export class ChangedLine {
  @id('Document and number of the line.') id: string;
  @flag('Whether it was deleted.') deleted: boolean;
  @field.orNull(() => SoldLine, 'The line as it is now; null where it is gone.') saleLine: SoldLine | null;
}

@ObjectType({ description: 'The sale lines that changed since a cursor, of one import.', simpleResolvers: true })
export class ChangedLines extends ChangePage {
  @field(() => [ChangedLine], 'The changes, by document and line.') items: ChangedLine[];
}
