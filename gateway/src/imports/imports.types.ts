import type { ImportKind, ImportStatus } from '@gdd/schema/campaigns';
import type {
  ImportConfirmation,
  ImportFailure,
  ImportObstacleKind,
  ImportReason,
  ImportWarningCode,
} from '@gdd/schema/imports';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Approval } from '../approvals/approvals.types.js';
import { Worsening } from '../campaigns/rules/worsenings.types.js';
import {
  ImportFailureEnum,
  ImportKindEnum,
  ImportObstacleKindEnum,
  ImportReasonEnum,
  ImportStatusEnum,
  ImportConfirmationEnum,
  ImportWarningCodeEnum,
} from '../schema/importEnums.js';
import { DateTimeScalar, DecimalScalar, JSONObjectScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';
import { ImportColumns } from './columns.types.js';

@ObjectType({ description: 'Why a row of a file is bad.', simpleResolvers: true })
export class ImportProblem {
  @Field(() => Int, {
    description: 'The row, as a spreadsheet numbers it: the header is row 1; of JSON lines, the line.',
  })
  row: number;

  @Field(() => String, { description: 'The column.' })
  column: string;

  @Field(() => ImportReasonEnum, { description: 'Why.' })
  reason: ImportReason;

  @Field(() => JSONObjectScalar, { description: 'Values for the text of the reason: `{"from": 10, "to": 25}`.' })
  parameters: object;

  @Field(() => String, { description: 'The content of the cell.' })
  value: string;

  @Field(() => String, { description: 'The reason as an Italian sentence.' })
  message: string;
}

@ObjectType({ description: 'Rows of a file with the same thing wrong in the same column.', simpleResolvers: true })
export class ImportProblemGroup {
  @Field(() => String, { description: 'The column.' })
  column: string;

  @Field(() => ImportReasonEnum, { description: 'Why.' })
  reason: ImportReason;

  @Field(() => Int, { description: 'How many rows.' })
  rows: number;
}

@ObjectType({ description: 'A cell of a file.', simpleResolvers: true })
export class ImportCell {
  @Field(() => Int, { description: 'The row, as a spreadsheet numbers it.' })
  row: number;

  @Field(() => String, { description: 'The content of the cell.' })
  value: string;
}

@ObjectType({ description: 'Something in valid rows of a file that may be a mistake.', simpleResolvers: true })
export class ImportWarning {
  @Field(() => ImportWarningCodeEnum, { description: 'What.' })
  code: ImportWarningCode;

  @Field(() => String, { description: 'The column.' })
  column: string;

  @Field(() => Int, { description: 'How many rows.' })
  count: number;

  @Field(() => [ImportCell], { description: 'The first five of them.' })
  examples: ImportCell[];

  @Field(() => String, {
    nullable: true,
    description: 'The new brand, or the 99th percentile of the column; null for the others.',
  })
  value: string | null;

  @Field(() => String, { nullable: true, description: 'The nearest known brand; null without one.' })
  suggestion: string | null;

  @Field(() => Boolean, { description: 'Whether applying the file wants it to be confirmed.' })
  needsConfirmation: boolean;

  @Field(() => ImportConfirmationEnum, {
    nullable: true,
    description: 'The name by which it is confirmed; null: it wants none.',
  })
  confirmation?: ImportConfirmation | null;
}

@ObjectType({ description: 'The change that a sales file makes to the prizes of a campaign.', simpleResolvers: true })
export class ImportPrizes {
  @Field(() => ID, { description: 'The campaign.' })
  campaignId: number;

  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => Boolean, { description: 'Whether it is closed: then nothing changes.' })
  isClosed: boolean;

  @Field(() => Int, { description: 'Dealers with lines in the file that count for it.' })
  dealers: number;

  @Field(() => DecimalScalar, { description: 'Prizes accumulated after less before, in EUR.' })
  earned: string;

  @Field(() => Int, { description: 'Dealers that reach their goal.' })
  reaching: number;

  @Field(() => Int, { description: 'Dealers that fall below their goal.' })
  falling: number;
}

@ObjectType({ description: 'A row of a file as it would change what there is.', simpleResolvers: true })
export class ImportSampleRow {
  @Field(() => Int, { description: 'The row, as a spreadsheet numbers it: the header is row 1.' })
  row: number;

  @Field(() => JSONObjectScalar, {
    nullable: true,
    description: 'The present values; null where the row creates an object.',
  })
  before: object | null;

  @Field(() => JSONObjectScalar, { description: 'The values once applied: the same fields, and new ones.' })
  after: object;
}

@ObjectType({ description: 'The changes of a sales file in one month.', simpleResolvers: true })
export class ImportMonth {
  @Field(() => String, { description: 'The month: `2024-07`.' })
  month: string;

  @Field(() => Int, { description: 'Tyres before.' })
  tiresBefore: number;

  @Field(() => Int, { description: 'Tyres after.' })
  tiresAfter: number;

  @Field(() => Int, { description: 'Tyres of fleets before.' })
  fleetBefore: number;

  @Field(() => Int, { description: 'Tyres of fleets after.' })
  fleetAfter: number;

  @Field(() => DecimalScalar, { description: 'Sales before, in EUR.' })
  amountBefore: string;

  @Field(() => DecimalScalar, { description: 'Sales after, in EUR.' })
  amountAfter: string;
}

@ObjectType({ description: 'The changes of a file, counted.', simpleResolvers: true })
export class ImportTotals {
  @Field(() => Int, { description: 'Rows that make something new.' })
  created: number;

  @Field(() => Int, { description: 'Rows that change something.' })
  updated: number;

  @Field(() => Int, { description: 'Rows that change nothing.' })
  unchanged: number;

  @Field(() => [ImportMonth], { description: 'Sales month by month; empty for files of other kinds.' })
  months: ImportMonth[];
}

@ObjectType({ description: 'How far the work in the background has come.', simpleResolvers: true })
class ImportProgress {
  @Field(() => Int, { description: 'Rows done.' })
  done: number;

  @Field(() => Int, { description: 'Rows in all; 0 while it is not known.' })
  total: number;
}

@ObjectType({ description: 'An obstacle to undoing an import.', simpleResolvers: true })
export class ImportObstacle {
  @Field(() => ImportObstacleKindEnum, { description: 'The kind.' })
  kind: ImportObstacleKind;

  @Field(() => String, { description: 'The name of what it is about: a file, a campaign, a member.' })
  text: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The number of the import, the campaign or the dealer; null for members of other roles.',
  })
  id: number | null;
}

@ObjectType({ description: 'An import in the history.', simpleResolvers: true })
export class ImportRow {
  @Field(() => ID, { description: 'The number of the import.' })
  id: number;

  @Field(() => ImportKindEnum, { description: 'The content of the file.' })
  kind: ImportKind;

  @Field(() => ImportStatusEnum, { description: 'How far it has come.' })
  status: ImportStatus;

  @Field(() => Boolean, { description: 'Whether it is not read until somebody says what its columns are.' })
  awaitsColumns: boolean;

  @Field(() => String, { description: 'The name of the file.' })
  filename: string;

  @Field(() => Int, { description: 'The size of the file, in bytes.' })
  size: number;

  @Field(() => Int, { description: 'Rows read.' })
  rowsRead: number;

  @Field(() => Int, { description: 'Rows that are valid.' })
  rowsValid: number;

  @Field(() => Int, { description: 'Rows that are bad.' })
  errorCount: number;

  @Field(() => DateTimeScalar, { description: 'When the file was loaded.' })
  createdAt: string;

  @Field(() => String, { nullable: true, description: 'Who loaded it; null where a command did.' })
  createdBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was applied; null before.' })
  appliedAt: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was undone; null before.' })
  undoneAt: string | null;
}

@ObjectType({ description: 'A goal that makes something worse for a dealer that accepted it.', simpleResolvers: true })
export class WorsenedGoal {
  @Field(() => ID, { description: 'The number of the campaign.' })
  campaignId: number;

  @Field(() => String, { description: 'The title of the campaign.' })
  title: string;

  @Field(() => ID, { description: 'The number of the dealer.' })
  dealerId: number;

  @Field(() => String, { description: 'Its code.' })
  code: string;

  @Field(() => String, { description: 'Its name.' })
  businessName: string;

  @Field(() => Int, { description: 'The goal before, in tyres.' })
  goalBefore: number;

  @Field(() => Int, { description: 'The goal in the file, in tyres.' })
  goalAfter: number;

  @Field(() => [Worsening], { description: 'What gets worse.' })
  terms: Worsening[];

  @Field(() => DecimalScalar, { description: 'Accumulated before, in EUR.' })
  accumulatedBefore: string;

  @Field(() => DecimalScalar, { description: 'Accumulated after, in EUR.' })
  accumulatedAfter: string;

  @Field(() => DecimalScalar, { description: 'To be spent before, in EUR.' })
  expendableBefore: string;

  @Field(() => DecimalScalar, { description: 'To be spent after, in EUR.' })
  expendableAfter: string;
}

@ObjectType({ description: 'What goals make worse for dealers that accepted theirs.', simpleResolvers: true })
export class ImportWorsening {
  @Field(() => Int, { description: 'Dealers for which something gets worse, each for each campaign.' })
  dealers: number;

  @Field(() => DecimalScalar, { description: 'What those lose in all of what they have accumulated, in EUR.' })
  accumulatedLess: string;

  @Field(() => DecimalScalar, { description: 'What those lose in all of what they can spend, or owe more, in EUR.' })
  expendableLess: string;

  @Field(() => [WorsenedGoal], { description: 'The first 100 of them.' })
  goals: WorsenedGoal[];
}

@ObjectType({ description: 'An import.', simpleResolvers: true })
export class Import extends ImportRow {
  @Field(() => [ImportProblem], { description: 'The bad rows, by their numbers: the first 1,000.' })
  errors: ImportProblem[];

  @Field(() => [ImportProblemGroup], { description: 'All bad rows by what is wrong, the most frequent first.' })
  groups: ImportProblemGroup[];

  @Field(() => [ImportSampleRow], { description: 'The first 20 rows that change something.' })
  sample: ImportSampleRow[];

  @Field(() => [ImportWarning], { description: 'What may be a mistake in the valid rows, when it was previewed.' })
  warnings: ImportWarning[];

  @Field(() => [ImportPrizes], { description: 'The changes of prizes, when a sales file was previewed.' })
  prizes: ImportPrizes[];

  @Field(() => ImportWorsening, {
    nullable: true,
    description: 'What goals make worse for dealers that accepted theirs, when the file was previewed; null: nothing.',
  })
  worsening: ImportWorsening | null;

  @Field(() => ImportTotals, { description: 'The changes, planned or applied.' })
  totals: ImportTotals;

  @Field(() => ImportProgress, { description: 'How far it is.' })
  progress: ImportProgress;

  @Field(() => ImportFailureEnum, { nullable: true, description: 'Why it failed.' })
  failure: ImportFailure | null;

  @Field(() => [ImportObstacle], {
    description: 'The first ten obstacles found once undoing had begun: imports to be undone first.',
  })
  obstacles: ImportObstacle[];

  @Field(() => Int, { description: 'The number of all obstacles found then.' })
  obstacleCount: number;

  @Field(() => ImportColumns, {
    nullable: true,
    description: 'Its columns, where the portal does not know its header; null for other files.',
  })
  columns: ImportColumns | null;

  @Field(() => Approval, {
    nullable: true,
    description: 'The request that a mutation has made where a second person has to approve it; null in a query.',
  })
  pendingApproval?: Approval | null;
}

@ObjectType({ description: 'A page of the history of imports.', simpleResolvers: true })
export class ImportPage extends TableResult {
  @Field(() => [ImportRow], { description: 'The rows of the page.' })
  items: ImportRow[];
}

@ObjectType({ description: 'A closed campaign that counted lines of an import.', simpleResolvers: true })
export class ImportClosedCampaign {
  @Field(() => ID, { description: 'The number of the campaign.' })
  id: number;

  @Field(() => String, { description: 'The title.' })
  title: string;

  @Field(() => Int, { description: 'The tyres of the lines that it counted, net of returns.' })
  tires: number;
}

@ObjectType({ description: 'What an undoing makes worse for dealers that accepted goals.', simpleResolvers: true })
export class ImportUndoWorsening {
  @Field(() => Int, { description: 'Dealers for which something gets worse, each for each campaign.' })
  dealers: number;

  @Field(() => DecimalScalar, { description: 'What those lose in all of what they have accumulated, in EUR.' })
  accumulatedLess: string;

  @Field(() => DecimalScalar, { description: 'What those lose in all of what they can spend, or owe more, in EUR.' })
  expendableLess: string;
}

@ObjectType({ description: 'What the undoing of an import leaves as it is, and makes worse.', simpleResolvers: true })
export class ImportUndo {
  @Field(() => ImportUndoWorsening, {
    nullable: true,
    description: 'What it makes worse for dealers that accepted; null: nothing.',
  })
  worsening: ImportUndoWorsening | null;

  @Field(() => [ImportClosedCampaign], {
    description: 'The closed campaigns that counted its lines, by title: their figures stay.',
  })
  closedCampaigns: ImportClosedCampaign[];
}
