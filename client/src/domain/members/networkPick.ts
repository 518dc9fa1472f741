import type { SearchOption } from '../../shared/forms/searchSelect/SearchSelect';

/** The members to whose dealers a page is restricted: a distributor, one of its agents, one dealer. */
export interface NetworkPick {
  readonly distributor: SearchOption | null;
  readonly agent: SearchOption | null;
  readonly dealer: SearchOption | null;
}

export type NetworkLevel = keyof NetworkPick;

export const networkLevels: readonly NetworkLevel[] = ['distributor', 'agent', 'dealer'];

/** Nobody is picked: the page is about the whole network. */
export const nobody: NetworkPick = { distributor: null, agent: null, dealer: null };
