import type { SessionNotice } from './SessionStore';

/** Where a tab keeps what is still to be told; of this tab alone, and taken once. */
const handoverKey = 'gdd-handover';

/** What one page has the next one tell, across the load of a document. */
export interface Handover {
  /** What became of the session. */
  readonly notice?: SessionNotice | undefined;
  /** An action's success, in words. */
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
