import { useCallback, useEffect, useState } from 'react';
import { sendShare, type ShareResponse, type ShareProblem } from './shareApi';
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

/** A part of the page: its data or its problem; undefined while it loads. */
export type Part<Data> = ShareResponse<Data> | undefined;

export interface Share {
  readonly dealer: Part<Dealer>;
  readonly campaigns: Part<readonly Campaign[]>;
  readonly year: Part<Year>;
  /** When the last part was received. */
  readonly readAt: Date | undefined;
  readonly retry: () => void;
}

type Parts = Pick<Share, 'dealer' | 'campaigns' | 'year' | 'readAt'>;

const nothing: Parts = { dealer: undefined, campaigns: undefined, year: undefined, readAt: undefined };
const invalid = { problem: { kind: 'invalid' } } as const;

/**
 * The data of a share link. An operation carries one token, so there are three: the dealer and its campaigns at once,
 * the year as soon as the dealer's id is known.
 */
export function useShare(token: string | undefined, now: () => number): Share {
  const [attempt, setAttempt] = useState(0);
  const [parts, setParts] = useState<Parts & { readonly request?: string }>(nothing);
  const request = `${attempt} ${token}`;
  useEffect(() => {
    if (token === undefined) return undefined;
    let isCancelled = false;
    const show = (part: Partial<Parts>) => {
      if (isCancelled) return;
      setParts((before) => ({
        ...(before.request === request ? before : nothing),
        request,
        readAt: new Date(now()),
        ...part,
      }));
    };
    void sendShare(ShareCampaignsDocument, { token }).then((response) => {
      show({ campaigns: partOf(response, ({ shareCampaigns }) => shareCampaigns) });
    });
    void sendShare(ShareDealerDocument, { token }).then(async (response) => {
      const dealer = partOf(response, ({ shareDealer }) => shareDealer);
      show({ dealer });
      if (!('data' in dealer)) return;
      const year = await sendShare(SharePrevYearDocument, { dealerId: dealer.data.id, token });
      show({ year: partOf(year, ({ sharePrevYear }) => sharePrevYear) });
    });
    return () => {
      isCancelled = true;
    };
  }, [token, request, now]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (token === undefined) return { ...nothing, dealer: invalid, retry };
  return { ...(parts.request === request ? parts : nothing), retry };
}

/** The value of a response's only field; null is a problem. */
function partOf<Data, Field>(response: ShareResponse<Data>, field: (data: Data) => Field | null): ShareResponse<Field> {
  if ('problem' in response) return response;
  const data = field(response.data);
  return data === null ? { problem: { kind: 'unexpected' } } : { data };
}

/** The problem for which the page as a whole cannot be displayed. */
export function problemOfPage({ dealer, campaigns, year }: Share): ShareProblem | undefined {
  const problems = [dealer, campaigns, year].flatMap((part) => (part && 'problem' in part ? [part.problem] : []));
  // The link was revoked while the page was loading.
  const revoked = problems.find(({ kind }) => kind === 'invalid');
  return revoked ?? (dealer && 'problem' in dealer ? dealer.problem : undefined);
}
