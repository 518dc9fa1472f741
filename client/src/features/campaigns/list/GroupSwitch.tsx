import { campaignGroups, type CampaignGroup } from '@gdd/schema/campaigns';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTexts } from '../../../shared/i18n/useTexts';

interface GroupSwitchProps {
  readonly value: CampaignGroup | '';
  /** The number of campaigns in each group that match the other filters; undefined while it is not known. */
  readonly counts: Readonly<Record<CampaignGroup, number>> | undefined;
  readonly onChange: (group: CampaignGroup | '') => void;
}

/** Toggle buttons for all, main or secondary campaigns (specification, section 9: campaign grouping). */
export function GroupSwitch({ value, counts, onChange }: GroupSwitchProps) {
  const { say, format } = useTexts('campaigns');
  const countOf = (group: CampaignGroup | '') =>
    counts && (group === '' ? counts.main + counts.secondary : counts[group]);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={say('group')}
      onChange={(_event, group: CampaignGroup | '' | null) => {
        if (group !== null) onChange(group);
      }}
      sx={{ mb: 1.5 }}
    >
      {(['', ...campaignGroups] as const).map((group) => {
        const count = countOf(group);
        return (
          <ToggleButton key={group} value={group} sx={{ px: 1.5, gap: 0.75, minHeight: 40 }}>
            {say(`group.${group || 'all'}`)}
            {count !== undefined && (
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 400 }}>
                {format.number(count)}
              </Box>
            )}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
