import type { ImportKind } from '@gdd/schema/campaigns';
import { changeCauses, type ChangeCause } from '@gdd/schema/changes';
import type { EntryKind } from '@gdd/schema/ledger';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EntryKindEnum } from '../../ledger/ledger.types.js';
import { describedEnum } from '../../schema/describedEnum.js';
import { ImportKindEnum } from '../../schema/importEnums.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../schema/scalars.js';

const ChangeCauseEnum = describedEnum(
  'ChangeCause',
  "Why a dealer's figures in a campaign changed.",
  changeCauses,
  (cause) =>
    ({
      importApplied: 'A file was imported.',
      importUndone: 'An import was undone.',
      added: 'The dealer came into the campaign; what it had bought counts from then on.',
      removed: 'The dealer was taken out of the campaign.',
      goal: 'Its goal was edited.',
      acceptance: 'It accepted the campaign.',
      rules: 'The rules of the campaign changed.',
      entry: 'A part of the prize was spent, adjusted or set off, or an entry was reversed.',
      closing: 'The campaign was closed.',
      opening: 'The campaign was opened; what was bought counts from then on.',
      upgrade: 'The figures were there already when the recording of changes began.',
    })[cause],
);

@ObjectType({ description: 'The figures whose changes are recorded.', simpleResolvers: true })
export class RecordedFigures {
  @Field(() => Int, { description: 'Tyres purchased.' })
  tires: number;

  @Field(() => DecimalScalar, { description: 'The prize accumulated, in EUR.' })
  accumulated: string;

  @Field(() => DecimalScalar, { description: 'The prize that can be spent, in EUR.' })
  expendable: string;
}

@ObjectType({ description: 'The import that changed figures.', simpleResolvers: true })
export class ChangeImport {
  @Field(() => ID, { description: 'The number of the import.' })
  id: number;

  @Field(() => ImportKindEnum, { description: 'The content of its file.' })
  kind: ImportKind;

  @Field(() => String, { description: 'The name of its file.' })
  filename: string;
}

@ObjectType({ description: 'The entry of the ledger that changed figures.', simpleResolvers: true })
export class ChangeEntry {
  @Field(() => ID, { description: 'The number of the entry.' })
  id: number;

  @Field(() => EntryKindEnum, { description: 'The kind of the entry.' })
  kind: EntryKind;

  @Field(() => DateScalar, { description: 'Its day.' })
  day: string;

  @Field(() => DecimalScalar, { description: 'How much, in EUR, with its sign.' })
  amount: string;

  @Field(() => String, { nullable: true, description: 'Its reason; of a redemption its note.' })
  reason: string | null;
}

/** The cause of a change. */
@ObjectType({ simpleResolvers: true })
abstract class Caused {
  @Field(() => ChangeCauseEnum, { description: 'The cause.' })
  cause: ChangeCause;

  @Field(() => DateTimeScalar, { description: 'When whoever changed it began to.' })
  at: string;

  @Field(() => ChangeImport, { nullable: true, description: 'The import; null where it was none.' })
  import: ChangeImport | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Sale lines of the import that count for the dealer today; null where there are none.',
  })
  lines: number | null;

  @Field(() => ChangeEntry, { nullable: true, description: 'The entry of the ledger; null where it was none.' })
  entry: ChangeEntry | null;

  @Field(() => Int, { nullable: true, description: 'The version of the rules, where it is known.' })
  rulesVersion: number | null;
}

@ObjectType({ description: "A recorded change of a dealer's figures in a campaign.", simpleResolvers: true })
export class MembershipChange extends Caused {
  @Field(() => ID, { description: 'The number of the change.' })
  id: number;

  @Field(() => RecordedFigures, { description: 'The figures before it.' })
  before: RecordedFigures;

  @Field(() => RecordedFigures, { description: 'The figures after it.' })
  after: RecordedFigures;
}

@ObjectType({ description: "A page of the changes of a dealer's figures, newest first.", simpleResolvers: true })
export class MembershipChangePage {
  @Field(() => [MembershipChange], { description: 'The changes of the page.' })
  items: MembershipChange[];

  @Field(() => Int, { description: 'Changes on all pages.' })
  total: number;
}

@ObjectType({ description: 'What one cause did to figures: after less before.', simpleResolvers: true })
export class BridgeStep extends Caused {
  @Field(() => Int, { description: 'Tyres.' })
  tires: number;

  @Field(() => DecimalScalar, { description: 'The prize accumulated, in EUR.' })
  accumulated: string;

  @Field(() => DecimalScalar, { description: 'The prize that can be spent, in EUR.' })
  expendable: string;
}

@ObjectType({
  description: "The way from a dealer's figures on one day to those on another; every cent has its cause.",
  simpleResolvers: true,
})
export class Bridge {
  @Field(() => DateScalar, { description: 'The day, at its end in Italy, from which it leads.' })
  from: string;

  @Field(() => DateScalar, { description: 'The day, at its end in Italy, to which it leads.' })
  to: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when changes are recorded, where figures were there before; null where nothing was.',
  })
  recordedSince: string | null;

  @Field(() => RecordedFigures, { description: 'The figures on the first day.' })
  opening: RecordedFigures;

  @Field(() => [BridgeStep], { description: 'What each cause did, in their order: the difference.' })
  steps: BridgeStep[];

  @Field(() => RecordedFigures, { description: 'The figures on the second day.' })
  closing: RecordedFigures;
}

@ObjectType({ description: "A dealer's figures as they were known on a day.", simpleResolvers: true })
export class FiguresOnDay {
  @Field(() => DateScalar, { description: 'The day, at its end in Italy.' })
  day: string;

  @Field(() => RecordedFigures, {
    nullable: true,
    description: 'The figures; null from before changes were recorded.',
  })
  figures: RecordedFigures | null;

  @Field(() => Boolean, {
    description: 'Whether campaignStatement can draw the statement of the day: false where lines of it were not kept.',
  })
  isStatementKnown: boolean;

  @Field(() => [ChangeImport], {
    description:
      'Imports that counted for the dealer then and were undone since, before the lines of undone imports were kept.',
  })
  importsUndoneSince: ChangeImport[];
}

@ObjectType({ description: 'The campaign of a change.', simpleResolvers: true })
export class ChangedCampaign {
  @Field(() => ID, { description: 'The number of the campaign.' })
  id: number;

  @Field(() => String, { description: 'Its title.' })
  title: string;
}

@ObjectType({ description: "A change of the caller's own figures.", simpleResolvers: true })
export class RecentChange {
  @Field(() => ChangedCampaign, { description: 'The campaign.' })
  campaign: ChangedCampaign;

  @Field(() => BridgeStep, { description: 'What changed, and why.' })
  step: BridgeStep;
}
