import { accrualMonthStates, prizeStates, type AccrualMonthState, type PrizeState } from '@gdd/schema/accruals';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BridgeStep } from '../campaigns/changes/changes.types.js';
import { Member } from '../dealers/dealers.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';

const AccrualMonthStateEnum = describedEnum(
  'AccrualMonthState',
  'How a month of accruals stands.',
  accrualMonthStates,
  (state) => ({ open: 'Worked out anew whenever it is looked at.', closed: 'Frozen.' })[state],
);

const AccrualPrizeStateEnum = describedEnum(
  'AccrualPrizeState',
  'The state of a prize at the end of a month.',
  prizeStates,
  (state) =>
    ({
      unlocked: 'It can be spent.',
      locked: 'It may still be unlocked.',
      awaitingClosing: 'Locked, in a campaign that has ended and is not closed.',
      released: 'Locked in a campaign that was closed: nobody can claim it any more.',
    })[state],
);

/** The sums of some rows of a month. */
@ObjectType({ simpleResolvers: true })
abstract class AccrualFigures {
  @Field(() => Int, { description: 'The dealers, each once.' })
  dealers: number;

  @Field(() => DecimalScalar, {
    description: 'The closing of the month before, in EUR; of the first month what was owed before it.',
  })
  opening: string;

  @Field(() => DecimalScalar, { description: 'Earned by the sales of the month, in EUR.' })
  accrued: string;

  @Field(() => DecimalScalar, {
    description: 'Of what was earned until the month before, changed since it was closed, in EUR.',
  })
  corrections: string;

  @Field(() => DecimalScalar, { description: 'Adjustments of the month, and set-offs where they go, in EUR.' })
  adjustments: string;

  @Field(() => DecimalScalar, { description: 'Redemptions of the month, and set-offs where they are taken, in EUR.' })
  paid: string;

  @Field(() => DecimalScalar, {
    description: 'Accumulated but locked in campaigns that were closed, in EUR: nobody can claim it any more.',
  })
  released: string;

  @Field(() => DecimalScalar, {
    description:
      'Owed at the end of the month, in EUR: opening + accrued + corrections + adjustments − paid − released.',
  })
  closing: string;

  @Field(() => DecimalScalar, { description: 'The closings above 0, by dealer and campaign, in EUR.' })
  owed: string;

  @Field(() => DecimalScalar, {
    description: 'The closings below 0, by dealer and campaign, as a positive amount in EUR.',
  })
  debts: string;

  @Field(() => DecimalScalar, {
    description: 'The part of the closing that is final, in EUR: its prize can be spent, or was released.',
  })
  unlocked: string;

  @Field(() => DecimalScalar, { description: 'The part of the closing whose prize may still be unlocked, in EUR.' })
  notUnlocked: string;

  @Field(() => DecimalScalar, {
    description: 'The part of the closing locked in campaigns that have ended and are not closed, in EUR.',
  })
  awaitingClosing: string;
}

@ObjectType({ description: 'What some rows of a month come to.', simpleResolvers: true })
export class AccrualSums extends AccrualFigures {}

@ObjectType({ description: 'A month of accruals.', simpleResolvers: true })
export class AccrualMonth {
  @Field(() => String, { description: 'The month, yyyy-mm.' })
  month: string;

  @Field(() => AccrualMonthStateEnum, { description: 'How it stands.' })
  state: AccrualMonthState;

  @Field(() => Boolean, { description: 'Whether its last day has passed.' })
  isOver: boolean;

  @Field(() => Boolean, {
    description: 'Whether no month is closed before it; while none is closed, any month since then may be the first.',
  })
  isFirst: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was closed; null while it is open.' })
  closedAt: string | null;

  @Field(() => String, { nullable: true, description: 'Who closed it.' })
  closedBy: string | null;

  @Field(() => Int, { nullable: true, description: 'Its frozen rows, of all dealers; null while it is open.' })
  rows: number | null;

  @Field(() => String, { nullable: true, description: 'SHA-256 of all its frozen rows; null while it is open.' })
  hash: string | null;
}

@ObjectType({ description: 'A closed month in the table of months.', simpleResolvers: true })
export class AccrualMonthRow extends AccrualMonth {
  @Field(() => AccrualSums, { description: 'What it comes to, for the dealers that the caller sees.' })
  sums: AccrualSums;
}

@ObjectType({ description: 'A page of the closed months.', simpleResolvers: true })
export class AccrualMonthPage extends TableResult {
  @Field(() => [AccrualMonthRow], { description: 'The months of the page.' })
  items: AccrualMonthRow[];

  @Field(() => AccrualMonth, { nullable: true, description: 'The month that is closed next.' })
  open: AccrualMonth | null;
}

@ObjectType({ description: 'A campaign in a row of accruals.', simpleResolvers: true })
export class AccrualCampaign {
  @Field(() => ID, { description: 'The number of the campaign.' })
  id: number;

  @Field(() => String, { description: 'Its title.' })
  title: string;
}

@ObjectType({ description: 'A dealer in a row of accruals.', simpleResolvers: true })
export class AccrualDealer {
  @Field(() => ID, { description: 'The number of the dealer.' })
  id: number;

  @Field(() => String, { description: 'Its code.' })
  code: string;

  @Field(() => String, { description: 'Its name.' })
  businessName: string;

  @Field(() => String, { description: 'Its VAT number.' })
  vatNumber: string;
}

@ObjectType({
  description: 'Rows of a month that were added up; what they are not added up by is null.',
  simpleResolvers: true,
})
export class AccrualRow extends AccrualFigures {
  @Field(() => AccrualCampaign, { nullable: true, description: 'The campaign.' })
  campaign: AccrualCampaign | null;

  @Field(() => Member, { nullable: true, description: 'The distributor of the closing.' })
  distributor: Member | null;

  @Field(() => String, { nullable: true, description: 'The region of the closing.' })
  region: string | null;

  @Field(() => AccrualDealer, { nullable: true, description: 'The dealer.' })
  dealer: AccrualDealer | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Of a dealer in a campaign: whether its prize can be spent.',
  })
  isUnlocked: boolean | null;

  @Field(() => AccrualPrizeStateEnum, {
    nullable: true,
    description: 'Of a dealer in a campaign: the state of its prize at the end of the month.',
  })
  prizeState: PrizeState | null;
}

@ObjectType({ description: 'A page of the rows of a month.', simpleResolvers: true })
export class AccrualRowPage extends TableResult {
  @Field(() => AccrualMonth, { description: 'The month.' })
  month: AccrualMonth;

  @Field(() => [AccrualRow], { description: 'The rows of the page.' })
  items: AccrualRow[];

  @Field(() => AccrualSums, { description: 'What all of them come to.' })
  totals: AccrualSums;
}

@ObjectType({ description: "What one cause did to a dealer's figures between two closings.", simpleResolvers: true })
export class AccrualCause extends BridgeStep {
  @Field(() => Int, { description: 'Lines of the import that were sold until the month before, and are there today.' })
  lateLines: number;

  @Field(() => Int, { description: 'Their tyres.' })
  lateTires: number;
}

@ObjectType({ description: 'A sale line that came after the month before was closed.', simpleResolvers: true })
export class AccrualLateLine {
  @Field(() => String, { description: 'The number of its document.' })
  document: string;

  @Field(() => Int, { description: 'Its number in the document.' })
  line: number;

  @Field(() => DateScalar, { description: 'When it was sold.' })
  soldOn: string;

  @Field(() => String, { description: 'The brand.' })
  brand: string;

  @Field(() => Int, { description: 'Tyres.' })
  quantity: number;

  @Field(() => ID, { description: 'The number of the import that brought it.' })
  importId: number;

  @Field(() => String, { description: "The name of the import's file." })
  filename: string;
}

@ObjectType({ description: "Why a dealer's figures were corrected in a month.", simpleResolvers: true })
export class AccrualCauses {
  @Field(() => AccrualRow, { description: 'The row of the dealer in the campaign.' })
  row: AccrualRow;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the month before was closed; null where nothing was closed before.',
  })
  from: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the month was closed; null while it is open.' })
  to: string | null;

  @Field(() => [AccrualCause], { description: 'What changed the figures in between, by sales of the month too.' })
  steps: AccrualCause[];

  @Field(() => [AccrualLateLine], {
    description: 'Lines that came in between and were sold until the month before, newest first: the first 200.',
  })
  lines: AccrualLateLine[];

  @Field(() => Int, { description: 'How many such lines there are.' })
  lineCount: number;
}

@ObjectType({ description: 'What was owed at the end of a closed month.', simpleResolvers: true })
export class AccrualPoint {
  @Field(() => String, { description: 'The month, yyyy-mm.' })
  month: string;

  @Field(() => DecimalScalar, { description: 'What was owed on the evening before it, in EUR.' })
  opening: string;

  @Field(() => DecimalScalar, { description: 'The closing, in EUR.' })
  closing: string;

  @Field(() => DecimalScalar, { description: 'The part of it whose prize can be spent, in EUR.' })
  unlocked: string;

  @Field(() => DecimalScalar, { description: 'The part of it whose prize may still be unlocked, in EUR.' })
  notUnlocked: string;

  @Field(() => DecimalScalar, { description: 'The part of it that awaits the closing of ended campaigns, in EUR.' })
  awaitingClosing: string;
}

@ObjectType({ description: 'What would be owed at the end of a month to come.', simpleResolvers: true })
export class AccrualForecastPoint {
  @Field(() => String, { description: 'The month, yyyy-mm.' })
  month: string;

  @Field(() => DecimalScalar, { description: 'The low forecast, in EUR.' })
  low: string;

  @Field(() => DecimalScalar, { description: 'The expected one, in EUR.' })
  expected: string;

  @Field(() => DecimalScalar, { description: 'The high one, in EUR.' })
  high: string;

  @Field(() => DecimalScalar, { description: 'The part of the expected one whose prize can be spent, in EUR.' })
  unlocked: string;

  @Field(() => DecimalScalar, { description: 'The rest of the expected one, in EUR.' })
  notUnlocked: string;
}

@ObjectType({ description: 'What is owed, by month, with the forecast.', simpleResolvers: true })
export class AccrualChart {
  @Field(() => [AccrualPoint], { description: 'The newest 24 closed months, ascending.' })
  points: AccrualPoint[];

  @Field(() => [AccrualForecastPoint], {
    description:
      'As if nothing were paid: each month after the newest closed one until the last campaign under way ends, ascending.',
  })
  forecast: AccrualForecastPoint[];
}
