import type { ReactNode } from 'react';
import { Logo } from '../../shared/light/Logo';
import { useEntry } from '../EntryContext';
import { useTexts } from '../texts';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { LanguageSwitch } from './LanguageSwitch';
import { TreadPattern } from './TreadPattern';

/**
 * The sign-in layout: a dark panel with a tread pattern on the left (a band on a phone), the form on the right. The
 * demonstration shows the product in the dark panel (on a phone below the form).
 */
export function AuthLayout({ children }: { readonly children: ReactNode }) {
  const { say } = useTexts();
  const { demonstration } = useEntry();
  return (
    <div className={demonstration ? 'layout shows-product' : 'layout'}>
      <header>
        <TreadPattern />
        <p className="brand">
          <Logo size={40} />
          {say('app.name')}
        </p>
        <div className="claim">
          <p>{say('auth.claim')}</p>
          <p>{say('auth.claimText')}</p>
        </div>
      </header>
      <div className="page">
        <main tabIndex={-1}>
          <div className="column">{children}</div>
        </main>
        <footer>
          <LanguageSwitch />
          <ColorSchemeSwitch />
        </footer>
      </div>
      {demonstration && <demonstration.Product />}
    </div>
  );
}
