import { campaignTextLengths, highestRules } from '@gdd/schema/campaigns';
import { compareDecimals, parseDecimal } from '../../../../shared/forms/fields/decimalText';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { isIsoDate } from '../../../../shared/list/state/parameters';
import { maxDecimals, type CampaignFormValues, type MatchValues } from '../campaignFormValues';

/**
 * The validation rules of the campaign form: the server's own limits, so that it rarely refuses a form
 * (docs/domain/campaigns-and-prizes.md).
 */
export function useCampaignRules() {
  const { say } = useTexts('campaigns.form');
  const filled = (text: string) => text.trim() !== '';

  /** True for a decimal up to the limit, else the message. */
  const decimal = (text: string, most: number, invalid: string) => {
    const value = parseDecimal(text, maxDecimals.rule);
    return (value !== undefined && compareDecimals(value, String(most)) <= 0) || say(invalid);
  };

  /** Whether the text is an amount above 0, or empty. */
  const isAmountOrNone = (text: string) => {
    const amount = parseDecimal(text, maxDecimals.money);
    return text.trim() === '' || (amount !== undefined && compareDecimals(amount, '0') > 0);
  };

  return {
    title: { required: true, maxLength: campaignTextLengths.title, validate: { required: filled } },
    description: { maxLength: campaignTextLengths.description },
    choice: { required: true },
    startsOn: { required: true, validate: { invalid: isIsoDate } },
    endsOn: {
      required: true,
      validate: {
        invalid: isIsoDate,
        order: (endsOn: string, { startsOn }: CampaignFormValues) => startsOn <= endsOn || say('endsBeforeStart'),
      },
    },
    year: {
      required: true,
      validate: {
        touched: (year: string, { startsOn, endsOn }: CampaignFormValues) =>
          startsOn > endsOn || (startsOn.slice(0, 4) <= year && year <= endsOn.slice(0, 4)) || say('yearOutside'),
      },
    },
    tierFrom: (index: number) => ({
      required: true,
      validate: {
        decimal: (text: string) => decimal(text, highestRules.percentage, 'percentInvalid'),
        ascending: (text: string, { incentiveDetail: { tiers } }: CampaignFormValues) => {
          const before = parseDecimal(tiers[index - 1]?.from ?? '', maxDecimals.rule);
          const from = parseDecimal(text, maxDecimals.rule);
          return before === undefined || from === undefined || compareDecimals(from, before) > 0 || say('tierOrder');
        },
      },
    }),
    rate: { required: true, validate: { decimal: (text: string) => decimal(text, highestRules.rate, 'rateInvalid') } },
    unlockAt: {
      required: true,
      validate: { decimal: (text: string) => decimal(text, highestRules.percentage, 'percentInvalid') },
    },
    cap: { validate: { decimal: (text: string) => isAmountOrNone(text) || say('capInvalid') } },
    budget: { validate: { decimal: (text: string) => isAmountOrNone(text) || say('budgetInvalid') } },
    label: { required: true, maxLength: campaignTextLengths.boostLabel, validate: { required: filled } },
    factor: {
      required: true,
      validate: {
        decimal: (text: string) => decimal(text, highestRules.factor, 'factorInvalid'),
        positive: (text: string) =>
          compareDecimals(parseDecimal(text, maxDecimals.rule) ?? '1', '0') > 0 || say('factorInvalid'),
      },
    },
    /** @param matchOf the match that the field is a part of */
    rimTo: (matchOf: (values: CampaignFormValues) => MatchValues | undefined) => ({
      validate: {
        order: (rimTo: string, values: CampaignFormValues) => {
          const rimFrom = matchOf(values)?.rimFrom ?? '';
          return rimFrom === '' || rimTo === '' || Number(rimFrom) <= Number(rimTo) || say('rimOrder');
        },
      },
    }),
  };
}
