import type { DealerTier } from '@gdd/schema/members';
import { ObjectType } from 'type-graphql';
import { TiresToDay } from '../reports/toDay.types.js';
import { DealerTierEnum } from '../schema/enums.js';
import { day, field, flag, id, instant, int, text } from '../schema/fields.js';

@ObjectType({ description: 'The dealer of a share link, without its contacts.', simpleResolvers: true })
export class ShareDealer {
  @id('The id of the dealer.') id: number;
  @text('The name of the business.') businessName: string;
  @text('The city.') city: string;
  @text('The plate code of the province.') province: string;
  @field(() => DealerTierEnum, 'The tier.') tier: DealerTier;
}

@ObjectType({
  description: 'The tyres of one month against those of the same month a year before.',
  simpleResolvers: true,
})
export class SharePrevYearMonth {
  @text('The month, YYYY-MM.') month: string;
  @int('Tyres, net of returns.') tires: number;
  @int('Tyres of the same month of the year before.') tiresBefore: number;
  @field(() => TiresToDay, 'Both years to the same day.') toDay: TiresToDay;
}

@ObjectType({ description: 'The current year of the dealer of a share link, month by month.', simpleResolvers: true })
export class SharePrevYear {
  @id('The id of the dealer.') dealerId: number;
  @int('The year.') year: number;
  @day("The programme's day.") today: string;

  @text.orNull('The last month whose sales are complete, YYYY-MM; null where the office has marked none.')
  completeThrough: string | null;

  @field(() => [SharePrevYearMonth], 'Its twelve months.') months: SharePrevYearMonth[];
}

@ObjectType({ description: 'Who made a share link.', simpleResolvers: true })
class ShareTokenMaker {
  @id('The id of the user.') id: number;
  @text('The name of the user.') name: string;
}

@ObjectType({
  description: 'A link to the share page of a dealer, without the token that opens it.',
  simpleResolvers: true,
})
export class ShareToken {
  @id('The id of the token.') id: number;
  @text('The last four characters of the token.') ending: string;
  @instant('When it was made.') createdAt: string;
  @field(() => ShareTokenMaker, 'Who made it.') createdBy: ShareTokenMaker;
  @instant('From when on it shows nothing.') expiresAt: string;
  @flag('Whether that instant has come.') expired: boolean;
  @instant.orNull('When it was last used, to the minute; null: never.') lastUsedAt: string | null;
}

@ObjectType({ description: 'A share link just made.', simpleResolvers: true })
export class CreatedShareToken {
  @id('The id of the token.') id: number;
  @text('The token itself, answered once and stored nowhere.') token: string;
  @text('The link to the share page, with the token in its fragment.') url: string;
  @instant('From when on it shows nothing.') expiresAt: string;
}
