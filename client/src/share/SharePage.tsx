import { useEffect, useState } from 'react';
import { Logo } from '../shared/light/Logo';
import { CampaignList } from './CampaignList';
import { Failure } from './Failure';
import { SpeechContext, useSpeech, useSpeechChoice } from './language';
import { takeShareToken } from './shareToken';
import { problemOfPage, useShare, type Dealer, type Share } from './useShare';
import { YearBefore } from './YearBefore';

interface SharePageProps {
  readonly browser: Window;
  /** The instant, in milliseconds. */
  readonly now: () => number;
}

/** A dealer's detail for whoever has its link: its campaigns of the year, and its year against the one before. */
export function SharePage({ browser, now }: SharePageProps) {
  const [speech, changeLanguage] = useSpeechChoice(browser.localStorage);
  const token = useShareToken(browser);
  const share = useShare(token, now);
  const { say } = speech;
  return (
    <SpeechContext value={speech}>
      <header className="bar">
        <span className="brand">
          <Logo size={28} />
          Battistrada
        </span>
        <span className="bar-end">
          <button type="button" lang={speech.language === 'it' ? 'en' : 'it'} onClick={changeLanguage}>
            {say('share.language')}
          </button>
          <a href="/">{say('share.signIn')}</a>
        </span>
      </header>
      <main>
        <Content share={share} />
      </main>
    </SpeechContext>
  );
}

/** The token of the address as it was opened, or as another link was put into the same tab. */
function useShareToken(browser: Window): string | undefined {
  const [token, setToken] = useState(() => takeShareToken(browser));
  useEffect(() => {
    const take = () => setToken(takeShareToken(browser));
    browser.addEventListener('hashchange', take);
    return () => browser.removeEventListener('hashchange', take);
  }, [browser]);
  return token;
}

function Content({ share }: { share: Share }) {
  const { say } = useSpeech();
  const problem = problemOfPage(share);
  if (problem !== undefined) return <Failure problem={problem} onRetry={share.retry} isWholePage />;
  const { dealer } = share;
  return dealer && 'data' in dealer ? (
    <Detail dealer={dealer.data} share={share} />
  ) : (
    <>
      <p className="hidden" role="status">
        {say('share.opening')}
      </p>
      <div className="head" aria-hidden="true">
        <div className="skeleton title-line" />
        <div className="skeleton text-line" />
      </div>
      <Sections share={share} />
    </>
  );
}

function Detail({ dealer, share }: { readonly dealer: Dealer; readonly share: Share }) {
  const { say, dateTime } = useSpeech();
  const { businessName, city, province, tier } = dealer;
  useEffect(() => {
    document.title = `${businessName} · Battistrada`;
  }, [businessName]);
  const isWhole = share.campaigns !== undefined && share.year !== undefined;
  return (
    <>
      <div className="head">
        <h1>{businessName}</h1>
        <p>
          {say('share.place', { city, province })}{' '}
          <span className="tag">{say('share.tier', { tier: say(`share.tier.${tier}`) })}</span>
        </p>
      </div>
      <Sections share={share} />
      <p className="read-at">{isWhole && share.readAt && say('share.readAt', { when: dateTime(share.readAt) })}</p>
    </>
  );
}

function Sections({ share: { campaigns, year, retry } }: { share: Share }) {
  return (
    <>
      <CampaignList campaigns={campaigns} onRetry={retry} />
      {/* Nobody knows how many campaigns there are: what stands below them comes after them, and never jumps. */}
      {campaigns !== undefined && <YearBefore year={year} onRetry={retry} />}
    </>
  );
}
