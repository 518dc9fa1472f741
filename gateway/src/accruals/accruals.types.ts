import { accrualMonthStates, prizeStates, type AccrualMonthState, type PrizeState } from '@gdd/schema/accruals';
import { ObjectType } from 'type-graphql';
import { BridgeStep } from '../campaigns/changes/changes.types.js';
import { Member } from '../dealers/dealers.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { day, decimal, field, flag, id, instant, int, text } from '../schema/fields.js';
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
  @int('The dealers, each once.') dealers: number;
  @decimal('The closing of the month before, in EUR; of the first month what was owed before it.') opening: string;
  @decimal('Earned by the sales of the month, in EUR.') accrued: string;
  @decimal('Changes since its closing to the amount earned until the month before, in EUR.') corrections: string;
  @decimal('Adjustments of the month, and set-offs where they go, in EUR.') adjustments: string;
  @decimal('Redemptions of the month, and set-offs where they are taken, in EUR.') paid: string;

  @decimal('Accumulated but locked in campaigns that were closed, in EUR: nobody can claim it any more.')
  released: string;

  @decimal('Owed at the end of the month, in EUR: opening + accrued + corrections + adjustments − paid − released.')
  closing: string;

  @decimal('The closings above 0, by dealer and campaign, in EUR.') owed: string;
  @decimal('The closings below 0, by dealer and campaign, as a positive amount in EUR.') debts: string;
  @decimal('The part of the closing that is final, in EUR: its prize can be spent, or was released.') unlocked: string;
  @decimal('The part of the closing whose prize may still be unlocked, in EUR.') notUnlocked: string;

  @decimal('The part of the closing locked in campaigns that have ended and are not closed, in EUR.')
  awaitingClosing: string;
}

@ObjectType({ description: 'What some rows of a month come to.', simpleResolvers: true })
export class AccrualSums extends AccrualFigures {}

@ObjectType({ description: 'A month of accruals.', simpleResolvers: true })
export class AccrualMonth {
  @text('The month, yyyy-mm.') month: string;
  @field(() => AccrualMonthStateEnum, 'How it stands.') state: AccrualMonthState;
  @flag('Whether the last day of the month has passed.') isOver: boolean;

  @flag('Whether no month is closed before it; while none is closed, any month since then may be the first.')
  isFirst: boolean;

  @instant.orNull('When it was closed; null while it is open.') closedAt: string | null;
  @text.orNull('Who closed it.') closedBy: string | null;
  @int.orNull('Its frozen rows, of all dealers; null while it is open.') rows: number | null;
  @text.orNull('SHA-256 of all its frozen rows; null while it is open.') hash: string | null;
}

@ObjectType({ description: 'A closed month in the table of months.', simpleResolvers: true })
export class AccrualMonthRow extends AccrualMonth {
  @field(() => AccrualSums, 'The sums for the dealers that the caller sees.') sums: AccrualSums;
}

@ObjectType({ description: 'A page of the closed months.', simpleResolvers: true })
export class AccrualMonthPage extends TableResult {
  @field(() => [AccrualMonthRow], 'The months of the page.') items: AccrualMonthRow[];
  @field.orNull(() => AccrualMonth, 'The month that is closed next.') open: AccrualMonth | null;
}

@ObjectType({ description: 'A campaign in a row of accruals.', simpleResolvers: true })
export class AccrualCampaign {
  @id('The id of the campaign.') id: number;
  @text('Its title.') title: string;
}

@ObjectType({ description: 'A dealer in a row of accruals.', simpleResolvers: true })
export class AccrualDealer {
  @id('The id of the dealer.') id: number;
  @text('Its code.') code: string;
  @text('Its name.') businessName: string;
  @text('Its VAT number.') vatNumber: string;
}

@ObjectType({
  description: 'Rows of a month that were added up; what they are not added up by is null.',
  simpleResolvers: true,
})
export class AccrualRow extends AccrualFigures {
  @field.orNull(() => AccrualCampaign, 'The campaign.') campaign: AccrualCampaign | null;
  @field.orNull(() => Member, 'The distributor of the closing.') distributor: Member | null;
  @text.orNull('The region of the closing.') region: string | null;
  @field.orNull(() => AccrualDealer, 'The dealer.') dealer: AccrualDealer | null;
  @flag.orNull('For a dealer in a campaign: whether its prize can be spent.') isUnlocked: boolean | null;

  @field.orNull(
    () => AccrualPrizeStateEnum,
    'For a dealer in a campaign: the state of its prize at the end of the month.',
  )
  prizeState: PrizeState | null;
}

@ObjectType({ description: 'A page of the rows of a month.', simpleResolvers: true })
export class AccrualRowPage extends TableResult {
  @field(() => AccrualMonth, 'The month.') month: AccrualMonth;
  @field(() => [AccrualRow], 'The rows of the page.') items: AccrualRow[];
  @field(() => AccrualSums, 'The totals of all rows.') totals: AccrualSums;
}

@ObjectType({ description: "What one cause did to a dealer's figures between two closings.", simpleResolvers: true })
export class AccrualCause extends BridgeStep {
  @int('Lines of the import that were sold until the month before, and are there today.') lateLines: number;
  @int('Their tyres.') lateTires: number;
}

@ObjectType({ description: 'A sale line that came after the month before was closed.', simpleResolvers: true })
export class AccrualLateLine {
  @text('The number of its document.') document: string;
  @int('Its number in the document.') line: number;
  @day('When it was sold.') soldOn: string;
  @text('The brand.') brand: string;
  @int('Tyres.') quantity: number;
  @id('The number of the import that brought it.') importId: number;
  @text("The name of the import's file.") filename: string;
}

@ObjectType({ description: "Why a dealer's figures were corrected in a month.", simpleResolvers: true })
export class AccrualCauses {
  @field(() => AccrualRow, 'The row of the dealer in the campaign.') row: AccrualRow;
  @instant.orNull('When the month before was closed; null where nothing was closed before.') from: string | null;
  @instant.orNull('When the month was closed; null while it is open.') to: string | null;
  @field(() => [AccrualCause], 'What changed the figures in between, by sales of the month too.') steps: AccrualCause[];

  @field(
    () => [AccrualLateLine],
    'Lines that came in between and were sold until the month before, newest first: the first 200.',
  )
  lines: AccrualLateLine[];

  @int('How many such lines there are.') lineCount: number;
}

@ObjectType({ description: 'What was owed at the end of a closed month.', simpleResolvers: true })
export class AccrualPoint {
  @text('The month, yyyy-mm.') month: string;
  @decimal('What was owed on the evening before it, in EUR.') opening: string;
  @decimal('The closing, in EUR.') closing: string;
  @decimal('The part of it whose prize can be spent, in EUR.') unlocked: string;
  @decimal('The part of it whose prize may still be unlocked, in EUR.') notUnlocked: string;
  @decimal('The part of it that awaits the closing of ended campaigns, in EUR.') awaitingClosing: string;
}

@ObjectType({ description: 'What would be owed at the end of a month to come.', simpleResolvers: true })
export class AccrualForecastPoint {
  @text('The month, yyyy-mm.') month: string;
  @decimal('The low forecast, in EUR.') low: string;
  @decimal('The expected one, in EUR.') expected: string;
  @decimal('The high one, in EUR.') high: string;
  @decimal('The part of the expected one whose prize can be spent, in EUR.') unlocked: string;
  @decimal('The rest of the expected one, in EUR.') notUnlocked: string;
}

@ObjectType({ description: 'The liability by month, with the forecast.', simpleResolvers: true })
export class AccrualChart {
  @field(() => [AccrualPoint], 'The newest 24 closed months, ascending.') points: AccrualPoint[];

  @field(
    () => [AccrualForecastPoint],
    'The forecast for each month after the newest closed one, ascending, until the last campaign under way ends; assumes that nothing is paid.',
  )
  forecast: AccrualForecastPoint[];
}
