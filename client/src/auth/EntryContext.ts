import { createContext, useContext } from 'react';
import type { LoadingFlags } from '../shared/apollo/loadingFlags';
import type { Send } from '../shared/apollo/send';
import type { MessageCatalogue } from '../shared/i18n/MessageCatalogue';
import type { Handover } from '../shared/session/handover';
import type { Session } from '../shared/session/session';
import type { LoadedDemonstration } from './LoadedDemonstration';

/** All that lives as long as a sign-in page, made in one place and handed down. */
export interface Entry {
  readonly browser: Window;
  readonly session: Session;
  readonly send: Send;
  readonly flags: LoadingFlags;
  readonly catalogue: MessageCatalogue;
  /** What the demonstration shows beside the form; undefined in any portal that is none. */
  readonly demonstration: LoadedDemonstration | undefined;
  /** Opens the portal at an address, which is a load of its document. */
  readonly openPortal: (address: string, handover?: Handover) => void;
  /** Fetches the portal's files, and runs none, so that they are there when the portal is opened. */
  readonly fetchPortal: () => void;
  /** Stops listening to the browser. */
  readonly close: () => void;
}

export const EntryContext = createContext<Entry | undefined>(undefined);

/** The entry that the page stands in. */
export function useEntry(): Entry {
  const entry = useContext(EntryContext);
  if (entry === undefined) throw new Error('useEntry needs an EntryContext above it.');
  return entry;
}
