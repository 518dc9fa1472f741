import { useState } from 'react';
import { ProblemError } from '../apollo/problem';
import { useErrorToast } from '../apollo/useErrorToast';

/**
 * Where a file can be fetched for a few minutes (docs/decisions/0005-files-by-ticket.md: files never travel inside
 * GraphQL).
 */
export interface Ticket {
  readonly url: string;
  readonly filename: string;
}

export interface Download {
  /** A ticket is being asked for. */
  readonly busy: boolean;
  /**
   * Fetches a file into the person's downloads; a refusal is reported by a toast.
   *
   * @param requestTicket asks the API for the file's ticket
   * @param name what the person calls the file, for the toast
   */
  readonly download: (requestTicket: () => Promise<Ticket | null | undefined>, name?: string) => Promise<void>;
}

/** Downloads by ticket: the browser itself fetches the file, so that its size is no matter. */
export function useDownload(): Download {
  const reportError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const download: Download['download'] = async (requestTicket, name) => {
    setBusy(true);
    try {
      const ticket = await requestTicket();
      if (!ticket) throw new ProblemError({ code: 'UPSTREAM_INVALID' });
      follow(ticket);
    } catch (error) {
      reportError(error, name);
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}

function follow({ url, filename }: Ticket): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = filename;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
