import { languageNames, languages } from '../../shared/i18n/format';
import { useTexts } from '../texts';
import { Choice } from './Choice';

/** Chooses the language; each option has its own language's name. */
export function LanguageSwitch() {
  const { say, language, setLanguage } = useTexts();
  return (
    <Choice
      label={say('shell.language')}
      options={languages}
      chosen={language}
      onChoose={setLanguage}
      show={(option) => ({ lang: option, content: languageNames[option] })}
    />
  );
}
