import { createContext, useContext } from 'react';
import type { LoadingFlags } from '../shared/apollo/loadingFlags';
import type { Send } from '../shared/apollo/send';
import type { MessageCatalogue } from '../shared/i18n/MessageCatalogue';
import type { Handover } from '../shared/session/handover';
import type { Session } from '../shared/session/session';
import type { LoadedDemonstration } from './LoadedDemonstration';

/** The objects that live as long as the sign-in document; createEntry makes them. */
export interface Entry {
  readonly browser: Window;
  readonly session: Session;
  readonly send: Send;
  readonly flags: LoadingFlags;
  readonly catalogue: MessageCatalogue;
  /** Shown beside the form; undefined unless the portal is the demonstration. */
  readonly demonstration: LoadedDemonstration | undefined;
  /** Opens the portal at an address, by loading its document. */
  readonly openPortal: (address: string, handover?: Handover) => void;
  /** Fetches the portal's files into the browser's cache without running them, so that the portal opens faster. */
  readonly fetchPortal: () => void;
  /** Stops listening to the browser. */
  readonly close: () => void;
}

export const EntryContext = createContext<Entry | undefined>(undefined);

export function useEntry(): Entry {
  const entry = useContext(EntryContext);
  if (entry === undefined) throw new Error('useEntry needs an EntryContext above it.');
  return entry;
}
