import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../shared/i18n/LanguageProvider';
import { useFormat } from '../../shared/i18n/useFormat';
import { useStored, useSession } from '../../shared/session/SessionContext';

/**
 * Stores the summary sentence and its time: the next time the document shows it below the splash, until the portal is
 * loaded and has read it again (build/documentStart.html).
 *
 * @param reported undefined if the sentence was not read just now
 */
export function useOfflineSentence(reported: string | undefined): void {
  const stored = useStored();
  const intl = useIntl();
  const format = useFormat();
  const { language } = useLanguage();
  const { now } = useSession();
  useEffect(() => {
    if (reported === undefined) return;
    const at = format.dateTime(new Date(now()).toISOString());
    stored.put('home', { language, texts: [intl.formatMessage({ id: 'home.sentence.at' }, { at }), reported] });
  }, [reported, stored, intl, format, language, now]);
}
