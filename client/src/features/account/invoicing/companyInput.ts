import type { InvoicingCompanyInput } from '../../../shared/apollo/schema.generated';
import type { OwnCompanyFragment } from './invoicing.generated';

/** A name and a seat, present or asked for. */
export type Company = Pick<
  OwnCompanyFragment,
  'businessName' | 'address' | 'postalCode' | 'city' | 'province' | 'country'
>;

/** A name and a seat as they are sent. */
export function companyInput(company: Company): InvoicingCompanyInput & Company {
  const { businessName, address, postalCode, city, province, country } = company;
  return {
    businessName: businessName.trim(),
    address: (address ?? '').trim(),
    postalCode: (postalCode ?? '').trim() || null,
    city: city.trim(),
    province,
    country,
  };
}
