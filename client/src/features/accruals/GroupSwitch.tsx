import { accrualGroups, type AccrualGroup } from '@gdd/schema/accruals';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Texts } from '../../shared/i18n/useTexts';

interface GroupSwitchProps {
  readonly value: AccrualGroup;
  readonly onChange: (group: AccrualGroup) => void;
  readonly texts: Texts;
}

/** Toggle buttons for the group by which a month's rows are summed. */
export function GroupSwitch({ value, onChange, texts }: GroupSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={texts.say('by')}
      onChange={(_event, next: AccrualGroup | null) => {
        if (next !== null) onChange(next);
      }}
    >
      {accrualGroups.map((group) => (
        <ToggleButton key={group} value={group} sx={{ px: 1.5, py: 0.5, minHeight: { xs: 44, sm: 36 } }}>
          {texts.say(`by.${group}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
