import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useIntl } from 'react-intl';
import { useLanguage } from '../i18n/LanguageProvider';
import { languages, type Language } from '../i18n/format';

const names: Readonly<Record<Language, string>> = { it: 'Italiano', en: 'English' };

/** Chooses the language; each is named in itself. */
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
          {names[option]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
