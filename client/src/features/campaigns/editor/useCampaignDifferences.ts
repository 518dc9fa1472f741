import { namesOf } from '@gdd/schema/fields';
import { enumText } from '../../../shared/apollo/enumTexts';
import { formatDate } from '../../../shared/i18n/format';
import type { Difference } from '../../../shared/dialogs/StaleVersionDialog';
import { useTexts, type Texts } from '../../../shared/i18n/useTexts';
import { isIsoDate } from '../../../shared/list/state/parameters';
import { campaignFields } from './campaignFields';
import type { CampaignFormValues, MatchValues } from './campaignFormValues';

/** Returns a function that lists the fields in which two versions of a campaign differ, as text. */
export function useCampaignDifferences() {
  const texts = useTexts('campaigns');
  return (mine: CampaignFormValues, theirs: CampaignFormValues): readonly Difference[] => {
    const [ours, others] = [asText(mine, texts), asText(theirs, texts)];
    return namesOf(campaignFields)
      .map((field) => ({
        field,
        label: texts.intl.formatMessage({ id: campaignFields[field].label }),
        mine: ours[field],
        theirs: others[field],
      }))
      .filter((difference) => difference.mine !== difference.theirs);
  };
}

function asText(
  values: CampaignFormValues,
  { say, language }: Texts,
): Readonly<Record<keyof CampaignFormValues, string>> {
  const day = (text: string) => (isIsoDate(text) ? formatDate(text, language) : text);
  const { basis, tiers, unlockAt, cap } = values.incentiveDetail;
  const match = ({ brand, season, segment, rimFrom, rimTo, channel }: MatchValues) => [
    ...brand,
    ...season.map((value) => say(`form.season.${enumText(value)}`)),
    ...segment.map((value) => say(`form.segment.${enumText(value)}`)),
    ...(rimFrom === '' ? [] : [`${say('form.rimFrom')} ${rimFrom}`]),
    ...(rimTo === '' ? [] : [`${say('form.rimTo')} ${rimTo}`]),
    ...(channel === '' ? [] : [say(`form.channel.${enumText(channel)}`)]),
  ];
  return {
    title: values.title.trim(),
    type: say(`type.${enumText(values.type)}`),
    duration: say(`duration.${enumText(values.duration)}`),
    isMain: say(values.isMain ? 'yes' : 'no'),
    year: values.year,
    startsOn: day(values.startsOn),
    endsOn: day(values.endsOn),
    settlement: say(`settlement.${enumText(values.settlement)}`),
    budget: values.budget === '' ? '' : `${values.budget} €`,
    description: values.description.trim(),
    eligibility: match(values.eligibility).join('\n'),
    incentiveDetail: [
      say(`form.basis.${enumText(basis)}`),
      ...tiers.map(({ from, rate }) => `${from}\u00a0% → ${rate} €`),
      `${say('form.unlockAt')}: ${unlockAt}`,
      ...(cap === '' ? [] : [`${say('form.cap')}: ${cap}`]),
    ].join('\n'),
    factorBoostDetail: values.factorBoostDetail.boosts
      .map((boost) => [`${boost.label} × ${boost.factor}`, ...match(boost.match)].join('\n'))
      .join('\n'),
  };
}
