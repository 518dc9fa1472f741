import type { ImportKind, ImportStatus } from '@gdd/schema/campaigns';
import type {
  ImportConfirmation,
  ImportFailure,
  ImportObstacleKind,
  ImportReason,
  ImportWarningCode,
} from '@gdd/schema/imports';
import { ObjectType } from 'type-graphql';
import { Approval } from '../approvals/approvals.types.js';
import { Worsening } from '../campaigns/rules/worsenings.types.js';
import { decimal, field, flag, id, instant, int, text } from '../schema/fields.js';
import {
  ImportFailureEnum,
  ImportKindEnum,
  ImportObstacleKindEnum,
  ImportReasonEnum,
  ImportStatusEnum,
  ImportConfirmationEnum,
  ImportWarningCodeEnum,
} from '../schema/importEnums.js';
import { JSONObjectScalar } from '../schema/scalars.js';
import { pageClassOf } from '../schema/tables.js';
import { ImportColumns } from './columns.types.js';

@ObjectType({ description: 'Why a row of a file is bad.', simpleResolvers: true })
export class ImportProblem {
  @int('The row, as a spreadsheet numbers it: the header is row 1; of JSON lines, the line.') row: number;
  @text('The column.') column: string;
  @field(() => ImportReasonEnum, 'Why.') reason: ImportReason;
  @field(() => JSONObjectScalar, 'Values for the text of the reason: `{"from": 10, "to": 25}`.') parameters: object;
  @text('The content of the cell.') value: string;
  @text('The reason as an Italian sentence.') message: string;
}

@ObjectType({ description: 'Rows of a file with the same thing wrong in the same column.', simpleResolvers: true })
export class ImportProblemGroup {
  @text('The column.') column: string;
  @field(() => ImportReasonEnum, 'Why.') reason: ImportReason;
  @int('How many rows.') rows: number;
}

@ObjectType({ description: 'A cell of a file.', simpleResolvers: true })
export class ImportCell {
  @int('The row, as a spreadsheet numbers it.') row: number;
  @text('The content of the cell.') value: string;
}

@ObjectType({ description: 'Something in valid rows of a file that may be a mistake.', simpleResolvers: true })
export class ImportWarning {
  @field(() => ImportWarningCodeEnum, 'What.') code: ImportWarningCode;
  @text('The column.') column: string;
  @int('How many rows.') count: number;
  @field(() => [ImportCell], 'The first five of them.') examples: ImportCell[];
  @text.orNull('The new brand, or the 99th percentile of the column; null for the others.') value: string | null;
  @text.orNull('The nearest known brand; null without one.') suggestion: string | null;
  @flag('Whether applying the file wants it to be confirmed.') needsConfirmation: boolean;

  @field.orNull(() => ImportConfirmationEnum, 'The name by which it is confirmed; null: it wants none.')
  confirmation?: ImportConfirmation | null;
}

@ObjectType({ description: 'The change that a sales file makes to the prizes of a campaign.', simpleResolvers: true })
export class ImportPrizes {
  @id('The campaign.') campaignId: number;
  @text('Its title.') title: string;
  @flag('Whether the campaign is closed; then nothing changes.') isClosed: boolean;
  @int('Dealers with lines in the file that count for it.') dealers: number;
  @decimal('Prizes accumulated after less before, in EUR.') earned: string;
  @int('Dealers that reach their goal.') reaching: number;
  @int('Dealers that fall below their goal.') falling: number;
}

@ObjectType({ description: 'A row of a file as it would change what there is.', simpleResolvers: true })
export class ImportSampleRow {
  @int('The row, as a spreadsheet numbers it: the header is row 1.') row: number;

  @field.orNull(() => JSONObjectScalar, 'The present values; null where the row creates an object.')
  before: object | null;

  @field(() => JSONObjectScalar, 'The values once applied: the same fields, and new ones.') after: object;
}

@ObjectType({ description: 'The changes of a sales file in one month.', simpleResolvers: true })
export class ImportMonth {
  @text('The month: `2024-07`.') month: string;
  @int('Tyres before.') tiresBefore: number;
  @int('Tyres after.') tiresAfter: number;
  @int('Tyres of fleets before.') fleetBefore: number;
  @int('Tyres of fleets after.') fleetAfter: number;
  @decimal('Sales before, in EUR.') amountBefore: string;
  @decimal('Sales after, in EUR.') amountAfter: string;
}

@ObjectType({ description: 'The changes of a file, counted.', simpleResolvers: true })
export class ImportTotals {
  @int('Rows that make something new.') created: number;
  @int('Rows that change something.') updated: number;
  @int('Rows that change nothing.') unchanged: number;
  @field(() => [ImportMonth], 'Sales month by month; empty for files of other kinds.') months: ImportMonth[];
}

@ObjectType({ description: 'How far the work in the background has come.', simpleResolvers: true })
class ImportProgress {
  @int('Rows done.') done: number;
  @int('Rows in all; 0 while it is not known.') total: number;
}

@ObjectType({ description: 'An obstacle to undoing an import.', simpleResolvers: true })
export class ImportObstacle {
  @field(() => ImportObstacleKindEnum, 'The kind.') kind: ImportObstacleKind;
  @text('The name of what it is about: a file, a campaign, a member.') text: string;

  @id.orNull('The number of the import, the campaign or the dealer; null for members of other roles.')
  id: number | null;
}

@ObjectType({ description: 'An import in the history.', simpleResolvers: true })
export class ImportRow {
  @id('The id of the import.') id: number;
  @field(() => ImportKindEnum, 'The content of the file.') kind: ImportKind;
  @field(() => ImportStatusEnum, 'How far it has come.') status: ImportStatus;
  @flag('Whether reading waits until somebody maps its columns.') awaitsColumns: boolean;
  @text('The name of the file.') filename: string;
  @int('The size of the file, in bytes.') size: number;
  @int('Rows read.') rowsRead: number;
  @int('Rows that are valid.') rowsValid: number;
  @int('Rows that are bad.') errorCount: number;
  @instant('When the file was loaded.') createdAt: string;
  @text.orNull('Who loaded it; null where a command did.') createdBy: string | null;
  @instant.orNull('When it was applied; null before.') appliedAt: string | null;
  @instant.orNull('When it was undone; null before.') undoneAt: string | null;
}

@ObjectType({ description: 'A goal that makes something worse for a dealer that accepted it.', simpleResolvers: true })
export class WorsenedGoal {
  @id('The id of the campaign.') campaignId: number;
  @text('The title of the campaign.') title: string;
  @id('The id of the dealer.') dealerId: number;
  @text('Its code.') code: string;
  @text('Its name.') businessName: string;
  @int('The goal before, in tyres.') goalBefore: number;
  @int('The goal in the file, in tyres.') goalAfter: number;
  @field(() => [Worsening], 'What gets worse.') terms: Worsening[];
  @decimal('Accumulated before, in EUR.') accumulatedBefore: string;
  @decimal('Accumulated after, in EUR.') accumulatedAfter: string;
  @decimal('To be spent before, in EUR.') expendableBefore: string;
  @decimal('To be spent after, in EUR.') expendableAfter: string;
}

@ObjectType({ description: 'What goals make worse for dealers that accepted theirs.', simpleResolvers: true })
export class ImportWorsening {
  @int('Dealers for which something gets worse, each for each campaign.') dealers: number;
  @decimal('What those lose in all of what they have accumulated, in EUR.') accumulatedLess: string;
  @decimal('What those lose in all of what they can spend, or owe more, in EUR.') expendableLess: string;
  @field(() => [WorsenedGoal], 'The first 100 of them.') goals: WorsenedGoal[];
}

@ObjectType({ description: 'An import.', simpleResolvers: true })
export class Import extends ImportRow {
  @field(() => [ImportProblem], 'The bad rows, by their numbers: the first 1,000.') errors: ImportProblem[];

  @field(() => [ImportProblemGroup], 'All bad rows by what is wrong, the most frequent first.')
  groups: ImportProblemGroup[];

  @field(() => [ImportSampleRow], 'The first 20 rows that change something.') sample: ImportSampleRow[];

  @field(() => [ImportWarning], 'What may be a mistake in the valid rows, when it was previewed.')
  warnings: ImportWarning[];

  @field(() => [ImportPrizes], 'The changes of prizes, when a sales file was previewed.') prizes: ImportPrizes[];

  @field.orNull(
    () => ImportWorsening,
    'What goals make worse for dealers that accepted theirs, when the file was previewed; null: nothing.',
  )
  worsening: ImportWorsening | null;

  @field(() => ImportTotals, 'The changes, planned or applied.') totals: ImportTotals;
  @field(() => ImportProgress, 'How far it is.') progress: ImportProgress;
  @field.orNull(() => ImportFailureEnum, 'Why it failed.') failure: ImportFailure | null;

  @field(() => [ImportObstacle], 'The first ten obstacles found once undoing had begun: imports to be undone first.')
  obstacles: ImportObstacle[];

  @int('The number of all obstacles found then.') obstacleCount: number;

  @field.orNull(() => ImportColumns, 'Its columns, where the portal does not know its header; null for other files.')
  columns: ImportColumns | null;

  @field.orNull(
    () => Approval,
    'The request that a mutation has made where a second person has to approve it; null in a query.',
  )
  pendingApproval?: Approval | null;
}

@ObjectType({ description: 'A page of the history of imports.', simpleResolvers: true })
export class ImportPage extends pageClassOf(() => ImportRow) {}

@ObjectType({ description: 'A closed campaign that counted lines of an import.', simpleResolvers: true })
export class ImportClosedCampaign {
  @id('The id of the campaign.') id: number;
  @text('The title.') title: string;
  @int('The tyres of the lines that it counted, net of returns.') tires: number;
}

@ObjectType({
  description: 'The goals that become worse for dealers that accepted them, if an import is undone.',
  simpleResolvers: true,
})
export class ImportUndoWorsening {
  @int('Dealers for which something gets worse, each for each campaign.') dealers: number;
  @decimal('What those lose in all of what they have accumulated, in EUR.') accumulatedLess: string;
  @decimal('What those lose in all of what they can spend, or owe more, in EUR.') expendableLess: string;
}

@ObjectType({ description: 'The effects of undoing an import.', simpleResolvers: true })
export class ImportUndo {
  @field.orNull(() => ImportUndoWorsening, 'The terms that become worse for dealers that accepted; null if none do.')
  worsening: ImportUndoWorsening | null;

  @field(() => [ImportClosedCampaign], 'The closed campaigns that counted its lines, by title: their figures stay.')
  closedCampaigns: ImportClosedCampaign[];
}
