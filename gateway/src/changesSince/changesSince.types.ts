import { Field, ID, ObjectType } from 'type-graphql';
import { CampaignDealer } from '../campaigns/memberships.types.js';
import { PlainSaleLine } from '../campaigns/statements/statementLines.types.js';
import { DealerRow } from '../dealers/dealers.types.js';
import { LedgerEntry } from '../ledger/ledger.types.js';

/** The cursor of the next page of changes; each subclass adds its rows. */
@ObjectType({ simpleResolvers: true })
abstract class ChangePage {
  @Field(() => String, { description: 'Where the next call goes on.' })
  cursor: string;

  @Field(() => Boolean, { description: 'Whether there are more already, also where this response has none.' })
  hasMore: boolean;
}

@ObjectType({ description: 'A dealer that was changed or deleted.', simpleResolvers: true })
export class ChangedDealer {
  @Field(() => ID, { description: 'The number of the dealer.' })
  id: number;

  @Field(() => Boolean, { description: 'Whether it is gone.' })
  deleted: boolean;

  @Field(() => DealerRow, { nullable: true, description: 'The dealer as it is now; null where it is gone.' })
  dealer: DealerRow | null;
}

@ObjectType({ description: 'The dealers that changed since a cursor.', simpleResolvers: true })
export class ChangedDealers extends ChangePage {
  @Field(() => [ChangedDealer], { description: 'The changes, in their order.' })
  items: ChangedDealer[];
}

@ObjectType({
  description: 'A dealer that was added to a campaign, changed in it, or taken out.',
  simpleResolvers: true,
})
export class ChangedMembership {
  @Field(() => ID, { description: 'The number of the campaign.' })
  campaignId: number;

  @Field(() => ID, { description: 'The number of the dealer.' })
  dealerId: number;

  @Field(() => Boolean, { description: 'Whether the dealer is no longer in the campaign, or was deleted.' })
  deleted: boolean;

  @Field(() => CampaignDealer, {
    nullable: true,
    description: 'The dealer in the campaign as it is now; null where it is gone.',
  })
  membership: CampaignDealer | null;
}

@ObjectType({ description: 'The dealers in campaigns that changed since a cursor.', simpleResolvers: true })
export class ChangedMemberships extends ChangePage {
  @Field(() => [ChangedMembership], { description: 'The changes, in their order.' })
  items: ChangedMembership[];
}

@ObjectType({
  description: 'An entry that was written into the ledger of a dealer in a campaign.',
  simpleResolvers: true,
})
export class NewEntry {
  @Field(() => ID, { description: 'The number of the campaign.' })
  campaignId: number;

  @Field(() => ID, { description: 'The number of the dealer.' })
  dealerId: number;

  @Field(() => LedgerEntry, { description: 'The entry.' })
  entry: LedgerEntry;
}

@ObjectType({
  description: 'The entries that were written since a cursor: none is ever changed or deleted.',
  simpleResolvers: true,
})
export class NewEntries extends ChangePage {
  @Field(() => [NewEntry], { description: 'The entries, in their order.' })
  items: NewEntry[];
}

@ObjectType({ description: 'A sale line.', simpleResolvers: true })
export class SoldLine extends PlainSaleLine {
  @Field(() => ID, { description: 'The number of the dealer.' })
  dealerId: number;

  @Field(() => ID, { description: 'The number of the import that brought the line, or corrected it last.' })
  importId: number;
}

@ObjectType({ description: 'A sale line that an import brought, corrected or took away.', simpleResolvers: true })
export class ChangedLine {
  @Field(() => ID, { description: 'Document and number of the line.' })
  id: string;

  @Field(() => Boolean, { description: 'Whether it is gone.' })
  deleted: boolean;

  @Field(() => SoldLine, { nullable: true, description: 'The line as it is now; null where it is gone.' })
  saleLine: SoldLine | null;
}

@ObjectType({ description: 'The sale lines that changed since a cursor, of one import.', simpleResolvers: true })
export class ChangedLines extends ChangePage {
  @Field(() => [ChangedLine], { description: 'The changes, by document and line.' })
  items: ChangedLine[];
}
