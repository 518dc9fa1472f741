import { useEffect, useState } from 'react';
import { useEntry } from '../EntryContext';
import { useTexts } from '../texts';
import { Choice } from './Choice';
import { Icon } from './Icon';

const schemes = ['light', 'dark', 'system'] as const;

type Scheme = (typeof schemes)[number];

/** The storage key under which MUI stores the choice in the portal. */
const storageKey = 'mui-mode';

/** Chooses light, dark or the system's scheme; the portal uses the same choice. */
export function ColorSchemeSwitch() {
  const { say } = useTexts();
  const { browser } = useEntry();
  const [scheme, setScheme] = useState<Scheme>(
    () => schemes.find((known) => known === browser.localStorage.getItem(storageKey)) ?? 'system',
  );
  useEffect(() => {
    // Without matchMedia, as in tests, the system's scheme counts as light.
    const systemDark = 'matchMedia' in browser ? browser.matchMedia('(prefers-color-scheme: dark)') : undefined;
    const paint = () => {
      const visible = scheme === 'system' ? (systemDark?.matches ? 'dark' : 'light') : scheme;
      browser.document.documentElement.setAttribute('data-color-scheme', visible);
    };
    paint();
    systemDark?.addEventListener('change', paint);
    return () => systemDark?.removeEventListener('change', paint);
  }, [browser, scheme]);
  return (
    <Choice
      label={say('shell.scheme')}
      options={schemes}
      chosen={scheme}
      onChoose={(next) => {
        browser.localStorage.setItem(storageKey, next);
        setScheme(next);
      }}
      show={(option) => ({ label: say(`shell.scheme.${option}`), content: <Icon name={option} /> })}
    />
  );
}
