import { Field, Int, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';
import { ReportDealer } from './reportDealer.types.js';
import { ToDay } from './toDay.types.js';

const stoppedDescription = "Dealers that have stopped buying by the programme's day; null where the time is another.";

/** The sums of a period and of the same period of the year before. */
@ObjectType({ simpleResolvers: true })
abstract class ComparedSums {
  @Field(() => Int, { description: 'Tyres, net of returns.' })
  tires: number;

  @Field(() => Int, { description: 'Tyres in the same time of the year before.' })
  tiresBefore: number;

  @Field(() => DecimalScalar, { description: 'The amount, in EUR.' })
  amount: string;

  @Field(() => DecimalScalar, { description: 'The amount in the same time of the year before, in EUR.' })
  amountBefore: string;

  @Field(() => ToDay, { description: 'Both years to the same day.' })
  toDay: ToDay;
}

/** The sums of both years, and their difference. */
@ObjectType({ simpleResolvers: true })
abstract class ComparedYears extends ComparedSums {
  @Field(() => Int, { description: 'Tyres more than the year before.' })
  difference: number;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The difference in percent of the year before, one decimal; null where that was 0 or less.',
  })
  differencePercentage: string | null;
}

@ObjectType({ description: 'A month beside the same month of the year before.', simpleResolvers: true })
export class ComparedMonth extends ComparedSums {
  @Field(() => String, { description: 'The month: yyyy-mm.' })
  month: string;
}

@ObjectType({ description: 'A month of a report, over all its rows.', simpleResolvers: true })
export class ReportMonth extends ComparedMonth {
  @Field(() => Int, { description: 'Tyres of fleets, net of returns.' })
  tiresFleet: number;
}

@ObjectType({ description: 'A dealer in a month.', simpleResolvers: true })
export class MonthlyReportRow extends ComparedYears {
  @Field(() => ReportDealer, { description: 'The dealer.' })
  dealer: ReportDealer;

  @Field(() => String, { description: 'The month: yyyy-mm.' })
  month: string;
}

@ObjectType({
  description: 'The totals of all rows of the monthly report, dealers deleted since included.',
  simpleResolvers: true,
})
export class MonthlyReportTotals extends ComparedYears {
  @Field(() => Int, { description: 'Dealers with sales in the time.' })
  dealers: number;

  @Field(() => Int, { nullable: true, description: stoppedDescription })
  stopped: number | null;

  @Field(() => [ReportMonth], { description: 'The months of the time, in order.' })
  months: ReportMonth[];
}

@ObjectType({ description: 'A page of the dealers month by month.', simpleResolvers: true })
export class MonthlyReport extends TableResult {
  @Field(() => [MonthlyReportRow], { description: 'The rows of the page.' })
  items: MonthlyReportRow[];

  @Field(() => MonthlyReportTotals, { description: 'The totals of all rows.' })
  totals: MonthlyReportTotals;
}

/** Tyres, and those of fleets. */
@ObjectType({ simpleResolvers: true })
abstract class FleetSums {
  @Field(() => Int, { description: 'Tyres, net of returns.' })
  tires: number;

  @Field(() => Int, { description: 'Tyres of fleets, net of returns.' })
  tiresFleet: number;

  @Field(() => DecimalScalar, { description: 'Tyres of fleets in percent, one decimal; 0 where tyres are 0 or fewer.' })
  fleetPercentage: string;
}

@ObjectType({ description: 'The tyres of a dealer in a month, and those of fleets.', simpleResolvers: true })
export class MonthlyFleetReportRow extends FleetSums {
  @Field(() => ReportDealer, { description: 'The dealer.' })
  dealer: ReportDealer;

  @Field(() => String, { description: 'The month: yyyy-mm.' })
  month: string;
}

@ObjectType({
  description: 'The totals of all rows of the report of fleets, dealers deleted since included.',
  simpleResolvers: true,
})
export class MonthlyFleetReportTotals extends FleetSums {
  @Field(() => Int, { description: 'Dealers with sales in the time.' })
  dealers: number;

  @Field(() => Int, { nullable: true, description: stoppedDescription })
  stopped: number | null;

  @Field(() => [ReportMonth], { description: 'The months of the time, in order.' })
  months: ReportMonth[];
}

@ObjectType({ description: 'A page of the tyres of fleets month by month.', simpleResolvers: true })
export class MonthlyFleetReport extends TableResult {
  @Field(() => [MonthlyFleetReportRow], { description: 'The rows of the page.' })
  items: MonthlyFleetReportRow[];

  @Field(() => MonthlyFleetReportTotals, { description: 'The totals of all rows.' })
  totals: MonthlyFleetReportTotals;
}

@ObjectType({ description: 'The year of a dealer beside the one before.', simpleResolvers: true })
export class PreviousYearReportRow extends ComparedYears {
  @Field(() => ReportDealer, { description: 'The dealer.' })
  dealer: ReportDealer;

  @Field(() => [ComparedMonth], { description: 'The months of the time, in order.' })
  months: ComparedMonth[];
}

@ObjectType({
  description: 'The totals of all rows of the report of the year before, dealers deleted since included.',
  simpleResolvers: true,
})
export class PreviousYearReportTotals extends ComparedYears {
  @Field(() => Int, { description: 'Dealers with sales in the time.' })
  dealers: number;

  @Field(() => Int, { nullable: true, description: stoppedDescription })
  stopped: number | null;

  @Field(() => [ReportMonth], { description: 'The months of the time, in order.' })
  months: ReportMonth[];
}

@ObjectType({ description: 'A page of the dealers beside the year before.', simpleResolvers: true })
export class PreviousYearReport extends TableResult {
  @Field(() => [PreviousYearReportRow], { description: 'The rows of the page.' })
  items: PreviousYearReportRow[];

  @Field(() => PreviousYearReportTotals, { description: 'The totals of all rows.' })
  totals: PreviousYearReportTotals;
}
