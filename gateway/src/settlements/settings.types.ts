import type { TaxNature, TaxRegime } from '@gdd/schema/settlements';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, DecimalScalar } from '../schema/scalars.js';
import { TaxNatureEnum, TaxRegimeEnum } from './settlementEnums.js';

@ObjectType({ description: 'Who issues the documents of settlements.', simpleResolvers: true })
export class SettlementSender {
  @Field(() => String, { description: 'The name of the business.' })
  businessName: string;

  @Field(() => String, { description: 'The VAT number (partita IVA): 11 digits.' })
  vatNumber: string;

  @Field(() => TaxRegimeEnum, { description: 'The tax regime.' })
  taxRegime: TaxRegime;

  @Field(() => String, { description: 'Street and house number.' })
  address: string;

  @Field(() => String, { description: 'The postal code.' })
  postalCode: string;

  @Field(() => String, { description: 'The city.' })
  city: string;

  @Field(() => String, { description: 'The province, by its plate code.' })
  province: string;
}

@ObjectType({ description: 'The settings of settlements.', simpleResolvers: true })
export class SettlementSettings {
  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage of VAT; null without.' })
  taxRate: string | null;

  @Field(() => TaxNatureEnum, { nullable: true, description: 'Why there is no VAT.' })
  taxNature: TaxNature | null;

  @Field(() => String, { nullable: true, description: 'The law behind the nature.' })
  taxReference: string | null;

  @Field(() => SettlementSender, { nullable: true, description: 'Who issues the documents.' })
  sender: SettlementSender | null;

  @Field(() => Boolean, { description: 'Whether notes name the documents of the counted lines.' })
  namesInvoices: boolean;

  @Field(() => Int, { description: 'How many days before today the day of a run may be, at most.' })
  daysBack: number;
  @Field(() => [TaxNatureEnum], { description: 'The natures of which stamp duty is paid above 77.47 EUR.' })
  stampNatures: readonly TaxNature[];

  @Field(() => Boolean, { description: 'Whether the dealer bears the stamp duty.' })
  stampCharged: boolean;

  @Field(() => Int, { description: 'Counts the changes; an edit names the version that it is based on.' })
  version: number;

  @Field(() => String, { nullable: true, description: 'The name of who changed them last.' })
  updatedBy: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When they were changed last.' })
  updatedAt: string | null;
}
