import { useTexts } from '../../../shared/i18n/useTexts';
import { countryName } from '../../../shared/i18n/countryName';
import type { ApprovalDetailsFragment, InvoicingCompanyFieldsFragment } from '../approval.generated';
import { BeforeAndAfter } from './BeforeAndAfter';

interface InvoicingBeforeAndAfterProps {
  readonly invoicing: NonNullable<ApprovalDetailsFragment['request']['invoicing']>;
}

const fields = ['businessName', 'address', 'postalCode', 'city', 'province', 'country'] as const;
type Field = (typeof fields)[number];

/** The name and the seat of a dealer, before and after: what a request changes. */
export function InvoicingBeforeAndAfter({ invoicing: { before, after } }: InvoicingBeforeAndAfterProps) {
  const { intl, say } = useTexts('approvals.invoicing');
  const text = (company: InvoicingCompanyFieldsFragment, field: Field) => {
    const value = company[field] ?? say('noValue');
    return field === 'country' ? countryName(intl, value) : value;
  };
  return (
    <BeforeAndAfter
      rows={fields
        .filter((field) => before[field] !== after[field])
        .map((field) => ({
          what: say(field),
          before: text(before, field),
          after: text(after, field),
        }))}
    />
  );
}
