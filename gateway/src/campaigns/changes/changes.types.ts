import type { ImportKind } from '@gdd/schema/campaigns';
import { changeCauses, type ChangeCause } from '@gdd/schema/changes';
import type { EntryKind } from '@gdd/schema/ledger';
import { ObjectType } from 'type-graphql';
import { EntryKindEnum } from '../../ledger/ledger.types.js';
import { describedEnum } from '../../schema/describedEnum.js';
import { day, decimal, field, flag, id, instant, int, text } from '../../schema/fields.js';
import { ImportKindEnum } from '../../schema/importEnums.js';

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
  @int('Tyres purchased.') tires: number;
  @decimal('The prize accumulated, in EUR.') accumulated: string;
  @decimal('The prize that can be spent, in EUR.') expendable: string;
}

@ObjectType({ description: 'The import that changed figures.', simpleResolvers: true })
export class ChangeImport {
  @id('The id of the import.') id: number;
  @field(() => ImportKindEnum, 'The content of its file.') kind: ImportKind;
  @text('The name of its file.') filename: string;
}

@ObjectType({ description: 'The entry of the ledger that changed figures.', simpleResolvers: true })
export class ChangeEntry {
  @id('The id of the entry.') id: number;
  @field(() => EntryKindEnum, 'The kind of the entry.') kind: EntryKind;
  @day('Its day.') day: string;
  @decimal('How much, in EUR, with its sign.') amount: string;
  @text.orNull('Its reason; of a redemption its note.') reason: string | null;
}

/** The cause of a change. */
@ObjectType({ simpleResolvers: true })
abstract class Caused {
  @field(() => ChangeCauseEnum, 'The cause.') cause: ChangeCause;
  @instant('When whoever changed it began to.') at: string;
  @field.orNull(() => ChangeImport, 'The import; null where it was none.') import: ChangeImport | null;

  @int.orNull('Sale lines of the import that count for the dealer today; null where there are none.')
  lines: number | null;

  @field.orNull(() => ChangeEntry, 'The entry of the ledger; null where it was none.') entry: ChangeEntry | null;
  @int.orNull('The version of the rules, where it is known.') rulesVersion: number | null;
}

@ObjectType({ description: "A recorded change of a dealer's figures in a campaign.", simpleResolvers: true })
export class MembershipChange extends Caused {
  @id('The number of the change.') id: number;
  @field(() => RecordedFigures, 'The figures before it.') before: RecordedFigures;
  @field(() => RecordedFigures, 'The figures after it.') after: RecordedFigures;
}

@ObjectType({ description: "A page of the changes of a dealer's figures, newest first.", simpleResolvers: true })
export class MembershipChangePage {
  @field(() => [MembershipChange], 'The changes of the page.') items: MembershipChange[];
  @int('Changes on all pages.') total: number;
}

@ObjectType({ description: 'The effect of one cause on the figures: after minus before.', simpleResolvers: true })
export class BridgeStep extends Caused {
  @int('Tyres.') tires: number;
  @decimal('The prize accumulated, in EUR.') accumulated: string;
  @decimal('The prize that can be spent, in EUR.') expendable: string;
}

@ObjectType({
  description: "The way from a dealer's figures on one day to those on another; every cent has its cause.",
  simpleResolvers: true,
})
export class Bridge {
  @day('The day, at its end in Italy, from which it leads.') from: string;
  @day('The day, at its end in Italy, to which it leads.') to: string;

  @instant.orNull('The start of the recording of changes, if there were figures before it; otherwise null.')
  recordedSince: string | null;

  @field(() => RecordedFigures, 'The figures on the first day.') opening: RecordedFigures;
  @field(() => [BridgeStep], 'The difference by cause, in order.') steps: BridgeStep[];
  @field(() => RecordedFigures, 'The figures on the second day.') closing: RecordedFigures;
}

@ObjectType({ description: "A dealer's figures as they were known on a day.", simpleResolvers: true })
export class FiguresOnDay {
  @day('The day, at its end in Italy.') day: string;

  @field.orNull(() => RecordedFigures, 'The figures; null from before changes were recorded.')
  figures: RecordedFigures | null;

  @flag('Whether campaignStatement can draw the statement of the day: false where lines of it were not kept.')
  isStatementKnown: boolean;

  @field(
    () => [ChangeImport],
    'Imports that counted for the dealer then and were undone since, before the lines of undone imports were kept.',
  )
  importsUndoneSince: ChangeImport[];
}

@ObjectType({ description: 'The campaign of a change.', simpleResolvers: true })
export class ChangedCampaign {
  @id('The id of the campaign.') id: number;
  @text('Its title.') title: string;
}

@ObjectType({ description: "A change of the caller's own figures.", simpleResolvers: true })
export class RecentChange {
  @field(() => ChangedCampaign, 'The campaign.') campaign: ChangedCampaign;
  @field(() => BridgeStep, 'What changed, and why.') step: BridgeStep;
}
