import type { DealerStatus, DealerTier, MemberRole } from '@gdd/schema/members';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DealerStatusEnum, DealerTierEnum, MemberRoleEnum } from '../schema/enums.js';
import { DateScalar, DateTimeScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';

@ObjectType({ description: "Somebody in the programme's tree.", simpleResolvers: true })
export class Member {
  @Field(() => ID, { description: 'The number of the member.' })
  id: number;

  @Field(() => String, { description: 'The code, unique in the programme.' })
  code: string;

  @Field(() => String, { description: 'The name of the business.' })
  businessName: string;

  @Field(() => MemberRoleEnum, { description: 'The kind of the member.' })
  role: MemberRole;

  @Field(() => String, { nullable: true, description: 'The city, where the list that the member stands in tells it.' })
  city?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The member directly above, where the list that the member stands in tells it.',
  })
  parentId?: number | null;
}

@ObjectType({ description: 'A dealer, as a choice in a select.', simpleResolvers: true })
export class DealerOption {
  @Field(() => ID, { description: 'The number of the dealer.' })
  id: number;

  @Field(() => String, { description: 'The code, unique in the programme.' })
  code: string;

  @Field(() => String, { description: 'The name of the business.' })
  businessName: string;

  @Field(() => String, { description: 'The city.' })
  city: string;
}

@ObjectType({ description: 'A row of the table of dealers.', simpleResolvers: true })
export class DealerRow {
  @Field(() => ID, { description: 'The number of the dealer.' })
  id: number;

  @Field(() => String, { description: 'The code, unique in the programme.' })
  code: string;

  @Field(() => String, { description: 'The name of the business.' })
  businessName: string;

  @Field(() => String, {
    description: 'The VAT number (partita IVA), in Italy 11 digits; without the code of the country.',
  })
  vatNumber: string;

  @Field(() => String, { description: 'The region.' })
  region: string;

  @Field(() => String, { description: 'The province, by its plate code.' })
  province: string;

  @Field(() => String, { description: 'The city.' })
  city: string;

  @Field(() => DealerStatusEnum, { description: 'The state in the programme.' })
  status: DealerStatus;

  @Field(() => DealerTierEnum, { description: 'The tier.' })
  tier: DealerTier;

  @Field(() => Boolean, { description: 'Whether the tier is prospect.' })
  isProspect: boolean;

  @Field(() => DateScalar, { description: 'Since when in the programme.' })
  joinedOn: string;

  /** The id by which `parent` is loaded. Not a GraphQL field. */
  parentId: number | null;

  @Field(() => Int, { description: 'Counts the changes; an edit names the version that it is based on.' })
  version: number;
}

@ObjectType({ description: 'A dealer.', simpleResolvers: true })
export class Dealer extends DealerRow {
  @Field(() => String, { description: 'The country, ISO 3166-1 alpha-2.' })
  country: string;

  @Field(() => String, { nullable: true, description: 'The tax code (codice fiscale).' })
  taxCode: string | null;

  @Field(() => String, { nullable: true, description: 'Street and house number, as on its documents.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code.' })
  postalCode: string | null;

  @Field(() => String, { nullable: true, description: 'The SDI code of its electronic invoices, seven characters.' })
  sdiCode: string | null;

  @Field(() => String, { nullable: true, description: 'The certified mail address (PEC).' })
  pec: string | null;

  @Field(() => String, { nullable: true, description: 'The email address.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number.' })
  phone: string | null;

  @Field(() => [Member], {
    description: "The members above the dealer, from the caller's own down to the dealer's parent.",
  })
  path: Member[];

  @Field(() => DateTimeScalar, { description: 'When the dealer was entered.' })
  createdAt: string;

  @Field(() => DateTimeScalar, { description: 'When the dealer was last changed.' })
  updatedAt: string;
}

@ObjectType({ description: 'A page of the table of dealers.', simpleResolvers: true })
export class DealerPage extends TableResult {
  @Field(() => [DealerRow], { description: 'The rows of the page.' })
  items: DealerRow[];
}

@ObjectType({ simpleResolvers: true, description: 'What became of the dealers whose state was to change.' })
export class DealerStatusChanges {
  @Field(() => Int, { description: 'Dealers that have the state now and had another one.' })
  changed: number;

  @Field(() => Int, { description: 'Dealers that had it already.' })
  unchanged: number;

  @Field(() => Int, { description: 'Ids of no dealer that the caller sees.' })
  missing: number;
}
