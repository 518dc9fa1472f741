import type { TaxNature, TaxRegime } from '@gdd/schema/settlements';
import { InputType } from 'type-graphql';
import { decimal, field, flag, int, text } from '../schema/fields.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { TaxNatureEnum, TaxRegimeEnum } from './settlementEnums.js';

@InputType({ description: 'Who issues the documents of settlements.' })
export class SettlementSenderInput {
  @text('The name of the business: up to 80 characters.') businessName: string;
  @text('The VAT number (partita IVA): 11 digits.') vatNumber: string;
  @field(() => TaxRegimeEnum, 'The tax regime.') taxRegime: TaxRegime;
  @text('Street and house number: up to 60 characters.') address: string;
  @text('The postal code: 5 digits.') postalCode: string;
  @text('The city: up to 60 characters.') city: string;
  @text('The province, by its plate code.') province: string;
}

@InputType({ description: 'The settings of settlements: all of them.' })
export class SettlementSettingsInput {
  @decimal.orNull('Percentage of VAT, above 0; null with a nature.') taxRate?: string | null;
  @field.orNull(() => TaxNatureEnum, 'Why there is no VAT, in the place of a rate.') taxNature?: TaxNature | null;
  @text.orNull('The law behind the nature, which goes with one: up to 100 characters.') taxReference?: string | null;
  @field.orNull(() => SettlementSenderInput, 'Who issues the documents.') sender?: SettlementSenderInput | null;
  @flag('Whether notes name the documents of the counted lines.') namesInvoices: boolean;

  @int.orNull('How many days before today the day of a run may be, at most: 0 to 366; as it is without.')
  daysBack?: number | null;
  @field.orNull(
    () => [TaxNatureEnum],
    'The natures of which stamp duty is paid above 77.47 EUR, each once; without it they stay.',
  )
  stampNatures?: TaxNature[] | null;

  @flag.orNull('Whether the dealer bears the stamp duty; as it is without.') stampCharged?: boolean | null;
  @int.orNull('The version that the edit is based on; an outdated version is refused.') version?: number | null;
}

/** The settings as the REST service takes them. */
export function settingsBody({
  taxRate = null,
  taxNature = null,
  taxReference = null,
  sender,
  namesInvoices,
  daysBack,
  stampNatures,
  stampCharged,
  version,
}: SettlementSettingsInput): BodyOf<'/settlements/settings', 'PUT'> {
  return {
    ...{ taxRate, taxNature, taxReference, namesInvoices },
    sender: sender ? { ...sender } : null,
    ...(daysBack != null && { daysBack }),
    ...(stampNatures != null && { stampNatures }),
    ...(stampCharged != null && { stampCharged }),
    ...(version != null && { version }),
  };
}
