import { instantOn } from '@gdd/schema/programmeInstant';
import { useEffect, useState } from 'react';
import { Logo } from '../shared/light/Logo';
import { CampaignList } from './CampaignList';
import { Failure } from './Failure';
import { LocalizationContext, useLocalization, useLanguageChoice } from './language';
import { takeShareToken } from './shareToken';
import { problemOfPage, useShare, type Dealer, type Share } from './useShare';
import { YearBefore } from './YearBefore';

interface SharePageProps {
  readonly browser: Window;
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number;
}

/** The page of a share link: the dealer's campaigns of the year, and its year compared with the previous one. */
export function SharePage({ browser, now }: SharePageProps) {
  const [localization, changeLanguage] = useLanguageChoice(browser.localStorage);
  const token = useShareToken(browser);
  const share = useShare(token, now);
  const { say } = localization;
  return (
    <LocalizationContext value={localization}>
      <header className="bar">
        <span className="brand">
          <Logo size={28} />
          Battistrada
        </span>
        <span className="bar-end">
          <button type="button" lang={localization.language === 'it' ? 'en' : 'it'} onClick={changeLanguage}>
            {say('share.language')}
          </button>
          <a href="/">{say('share.signIn')}</a>
        </span>
      </header>
      <main>
        <Content share={share} />
      </main>
    </LocalizationContext>
  );
}

/** The token in the address; opening another link in the same tab (`hashchange`) replaces it. */
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
  const { say } = useLocalization();
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
  const { say, dateTime } = useLocalization();
  const { businessName, city, province, tier } = dealer;
  useEffect(() => {
    document.title = `${businessName} · Battistrada`;
  }, [businessName]);
  const isComplete = share.campaigns !== undefined && share.year !== undefined;
  const today = share.year && 'data' in share.year ? share.year.data.today : undefined;
  // in the programme's time, whose day stands still in the demonstration
  const readAt = share.readAt && today !== undefined ? instantOn(today, share.readAt) : share.readAt;
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
      <p className="read-at">{isComplete && readAt && say('share.readAt', { when: dateTime(readAt) })}</p>
    </>
  );
}

function Sections({ share: { campaigns, year, retry } }: { share: Share }) {
  return (
    <>
      <CampaignList campaigns={campaigns} onRetry={retry} />
      {/* The number of campaigns is unknown before: the section below waits for them, so that it does not jump. */}
      {campaigns !== undefined && <YearBefore year={year} onRetry={retry} />}
    </>
  );
}
