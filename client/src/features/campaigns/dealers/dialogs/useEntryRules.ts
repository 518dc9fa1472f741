import { compareDecimals, parseDecimal } from '../../../../shared/forms/fields/decimalText';
import { useTexts } from '../../../../shared/i18n/useTexts';

/**
 * The validation rules of the fields for an entry's day and amount.
 *
 * @param today the programme's day; while it is not known, any day is valid
 */
export function useEntryRules(campaign: { readonly startsOn: string }, today: string | undefined) {
  const { say, format } = useTexts('campaigns.redemptions');
  const label = (id: string, date?: string) => say(id, { date });
  return {
    day: {
      required: true,
      validate: {
        early: (day: string) => day >= campaign.startsOn || label('early', format.date(campaign.startsOn)),
        late: (day: string) => today === undefined || day <= today || label('late', format.date(today)),
      },
    },
    amount: {
      required: true,
      validate: (text: string) => {
        const amount = parseDecimal(text, 2);
        return (amount !== undefined && compareDecimals(amount, '0') > 0) || label('amountInvalid');
      },
    },
  };
}
