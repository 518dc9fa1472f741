import type { SearchOption } from '../../shared/forms/searchSelect/SearchSelect';

/** Whose dealers a page is narrowed to: a distributor, one of its agents, one dealer. */
export interface NetworkPick {
  readonly distributor: SearchOption | null;
  readonly agent: SearchOption | null;
  readonly dealer: SearchOption | null;
}

export type NetworkPlace = keyof NetworkPick;

export const networkPlaces: readonly NetworkPlace[] = ['distributor', 'agent', 'dealer'];

/** Nobody is picked: the page is about the whole network. */
export const nobody: NetworkPick = { distributor: null, agent: null, dealer: null };
