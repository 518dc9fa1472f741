import type { SessionNotice } from './SessionStore';

/** The key in the tab's storage of a message that the next document displays, once. */
const handoverKey = 'gdd-handover';

/** The messages that a document leaves to the next one in the same tab. */
export interface Handover {
  /** Why the session ended. */
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
    // Not JSON, so not written by the portal.
    return {};
  }
}

function isNotice(value: unknown): value is SessionNotice {
  return value === 'expired' || value === 'endedElsewhere' || value === 'logoutUnconfirmed';
}
