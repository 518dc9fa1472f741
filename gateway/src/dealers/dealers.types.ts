import type { DealerStatus, DealerTier, MemberRole } from '@gdd/schema/members';
import { ObjectType } from 'type-graphql';
import { DealerStatusEnum, DealerTierEnum, MemberRoleEnum } from '../schema/enums.js';
import { day, field, flag, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';

@ObjectType({ description: "Somebody in the programme's tree.", simpleResolvers: true })
export class Member {
  @id('The id of the member.') id: number;
  @text('The code, unique in the programme.') code: string;
  @text('The name of the business.') businessName: string;
  @field(() => MemberRoleEnum, 'The kind of the member.') role: MemberRole;
  @text.orNull('The city, where the list that the member stands in tells it.') city?: string | null;
  @id.orNull('The member directly above, where the list that the member stands in tells it.') parentId?: number | null;
}

@ObjectType({ description: 'A dealer, as a choice in a select.', simpleResolvers: true })
export class DealerOption {
  @id('The id of the dealer.') id: number;
  @text('The code, unique in the programme.') code: string;
  @text('The name of the business.') businessName: string;
  @text('The city.') city: string;
}

@ObjectType({ description: 'A row of the table of dealers.', simpleResolvers: true })
export class DealerRow {
  @id('The id of the dealer.') id: number;
  @text('The code, unique in the programme.') code: string;
  @text('The name of the business.') businessName: string;
  @text('The VAT number (partita IVA), in Italy 11 digits; without the code of the country.') vatNumber: string;
  @text('The region.') region: string;
  @text('The province, by its plate code.') province: string;
  @text('The city.') city: string;
  @field(() => DealerStatusEnum, 'The state in the programme.') status: DealerStatus;
  @field(() => DealerTierEnum, 'The tier.') tier: DealerTier;
  @flag('Whether the tier is prospect.') isProspect: boolean;
  @day('The day on which it joined the programme.') joinedOn: string;
  @text.orNull('The telephone number.') phone: string | null;

  /** The id by which `parent` is loaded. Not a GraphQL field. */
  parentId: number | null;

  @int('The version, increased by each change; an edit names the version that it is based on.') version: number;
}

@ObjectType({ description: 'A dealer.', simpleResolvers: true })
export class Dealer extends DealerRow {
  @text('The country, ISO 3166-1 alpha-2.') country: string;
  @text.orNull('The tax code (codice fiscale).') taxCode: string | null;
  @text.orNull('Street and house number, as on its documents.') address: string | null;
  @text.orNull('The postal code.') postalCode: string | null;
  @text.orNull('The SDI code of its electronic invoices, seven characters.') sdiCode: string | null;
  @text.orNull('The certified mail address (PEC).') pec: string | null;
  @text.orNull('The email address.') email: string | null;

  @field(() => [Member], "The members above the dealer, from the caller's own down to the dealer's parent.")
  path: Member[];

  @instant('When the dealer was entered.') createdAt: string;
  @instant('When the dealer was last changed.') updatedAt: string;
}

@ObjectType({ description: 'A page of the table of dealers.', simpleResolvers: true })
export class DealerPage extends pageClassOf(() => DealerRow) {}

@ObjectType({ simpleResolvers: true, description: 'What became of the dealers whose state was to change.' })
export class DealerStatusChanges {
  @int('Dealers that have the state now and had another one.') changed: number;
  @int('Dealers that had it already.') unchanged: number;
  @int('Ids of no dealer that the caller sees.') missing: number;
}
