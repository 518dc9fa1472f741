import type { TaxNature, TaxRegime } from '@gdd/schema/settlements';
import { Field, InputType, Int } from 'type-graphql';
import { DecimalScalar } from '../schema/scalars.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { TaxNatureEnum, TaxRegimeEnum } from './settlementEnums.js';

@InputType({ description: 'Who issues the documents of settlements.' })
export class SettlementSenderInput {
  @Field(() => String, { description: 'The name of the business: up to 80 characters.' })
  businessName: string;

  @Field(() => String, { description: 'The VAT number (partita IVA): 11 digits.' })
  vatNumber: string;

  @Field(() => TaxRegimeEnum, { description: 'The tax regime.' })
  taxRegime: TaxRegime;

  @Field(() => String, { description: 'Street and house number: up to 60 characters.' })
  address: string;

  @Field(() => String, { description: 'The postal code: 5 digits.' })
  postalCode: string;

  @Field(() => String, { description: 'The city: up to 60 characters.' })
  city: string;

  @Field(() => String, { description: 'The province, by its plate code.' })
  province: string;
}

@InputType({ description: 'The settings of settlements: all of them.' })
export class SettlementSettingsInput {
  @Field(() => DecimalScalar, { nullable: true, description: 'Percentage of VAT, above 0; null with a nature.' })
  taxRate?: string | null;

  @Field(() => TaxNatureEnum, { nullable: true, description: 'Why there is no VAT, in the place of a rate.' })
  taxNature?: TaxNature | null;

  @Field(() => String, {
    nullable: true,
    description: 'The law behind the nature, which goes with one: up to 100 characters.',
  })
  taxReference?: string | null;

  @Field(() => SettlementSenderInput, { nullable: true, description: 'Who issues the documents.' })
  sender?: SettlementSenderInput | null;

  @Field(() => Boolean, { description: 'Whether notes name the documents of the counted lines.' })
  namesInvoices: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'How many days before today the day of a run may be, at most: 0 to 366; as it is without.',
  })
  daysBack?: number | null;
  @Field(() => [TaxNatureEnum], {
    nullable: true,
    description: 'The natures of which stamp duty is paid above 77.47 EUR, each once; without it they stay.',
  })
  stampNatures?: TaxNature[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the dealer bears the stamp duty; as it is without.',
  })
  stampCharged?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The version that the edit is based on; a stale one is refused.' })
  version?: number | null;
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
