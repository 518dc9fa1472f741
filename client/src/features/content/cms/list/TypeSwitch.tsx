import { contentSegments, type ContentSegment } from '@gdd/schema/content';
import ToggleButton from '@mui/material/ToggleButton';
import { useTexts } from '../../../../shared/i18n/useTexts';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface TypeSwitchProps {
  readonly value: ContentSegment | '';
  readonly onChange: (type: ContentSegment | '') => void;
}

/** Toggle buttons for one type of contents or all of them. */
export function TypeSwitch({ value, onChange }: TypeSwitchProps) {
  const { say } = useTexts('content');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={say('type')}
      onChange={(_event, type: ContentSegment | '' | null) => {
        if (type !== null) onChange(type);
      }}
      sx={{ mb: 1.5, maxWidth: '100%', overflowX: 'auto' }}
    >
      {(['', ...contentSegments] as const).map((type) => (
        <ToggleButton key={type} value={type} sx={{ px: 1.5, minHeight: 40, whiteSpace: 'nowrap', flexShrink: 0 }}>
          {say(`types.${type || 'all'}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
