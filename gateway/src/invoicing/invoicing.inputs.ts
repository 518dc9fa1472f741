import { Field, InputType } from 'type-graphql';
import type { BodyOf } from '../upstream/endpoint.js';

@InputType({ description: 'How electronic documents reach the own dealer; both, null removes one.' })
export class InvoicingDeliveryInput {
  @Field(() => String, { nullable: true, description: 'The SDI code, seven letters and digits.' })
  sdiCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The certified mail address (PEC).' })
  pec?: string | null;
}

@InputType({ description: 'Name and seat of the own dealer, as they shall be.' })
export class InvoicingCompanyInput {
  @Field(() => String, { description: 'The name of the business.' })
  businessName: string;

  @Field(() => String, { description: 'Street and house number.' })
  address: string;

  @Field(() => String, { nullable: true, description: 'The postal code: in Italy five digits.' })
  postalCode?: string | null;

  @Field(() => String, { description: 'The city.' })
  city: string;

  @Field(() => String, { description: 'The province, by its plate code.' })
  province: string;

  @Field(() => String, { description: 'The country, ISO 3166-1 alpha-2.' })
  country: string;
}

@InputType({ description: 'A change of the own invoicing data; what is left out stays.' })
export class UpdateInvoicingInput {
  @Field(() => InvoicingDeliveryInput, { nullable: true, description: 'What acts at once.' })
  delivery?: InvoicingDeliveryInput | null;

  @Field(() => InvoicingCompanyInput, { nullable: true, description: 'What waits for the office.' })
  company?: InvoicingCompanyInput | null;

  @Field(() => String, { nullable: true, description: 'The password, needed with `delivery`.' })
  currentPassword?: string | null;
}

export function invoicingBody(input: UpdateInvoicingInput): BodyOf<'/user/invoicing', 'PUT'> {
  const { delivery, company, currentPassword } = input;
  return {
    ...(delivery && { delivery: { ...delivery } }),
    ...(company && { company: { ...company } }),
    ...(typeof currentPassword === 'string' && { current_password: currentPassword }),
  };
}
