import { useEffect, useState, type ReactNode } from 'react';
import type { MessagePart } from '../i18n/MessageCatalogue';
import { useLanguage } from '../i18n/LanguageProvider';
import { ErrorState } from './ErrorState';

interface WithMessagesProps {
  readonly part: MessagePart;
  readonly children: ReactNode;
}

/**
 * Renders what needs a further part of the messages once it is loaded: what the office alone sees of a page that others
 * open too, and without it.
 */
export function WithMessages({ part, children }: WithMessagesProps) {
  const { needMessages } = useLanguage();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    if (state !== 'loading') return;
    let isLeft = false;
    const settle = (settled: 'loaded' | 'failed') => () => {
      if (!isLeft) setState(settled);
    };
    void needMessages(part).then(settle('loaded'), settle('failed'));
    return () => {
      isLeft = true;
    };
  }, [needMessages, part, state]);
  if (state === 'loaded') return children;
  if (state === 'loading') return null;
  return <ErrorState problem={{ code: 'INTERNAL_SERVER_ERROR' }} onRetry={() => setState('loading')} />;
}
