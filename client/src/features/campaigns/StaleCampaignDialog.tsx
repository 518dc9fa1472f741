import Box from '@mui/material/Box';
import { namesOf } from '@gdd/schema/fields';
import { useIntl, type IntlShape } from 'react-intl';
import { enumText } from '../../shared/apollo/enumTexts';
import { StaleDialog, type StaleDialogActions } from '../../shared/dialogs/StaleDialog';
import { formatDate, type Language } from '../../shared/i18n/format';
import { useLanguage } from '../../shared/i18n/LanguageProvider';
import { PlainTable } from '../../shared/table/PlainTable';
import { isIsoDate } from '../../shared/list/parameters';
import { campaignFields } from './campaignFields';
import type { CampaignFormValues, MatchValues } from './campaignFormValues';

interface StaleCampaignDialogProps extends StaleDialogActions {
  readonly mine: CampaignFormValues;
  /** The campaign as somebody else has saved it. */
  readonly theirs: CampaignFormValues;
}

/** Somebody else saved first: shows where the two differ, and leaves the choice to the person. */
export function StaleCampaignDialog({ mine, theirs, ...actions }: StaleCampaignDialogProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [ours, others] = [mine, theirs].map((values) => inWords(values, intl, language));
  const differences = namesOf(campaignFields)
    .map((part) => ({ part, mine: ours?.[part] ?? '', theirs: others?.[part] ?? '' }))
    .filter((difference) => difference.mine !== difference.theirs);
  const say = (text: string) => intl.formatMessage({ id: `campaigns.stale.${text}` });
  return (
    <StaleDialog messages="campaigns.stale" isSame={differences.length === 0} {...actions}>
      <Box sx={{ whiteSpace: 'pre-line' }}>
        <PlainTable
          caption={say('differences')}
          captionHidden
          columns={[
            {
              key: 'part',
              label: say('field'),
              cell: ({ part }) => intl.formatMessage({ id: campaignFields[part].label }),
            },
            { key: 'theirs', label: say('theirs'), cell: (row) => row.theirs || say('nothing') },
            { key: 'mine', label: say('mine'), cell: (row) => row.mine || say('nothing') },
          ]}
          rows={differences}
          rowKey={({ part }) => part}
        />
      </Box>
    </StaleDialog>
  );
}

function inWords(
  values: CampaignFormValues,
  intl: IntlShape,
  language: Language,
): Readonly<Record<keyof CampaignFormValues, string>> {
  const say = (id: string) => intl.formatMessage({ id: `campaigns.${id}` });
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
    description: values.description.trim(),
    eligibility: match(values.eligibility).join('\n'),
    incentiveDetail: [
      say(`form.basis.${enumText(basis)}`),
      ...tiers.map(({ from, rate }) => `${from} % → ${rate} €`),
      `${say('form.unlockAt')}: ${unlockAt}`,
      ...(cap === '' ? [] : [`${say('form.cap')}: ${cap}`]),
    ].join('\n'),
    factorBoostDetail: values.factorBoostDetail.boosts
      .map((boost) => [`${boost.label} × ${boost.factor}`, ...match(boost.match)].join('\n'))
      .join('\n'),
  };
}
