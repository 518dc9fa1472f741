import { ObjectType } from 'type-graphql';
import { decimal, field, int, text } from '../schema/fields.js';
import { TableResult } from '../schema/tables.js';
import { ReportDealer } from './reportDealer.types.js';
import { ToDay } from './toDay.types.js';

const stoppedDescription = "Dealers that have stopped buying by the programme's day; null where the time is another.";

/** The sums of a period and of the same period of the year before. */
@ObjectType({ simpleResolvers: true })
abstract class ComparedSums {
  @int('Tyres, net of returns.') tires: number;
  @int('Tyres in the same time of the year before.') tiresBefore: number;
  @decimal('The amount, in EUR.') amount: string;
  @decimal('The amount in the same time of the year before, in EUR.') amountBefore: string;
  @field(() => ToDay, 'Both years to the same day.') toDay: ToDay;
}

/** The sums of both years, and their difference. */
@ObjectType({ simpleResolvers: true })
abstract class ComparedYears extends ComparedSums {
  @int('Tyres more than the year before.') difference: number;

  @decimal.orNull('The difference in percent of the year before, one decimal; null where that was 0 or less.')
  differencePercentage: string | null;
}

@ObjectType({ description: 'A month beside the same month of the year before.', simpleResolvers: true })
export class ComparedMonth extends ComparedSums {
  @text('The month: yyyy-mm.') month: string;
}

@ObjectType({ description: 'A month of a report, over all its rows.', simpleResolvers: true })
export class ReportMonth extends ComparedMonth {
  @int('Tyres of fleets, net of returns.') tiresFleet: number;
}

@ObjectType({ description: 'A dealer in a month.', simpleResolvers: true })
export class MonthlyReportRow extends ComparedYears {
  @field(() => ReportDealer, 'The dealer.') dealer: ReportDealer;
  @text('The month: yyyy-mm.') month: string;
}

@ObjectType({
  description: 'The totals of all rows of the monthly report, dealers deleted since included.',
  simpleResolvers: true,
})
export class MonthlyReportTotals extends ComparedYears {
  @int('Dealers with sales in the time.') dealers: number;
  @int.orNull(stoppedDescription) stopped: number | null;
  @field(() => [ReportMonth], 'The months of the time, in order.') months: ReportMonth[];
}

@ObjectType({ description: 'A page of the dealers month by month.', simpleResolvers: true })
export class MonthlyReport extends TableResult {
  @field(() => [MonthlyReportRow], 'The rows of the page.') items: MonthlyReportRow[];
  @field(() => MonthlyReportTotals, 'The totals of all rows.') totals: MonthlyReportTotals;
}

/** Tyres, and those of fleets. */
@ObjectType({ simpleResolvers: true })
abstract class FleetSums {
  @int('Tyres, net of returns.') tires: number;
  @int('Tyres of fleets, net of returns.') tiresFleet: number;
  @decimal('Tyres of fleets in percent, one decimal; 0 where tyres are 0 or fewer.') fleetPercentage: string;
}

@ObjectType({ description: 'The tyres of a dealer in a month, and those of fleets.', simpleResolvers: true })
export class MonthlyFleetReportRow extends FleetSums {
  @field(() => ReportDealer, 'The dealer.') dealer: ReportDealer;
  @text('The month: yyyy-mm.') month: string;
}

@ObjectType({
  description: 'The totals of all rows of the report of fleets, dealers deleted since included.',
  simpleResolvers: true,
})
export class MonthlyFleetReportTotals extends FleetSums {
  @int('Dealers with sales in the time.') dealers: number;
  @int.orNull(stoppedDescription) stopped: number | null;
  @field(() => [ReportMonth], 'The months of the time, in order.') months: ReportMonth[];
}

@ObjectType({ description: 'A page of the tyres of fleets month by month.', simpleResolvers: true })
export class MonthlyFleetReport extends TableResult {
  @field(() => [MonthlyFleetReportRow], 'The rows of the page.') items: MonthlyFleetReportRow[];
  @field(() => MonthlyFleetReportTotals, 'The totals of all rows.') totals: MonthlyFleetReportTotals;
}

@ObjectType({ description: 'The year of a dealer beside the one before.', simpleResolvers: true })
export class PreviousYearReportRow extends ComparedYears {
  @field(() => ReportDealer, 'The dealer.') dealer: ReportDealer;
  @field(() => [ComparedMonth], 'The months of the time, in order.') months: ComparedMonth[];
}

@ObjectType({
  description: 'The totals of all rows of the report of the year before, dealers deleted since included.',
  simpleResolvers: true,
})
export class PreviousYearReportTotals extends ComparedYears {
  @int('Dealers with sales in the time.') dealers: number;
  @int.orNull(stoppedDescription) stopped: number | null;
  @field(() => [ReportMonth], 'The months of the time, in order.') months: ReportMonth[];
}

@ObjectType({ description: 'A page of the dealers beside the year before.', simpleResolvers: true })
export class PreviousYearReport extends TableResult {
  @field(() => [PreviousYearReportRow], 'The rows of the page.') items: PreviousYearReportRow[];
  @field(() => PreviousYearReportTotals, 'The totals of all rows.') totals: PreviousYearReportTotals;
}
