import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { skipToken } from '@apollo/client/react';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCalendar } from '../../domain/calendar/useCalendar';
import { useTexts } from '../../shared/i18n/useTexts';
import { useComparableCampaignsQuery, type ComparableCampaignFragment } from './comparison.generated';

interface CampaignChoicesProps {
  /** The ids of the chosen campaigns; empty where none is chosen. */
  readonly here: string;
  readonly other: string;
}

/** Selects the two campaigns among those of three years. */
export function CampaignChoices({ here, other }: CampaignChoicesProps) {
  const { say } = useTexts('comparison');
  const [, setAddress] = useSearchParams();
  const { currentYear: year } = useCalendar();
  const { data } = useComparableCampaignsQuery(
    year === undefined ? skipToken : { variables: { year, yearBefore: year - 1, twoBefore: year - 2 } },
  );
  const campaigns = [data?.thisYear, data?.lastYear, data?.yearBefore].flatMap((ofYear) => ofYear ?? []);
  const choice = (name: 'a' | 'b', value: string) => (
    <CampaignChoice
      label={say(name)}
      campaigns={campaigns}
      value={value}
      // the filters of the dealers' table are dropped: they belong to the previous pair
      onChange={(id) =>
        setAddress(
          Object.entries({ a: here, b: other, [name]: id }).filter(([, chosen]) => chosen !== ''),
          {
            preventScrollReset: true,
          },
        )
      }
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, displayPrint: 'none' }}>
      {choice('a', here)}
      {choice('b', other)}
    </Box>
  );
}

interface CampaignChoiceProps {
  readonly label: string;
  readonly campaigns: readonly ComparableCampaignFragment[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function CampaignChoice({ label, campaigns, value, onChange }: CampaignChoiceProps) {
  const { say } = useTexts('comparison');
  const id = useId();
  // not listed: a campaign of an earlier year, or one that is not loaded yet
  const isListed = value === '' || campaigns.some((campaign) => campaign.id === value);
  return (
    <Box sx={{ flex: '1 1 280px', maxWidth: 420, minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
        {label}
      </Box>
      <NativeSelect
        id={id}
        value={value}
        fullWidth
        onChange={({ target }) => onChange(target.value)}
        input={<OutlinedInput size="small" />}
      >
        <option value="">{say('none')}</option>
        {!isListed && <option value={value}>{say('number', { id: value })}</option>}
        {campaigns.map((campaign) => (
          <option key={campaign.id} value={campaign.id}>
            {`${campaign.title} (${campaign.year})`}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
