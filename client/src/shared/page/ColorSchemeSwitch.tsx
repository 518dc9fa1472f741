import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useIntl } from 'react-intl';

const schemes = [
  ['light', LightModeOutlined],
  ['dark', DarkModeOutlined],
  ['system', SettingsBrightnessOutlined],
] as const;

type Scheme = (typeof schemes)[number][0];

/** Chooses light, dark or the system's colour scheme. */
export function ColorSchemeSwitch() {
  const intl = useIntl();
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode ?? 'system'}
      aria-label={intl.formatMessage({ id: 'shell.scheme' })}
      onChange={(_event, next: Scheme | null) => {
        if (next !== null) setMode(next);
      }}
    >
      {schemes.map(([scheme, Icon]) => (
        <ToggleButton key={scheme} value={scheme} aria-label={intl.formatMessage({ id: `shell.scheme.${scheme}` })}>
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
