import { lineConditions, type Channel, type LineCondition, type Season, type Segment } from '@gdd/schema/campaigns';
import { ObjectType } from 'type-graphql';
import { ChannelEnum, SeasonEnum, SegmentEnum } from '../../schema/campaignEnums.js';
import { describedEnum } from '../../schema/describedEnum.js';
import { day, decimal, field, id, int, text } from '../../schema/fields.js';
import { LineDispute } from './statementDisputes.types.js';

export const LineConditionEnum = describedEnum(
  'LineCondition',
  'The conditions of a campaign on a sale line, in the order of their checks.',
  lineConditions,
  (condition) =>
    ({
      beforeStart: "Sold from the campaign's first day.",
      afterEnd: "Sold until the campaign's last day.",
      brand: 'Of a brand that counts.',
      season: 'For a season that counts.',
      segment: 'For a kind of vehicle that counts.',
      rim: 'Of a rim within the bounds.',
      channel: 'Sold by the channel that counts.',
    })[condition],
);

/** A sale line of a dealer, independent of any campaign. */
@ObjectType({ simpleResolvers: true })
export abstract class PlainSaleLine {
  @id('Document and number of the line.') id: string;
  @text('The document that it stands in.') document: string;
  @int('Its number in the document.') line: number;
  @day('The day of the sale.') soldOn: string;
  @text('The brand.') brand: string;
  @field(() => SeasonEnum, 'The season that the tyres are made for.') season: Season;
  @field(() => SegmentEnum, 'The kind of vehicle that they are made for.') segment: Segment;
  @int('The rim, in inches.') rim: number;
  @field(() => ChannelEnum, 'The way by which they were sold.') channel: Channel;
  @int('Tyres; below 0 where they were returned.') quantity: number;
  @decimal('Their amount, in EUR.') amount: string;
}

/** A sale line of a dealer in a campaign. */
@ObjectType({ simpleResolvers: true })
abstract class SaleLine extends PlainSaleLine {
  @field.orNull(
    () => LineDispute,
    'The newest dispute about the line in this campaign, unless it was withdrawn; null without one.',
  )
  dispute: LineDispute | null;
}

@ObjectType({ description: 'A sale line that counts in a campaign.', simpleResolvers: true })
export class CampaignLine extends SaleLine {
  @decimal('The factor by which they count; 1 without a boost.') factor: string;
  @text.orNull('The boost that gives the factor; null without one.') boostLabel: string | null;
}

@ObjectType({ description: 'A sale line that does not count in a campaign.', simpleResolvers: true })
export class ExcludedLine extends SaleLine {
  @field(() => LineConditionEnum, 'The first condition of the campaign that it fails.') failedCondition: LineCondition;
}

@ObjectType({ description: 'A page of the sale lines that count, newest first.', simpleResolvers: true })
export class CampaignLinePage {
  @field(() => [CampaignLine], 'The lines of the page.') items: CampaignLine[];
  @int('Lines on all pages.') total: number;
}

@ObjectType({ description: 'A page of the sale lines that do not count, newest first.', simpleResolvers: true })
export class ExcludedLinePage {
  @day('The first day whose lines are listed: of the year in which the campaign begins, or 31 days before it.')
  from: string;

  @day('The last one: of the year in which it ends, or 31 days after it.') to: string;
  @field(() => [ExcludedLine], 'The lines of the page.') items: ExcludedLine[];
  @int('Lines on all pages.') total: number;
}
