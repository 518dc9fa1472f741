import type { DealerTier } from '@gdd/schema/members';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { TiresToDay } from '../reports/toDay.types.js';
import { DealerTierEnum } from '../schema/enums.js';
import { DateTimeScalar } from '../schema/scalars.js';

@ObjectType({ description: 'The dealer of a share link, without its contacts.', simpleResolvers: true })
export class ShareDealer {
  @Field(() => ID, { description: 'The number of the dealer.' })
  id: number;

  @Field(() => String, { description: 'The name of the business.' })
  businessName: string;

  @Field(() => String, { description: 'The city.' })
  city: string;

  @Field(() => String, { description: 'The plate code of the province.' })
  province: string;

  @Field(() => DealerTierEnum, { description: 'The tier.' })
  tier: DealerTier;
}

@ObjectType({
  description: 'The tyres of one month against those of the same month a year before.',
  simpleResolvers: true,
})
export class SharePrevYearMonth {
  @Field(() => String, { description: 'The month, YYYY-MM.' })
  month: string;

  @Field(() => Int, { description: 'Tyres, net of returns.' })
  tires: number;

  @Field(() => Int, { description: 'Tyres of the same month of the year before.' })
  tiresBefore: number;

  @Field(() => TiresToDay, { description: 'Both years to the same day.' })
  toDay: TiresToDay;
}

@ObjectType({ description: 'The current year of the dealer of a share link, month by month.', simpleResolvers: true })
export class SharePrevYear {
  @Field(() => ID, { description: 'The number of the dealer.' })
  dealerId: number;

  @Field(() => Int, { description: 'The year.' })
  year: number;

  @Field(() => String, {
    nullable: true,
    description: 'The last month whose sales are complete, YYYY-MM; null where the office has marked none.',
  })
  completeThrough: string | null;

  @Field(() => [SharePrevYearMonth], { description: 'Its twelve months.' })
  months: SharePrevYearMonth[];
}

@ObjectType({ description: 'Who made a share link.', simpleResolvers: true })
class ShareTokenMaker {
  @Field(() => ID, { description: 'The number of the user.' })
  id: number;

  @Field(() => String, { description: 'The name of the user.' })
  name: string;
}

@ObjectType({
  description: 'A link to the share page of a dealer, without the token that opens it.',
  simpleResolvers: true,
})
export class ShareToken {
  @Field(() => ID, { description: 'The number of the token.' })
  id: number;

  @Field(() => String, { description: 'The last four characters of the token.' })
  ending: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt: string;

  @Field(() => ShareTokenMaker, { description: 'Who made it.' })
  createdBy: ShareTokenMaker;

  @Field(() => DateTimeScalar, { description: 'From when on it shows nothing.' })
  expiresAt: string;

  @Field(() => Boolean, { description: 'Whether that instant has come.' })
  expired: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last used, to the minute; null: never.' })
  lastUsedAt: string | null;
}

@ObjectType({ description: 'A share link just made.', simpleResolvers: true })
export class CreatedShareToken {
  @Field(() => ID, { description: 'The number of the token.' })
  id: number;

  @Field(() => String, { description: 'The token itself, answered once and stored nowhere.' })
  token: string;

  @Field(() => String, { description: 'The link to the share page, with the token in its fragment.' })
  url: string;

  @Field(() => DateTimeScalar, { description: 'From when on it shows nothing.' })
  expiresAt: string;
}
