import { useState } from 'react';
import { ProblemError } from '../apollo/problem';
import { useErrorToast } from '../apollo/useErrorToast';

/**
 * The address of a file, valid for a few minutes (docs/decisions/0005-files-by-ticket.md: files never travel inside
 * GraphQL).
 */
export interface Ticket {
  readonly url: string;
  readonly filename: string;
}

export interface Download {
  /** A ticket is being requested. */
  readonly busy: boolean;
  /**
   * Downloads a file; an error is reported by a toast.
   *
   * @param requestTicket requests the file's ticket from the API
   * @param name the file's name for the user, as the toast's title
   */
  readonly download: (requestTicket: () => Promise<Ticket | null | undefined>, name?: string) => Promise<void>;
}

/** Downloads by ticket: the browser itself fetches the file, so that it may have any size. */
export function useDownload(): Download {
  const reportError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const download: Download['download'] = async (requestTicket, name) => {
    setBusy(true);
    try {
      const ticket = await requestTicket();
      if (!ticket) throw new ProblemError({ code: 'UPSTREAM_INVALID' });
      downloadByLink(ticket);
    } catch (error) {
      reportError(error, name);
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}

function downloadByLink({ url, filename }: Ticket): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = filename;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
