import { useCallback, useEffect, useState } from 'react';
import { ask, type Answer, type ShareProblem } from './shareApi';
import {
  ShareCampaignsDocument,
  ShareDealerDocument,
  SharePrevYearDocument,
  type ShareCampaignsQuery,
  type ShareDealerQuery,
  type SharePrevYearQuery,
} from './share.generated';

export type Dealer = NonNullable<ShareDealerQuery['shareDealer']>;
export type Campaign = NonNullable<ShareCampaignsQuery['shareCampaigns']>[number];
export type Year = NonNullable<SharePrevYearQuery['sharePrevYear']>;

/** A part of the page: there, refused, or (undefined) on its way. */
export type Part<Data> = Answer<Data> | undefined;

export interface Share {
  readonly dealer: Part<Dealer>;
  readonly campaigns: Part<readonly Campaign[]>;
  readonly year: Part<Year>;
  /** When the last part came. */
  readonly readAt: Date | undefined;
  readonly retry: () => void;
}

type Parts = Pick<Share, 'dealer' | 'campaigns' | 'year' | 'readAt'>;

const nothing: Parts = { dealer: undefined, campaigns: undefined, year: undefined, readAt: undefined };
const invalid = { problem: { kind: 'invalid' } } as const;

/**
 * What a share link shows. An operation carries one token, so there are three: the dealer and its campaigns at once, the
 * year when the dealer's number is known.
 */
export function useShare(token: string | undefined, now: () => number): Share {
  const [attempt, setAttempt] = useState(0);
  const [parts, setParts] = useState<Parts & { readonly of?: string }>(nothing);
  const question = `${attempt} ${token}`;
  useEffect(() => {
    if (token === undefined) return undefined;
    let isOver = false;
    const show = (part: Partial<Parts>) => {
      if (isOver) return;
      setParts((before) => ({
        ...(before.of === question ? before : nothing),
        of: question,
        readAt: new Date(now()),
        ...part,
      }));
    };
    void ask(ShareCampaignsDocument, { token }).then((answer) => {
      show({ campaigns: partOf(answer, ({ shareCampaigns }) => shareCampaigns) });
    });
    void ask(ShareDealerDocument, { token }).then(async (answer) => {
      const dealer = partOf(answer, ({ shareDealer }) => shareDealer);
      show({ dealer });
      if (!('data' in dealer)) return;
      const year = await ask(SharePrevYearDocument, { dealerId: dealer.data.id, token });
      show({ year: partOf(year, ({ sharePrevYear }) => sharePrevYear) });
    });
    return () => {
      isOver = true;
    };
  }, [token, question, now]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (token === undefined) return { ...nothing, dealer: invalid, retry };
  return { ...(parts.of === question ? parts : nothing), retry };
}

/** What an operation's one field answers. */
function partOf<Data, Field>(answer: Answer<Data>, field: (data: Data) => Field | null): Answer<Field> {
  if ('problem' in answer) return answer;
  const data = field(answer.data);
  return data === null ? { problem: { kind: 'unexpected' } } : { data };
}

/** Why the page as a whole cannot be shown. */
export function problemOfPage({ dealer, campaigns, year }: Share): ShareProblem | undefined {
  const problems = [dealer, campaigns, year].flatMap((part) => (part && 'problem' in part ? [part.problem] : []));
  // A link that was revoked while the page was being read.
  const ended = problems.find(({ kind }) => kind === 'invalid');
  return ended ?? (dealer && 'problem' in dealer ? dealer.problem : undefined);
}
