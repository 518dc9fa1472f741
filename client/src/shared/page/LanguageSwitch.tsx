import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/LanguageProvider';
import { languageNames, languages, type Language } from '../i18n/format';

/** Chooses the language; each option has its own language's name. */
export function LanguageSwitch() {
  const intl = useIntl();
  const { language, setLanguage } = useLanguage();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={language}
      aria-label={intl.formatMessage({ id: 'shell.language' })}
      onChange={(_event, next: Language | null) => {
        if (next !== null) void setLanguage(next);
      }}
    >
      {languages.map((option) => (
        <ToggleButton key={option} value={option} lang={option}>
          {languageNames[option]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
