import type { TaxNature, TaxRegime } from '@gdd/schema/settlements';
import { ObjectType } from 'type-graphql';
import { decimal, field, flag, instant, int, text } from '../schema/fields.js';
import { TaxNatureEnum, TaxRegimeEnum } from './settlementEnums.js';

@ObjectType({ description: 'Who issues the documents of settlements.', simpleResolvers: true })
export class SettlementSender {
  @text('The name of the business.') businessName: string;
  @text('The VAT number (partita IVA): 11 digits.') vatNumber: string;
  @field(() => TaxRegimeEnum, 'The tax regime.') taxRegime: TaxRegime;
  @text('Street and house number.') address: string;
  @text('The postal code.') postalCode: string;
  @text('The city.') city: string;
  @text('The province, by its plate code.') province: string;
}

@ObjectType({ description: 'The settings of settlements.', simpleResolvers: true })
export class SettlementSettings {
  @decimal.orNull('Percentage of VAT; null without.') taxRate: string | null;
  @field.orNull(() => TaxNatureEnum, 'Why there is no VAT.') taxNature: TaxNature | null;
  @text.orNull('The law behind the nature.') taxReference: string | null;
  @field.orNull(() => SettlementSender, 'Who issues the documents.') sender: SettlementSender | null;
  @flag('Whether notes name the documents of the counted lines.') namesInvoices: boolean;
  @int('How many days before today the day of a run may be, at most.') daysBack: number;
  @field(() => [TaxNatureEnum], 'The natures of which stamp duty is paid above 77.47 EUR.')
  stampNatures: readonly TaxNature[];

  @flag('Whether the dealer bears the stamp duty.') stampCharged: boolean;
  @int('The version, increased by each change; an edit names the version that it is based on.') version: number;
  @text.orNull('The name of who changed them last.') updatedBy: string | null;
  @instant.orNull('When they were changed last.') updatedAt: string | null;
}
