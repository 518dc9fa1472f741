import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The page's parameters in the address, apart from those of its list. */
export const pageParameters = ['scheda', 'simulazione', 'volume', 'confronta', 'obiettivi', 'proposta'] as const;

type PageParameter = (typeof pageParameters)[number];

/** What the address selects on the page, and the queries of other selections. */
export interface PageAddress {
  readonly tab: 'simulation' | 'goals';
  readonly simulationId: string | undefined;
  /** A volume of the simulation, as written in the address. */
  readonly volume: string | undefined;
  /** The simulation that the first one is compared with. */
  readonly comparedId: string | undefined;
  /** The proposal whose goals the form of a new simulation selects. */
  readonly goalsOf: string | undefined;
  readonly proposalId: string | undefined;
  /** The query with changed selections; the list's parameters are left out. */
  readonly queryWith: (change: Readonly<Partial<Record<PageParameter, string | undefined>>>) => string;
}

/** The page's selections in the address: `?simulazione=12&volume=1.00&confronta=13`. */
export function usePageAddress(): PageAddress {
  const [search] = useSearchParams();
  return useMemo(() => {
    const idIn = (name: PageParameter) => /^[1-9]\d{0,9}$/.exec(search.get(name) ?? '')?.[0];
    return {
      tab: search.get('scheda') === 'obiettivi' ? 'goals' : 'simulation',
      simulationId: idIn('simulazione'),
      volume: /^\d(\.\d{1,6})?$/.exec(search.get('volume') ?? '')?.[0],
      comparedId: idIn('confronta'),
      goalsOf: idIn('obiettivi'),
      proposalId: idIn('proposta'),
      queryWith: (change) => {
        const present = Object.fromEntries(pageParameters.map((name) => [name, search.get(name) ?? undefined]));
        const next = Object.entries({ ...present, ...change }).filter(([, value]) => value !== undefined);
        return `?${new URLSearchParams(next as [string, string][]).toString()}`;
      },
    };
  }, [search]);
}
