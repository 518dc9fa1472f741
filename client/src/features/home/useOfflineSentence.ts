import { useEffect } from 'react';
import { useTexts } from '../../shared/i18n/useTexts';
import { useStored, useSession } from '../../shared/session/SessionContext';

/**
 * Stores the summary sentence and its time: the next time the document shows it below the splash, until the portal is
 * loaded and has read it again (build/documentStart.html).
 *
 * @param reported undefined if the sentence was not read just now
 */
export function useOfflineSentence(reported: string | undefined): void {
  const stored = useStored();
  const { say, format, language } = useTexts('home.sentence');
  const { now } = useSession();
  useEffect(() => {
    if (reported === undefined) return;
    const at = format.dateTime(new Date(now()).toISOString());
    stored.put('home', { language, texts: [say('at', { at }), reported] });
  }, [reported, stored, say, format, language, now]);
}
