import { InputType } from 'type-graphql';
import { field, text } from '../schema/fields.js';
import type { BodyOf } from '../upstream/endpoint.js';

@InputType({ description: 'How electronic documents reach the own dealer; both, null removes one.' })
export class InvoicingDeliveryInput {
  @text.orNull('The SDI code, seven letters and digits.') sdiCode?: string | null;
  @text.orNull('The certified mail address (PEC).') pec?: string | null;
}

@InputType({ description: 'Name and seat of the own dealer, as they shall be.' })
export class InvoicingCompanyInput {
  @text('The name of the business.') businessName: string;
  @text('Street and house number.') address: string;
  @text.orNull('The postal code: in Italy five digits.') postalCode?: string | null;
  @text('The city.') city: string;
  @text('The province, by its plate code.') province: string;
  @text('The country, ISO 3166-1 alpha-2.') country: string;
}

@InputType({ description: 'A change of the own invoicing data; what is left out stays.' })
export class UpdateInvoicingInput {
  @field.orNull(() => InvoicingDeliveryInput, 'The data that changes at once.')
  delivery?: InvoicingDeliveryInput | null;
  @field.orNull(() => InvoicingCompanyInput, 'What waits for the office.') company?: InvoicingCompanyInput | null;
  @text.orNull('The password, needed with `delivery`.') currentPassword?: string | null;
}

export function invoicingBody(input: UpdateInvoicingInput): BodyOf<'/user/invoicing', 'PUT'> {
  const { delivery, company, currentPassword } = input;
  return {
    ...(delivery && { delivery: { ...delivery } }),
    ...(company && { company: { ...company } }),
    ...(typeof currentPassword === 'string' && { current_password: currentPassword }),
  };
}
