import { entryKinds, entryOrigins, type EntryKind, type EntryOrigin, type RedemptionMethod } from '@gdd/schema/ledger';
import { Field, ID, ObjectType } from 'type-graphql';
import { Approval } from '../approvals/approvals.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { RedemptionMethodEnum } from '../schema/redemptionMethod.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../schema/scalars.js';

export const EntryKindEnum = describedEnum(
  'EntryKind',
  'The kind of an entry of a ledger.',
  entryKinds,
  (kind) =>
    ({
      redemption: 'A part of the prize was spent.',
      adjustment: 'What can be spent was adjusted, in either direction.',
      setOff: 'A debt in one campaign was covered by the prize of another.',
      reversal: 'An entry was taken back.',
    })[kind],
);

const EntryOriginEnum = describedEnum(
  'EntryOrigin',
  'What made an entry of a ledger.',
  entryOrigins,
  (origin) =>
    ({
      hand: 'Somebody recorded it.',
      settlement: 'A settlement of prizes.',
      dispute: 'The answer to a dispute.',
    })[origin],
);

@ObjectType({ description: 'An entry of the ledger of a dealer in a campaign.', simpleResolvers: true })
export class LedgerEntry {
  @Field(() => ID, { description: 'The number of the entry.' })
  id: number;

  @Field(() => EntryKindEnum, { description: 'The kind of the entry.' })
  kind: EntryKind;

  @Field(() => DateScalar, { description: 'Its day.' })
  day: string;

  @Field(() => DecimalScalar, {
    description: 'How much, in EUR, with its sign: below 0 for what is taken from the balance.',
  })
  amount: string;

  @Field(() => String, { nullable: true, description: 'Its reason; of a redemption its note.' })
  reason: string | null;

  @Field(() => RedemptionMethodEnum, {
    nullable: true,
    description: 'How a redemption by hand was paid; null where nobody says so.',
  })
  method: RedemptionMethod | null;

  @Field(() => EntryOriginEnum, { description: 'What made it.' })
  origin: EntryOrigin;

  @Field(() => ID, { nullable: true, description: 'The number of the settlement run that made it.' })
  settlementId: number | null;

  @Field(() => ID, { nullable: true, description: 'The id of the document of a settlement that it belongs to.' })
  documentId: number | null;

  @Field(() => ID, { nullable: true, description: 'The number of the dispute that it answers.' })
  disputeId: number | null;

  @Field(() => ID, { nullable: true, description: 'Of a reversal: the number of the entry that it takes back.' })
  reversesId: number | null;

  @Field(() => ID, { nullable: true, description: 'The number of its reversal; null where it stands.' })
  reversedById: number | null;

  @Field(() => DateTimeScalar, { description: 'When it was recorded.' })
  recordedAt: string;

  @Field(() => String, { nullable: true, description: 'Who recorded it; null where the portal itself did.' })
  recordedBy: string | null;
}

@ObjectType({ description: 'What has become of a reversal: an entry, or a request.', simpleResolvers: true })
export class ReversalOutcome {
  @Field(() => LedgerEntry, { nullable: true, description: 'The entry; null where a second person has to approve it.' })
  entry: LedgerEntry | null;

  @Field(() => Approval, { nullable: true, description: 'The request that a second person approves; null without.' })
  approval: Approval | null;
}

@ObjectType({ description: 'What has become of an adjustment: an entry, or a request.', simpleResolvers: true })
export class AdjustmentOutcome {
  @Field(() => LedgerEntry, { nullable: true, description: 'The entry; null where a second person has to approve it.' })
  entry: LedgerEntry | null;

  @Field(() => Approval, { nullable: true, description: 'The request that a second person approves; null without.' })
  approval: Approval | null;
}
