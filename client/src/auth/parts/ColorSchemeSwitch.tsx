import { useEffect, useState } from 'react';
import { useEntry } from '../EntryContext';
import { useTexts } from '../texts';
import { Choice } from './Choice';
import { Icon } from './Icon';

const schemes = ['light', 'dark', 'system'] as const;

type Scheme = (typeof schemes)[number];

/** The storage key under which the portal's theme keeps the choice. */
const storageKey = 'mui-mode';

/** Chooses light, dark, or what the machine says; the portal does the same. */
export function ColorSchemeSwitch() {
  const { say } = useTexts();
  const { browser } = useEntry();
  const [scheme, setScheme] = useState<Scheme>(
    () => schemes.find((known) => known === browser.localStorage.getItem(storageKey)) ?? 'system',
  );
  useEffect(() => {
    // Where nothing can be asked, as in tests without a screen, the machine is light.
    const machine = 'matchMedia' in browser ? browser.matchMedia('(prefers-color-scheme: dark)') : undefined;
    const paint = () => {
      const visible = scheme === 'system' ? (machine?.matches ? 'dark' : 'light') : scheme;
      browser.document.documentElement.setAttribute('data-color-scheme', visible);
    };
    paint();
    machine?.addEventListener('change', paint);
    return () => machine?.removeEventListener('change', paint);
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
