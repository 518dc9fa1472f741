import { entryKinds, entryOrigins, type EntryKind, type EntryOrigin, type RedemptionMethod } from '@gdd/schema/ledger';
import { ObjectType } from 'type-graphql';
import { Approval } from '../approvals/approvals.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { day, decimal, field, id, instant, text } from '../schema/fields.js';
import { RedemptionMethodEnum } from '../schema/redemptionMethod.js';

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
  @id('The id of the entry.') id: number;
  @field(() => EntryKindEnum, 'The kind of the entry.') kind: EntryKind;
  @day('Its day.') day: string;
  @decimal('How much, in EUR, with its sign: below 0 for what is taken from the balance.') amount: string;
  @text.orNull('Its reason; of a redemption its note.') reason: string | null;

  @field.orNull(() => RedemptionMethodEnum, 'How a redemption by hand was paid; null where nobody says so.')
  method: RedemptionMethod | null;

  @field(() => EntryOriginEnum, 'What made it.') origin: EntryOrigin;
  @id.orNull('The number of the settlement run that made it.') settlementId: number | null;
  @id.orNull('The id of the document of a settlement that it belongs to.') documentId: number | null;
  @id.orNull('The number of the dispute that it answers.') disputeId: number | null;
  @id.orNull('For a reversal: the id of the entry that it takes back.') reversesId: number | null;
  @id.orNull('The number of its reversal; null where it stands.') reversedById: number | null;
  @instant('When it was recorded.') recordedAt: string;
  @text.orNull('Who recorded it; null where the portal itself did.') recordedBy: string | null;
}

@ObjectType({ description: 'What has become of a reversal: an entry, or a request.', simpleResolvers: true })
export class ReversalOutcome {
  @field.orNull(() => LedgerEntry, 'The entry; null where a second person has to approve it.')
  entry: LedgerEntry | null;

  @field.orNull(() => Approval, 'The request that a second person approves; null without.') approval: Approval | null;
}

@ObjectType({ description: 'What has become of an adjustment: an entry, or a request.', simpleResolvers: true })
export class AdjustmentOutcome {
  @field.orNull(() => LedgerEntry, 'The entry; null where a second person has to approve it.')
  entry: LedgerEntry | null;

  @field.orNull(() => Approval, 'The request that a second person approves; null without.') approval: Approval | null;
}
