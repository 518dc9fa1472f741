import type { ImportKind, ImportStatus } from '@gdd/schema/campaigns';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ImportKindEnum, ImportStatusEnum } from '../schema/enums.js';
import { DateTimeScalar, DecimalScalar } from '../schema/scalars.js';
import type { ImportRecord, ImportRowRecord } from './imports.endpoints.js';

@ObjectType({ description: 'Why a row of a file is bad.', simpleResolvers: true })
export class ImportProblem {
  @Field(() => Int, { description: 'The row, as a spreadsheet numbers it: the header is row 1.' })
  row: number;

  @Field(() => String, { description: 'The column.' })
  column: string;

  @Field(() => String, { description: 'Why: an Italian sentence.' })
  reason: string;

  @Field(() => String, { description: 'What stands in the cell.' })
  value: string;
}

@ObjectType({ description: 'What a sales file changes in one month.', simpleResolvers: true })
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

@ObjectType({ description: 'What a file changes.', simpleResolvers: true })
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
export class ImportProgress {
  @Field(() => Int, { description: 'Rows done.' })
  done: number;

  @Field(() => Int, { description: 'Rows in all; 0 while it is not known.' })
  total: number;
}

@ObjectType({ description: 'An import in the history.', simpleResolvers: true })
export class ImportRow {
  @Field(() => ID, { description: 'The number of the import.' })
  id: string;

  @Field(() => ImportKindEnum, { description: 'What the file holds.' })
  kind: ImportKind;

  @Field(() => ImportStatusEnum, { description: 'How far it has come.' })
  status: ImportStatus;

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

@ObjectType({ description: 'An import.', simpleResolvers: true })
export class Import extends ImportRow {
  @Field(() => [ImportProblem], { description: 'The bad rows, by their numbers: the first 1,000.' })
  errors: ImportProblem[];

  @Field(() => ImportTotals, { description: 'What it changes, or has changed.' })
  totals: ImportTotals;

  @Field(() => ImportProgress, { description: 'How far it is.' })
  progress: ImportProgress;

  @Field(() => String, { nullable: true, description: 'Why it failed or cannot be undone: an Italian sentence.' })
  failure: string | null;
}

@ObjectType({ description: 'A page of the history of imports.', simpleResolvers: true })
export class ImportPage {
  @Field(() => [ImportRow], { description: 'The rows of the page.' })
  items: ImportRow[];

  @Field(() => Int, { description: 'Rows that the filter and the search leave, on all pages.' })
  total: number;
}

/** A row of the history under the names of GraphQL. */
export function importRowOf(row: ImportRowRecord): ImportRow {
  return { ...row, id: String(row.id) };
}

/** An import under the names of GraphQL. */
export function importOf(record: ImportRecord): Import {
  return { ...record, id: String(record.id) };
}
