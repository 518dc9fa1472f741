import type { SessionNotice } from './SessionStore';

/** The tab's storage key for a message that is still to be displayed; of this tab alone, and taken once. */
const handoverKey = 'gdd-handover';

/** The message that one page leaves to the next, across the load of a document. */
export interface Handover {
  /** The end that the session came to. */
  readonly notice?: SessionNotice | undefined;
  /** The message of an action's success. */
  readonly toast?: string | undefined;
}

export function handOver(storage: Storage, handover: Handover): void {
  storage.setItem(handoverKey, JSON.stringify(handover));
}

export function takeOver(storage: Storage): Handover {
  const text = storage.getItem(handoverKey);
  storage.removeItem(handoverKey);
  try {
    const { notice, toast } = JSON.parse(text ?? '{}') as Record<keyof Handover, unknown>;
    return { ...(isNotice(notice) && { notice }), ...(typeof toast === 'string' && { toast }) };
  } catch {
    // Not this portal's writing.
    return {};
  }
}

function isNotice(value: unknown): value is SessionNotice {
  return value === 'expired' || value === 'endedElsewhere' || value === 'logoutUnconfirmed';
}
