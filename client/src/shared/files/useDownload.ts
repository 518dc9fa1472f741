import { useState } from 'react';
import { problemOf, ProblemError } from '../apollo/problem';
import { useProblemText } from '../apollo/useProblemText';
import { useToasts } from '../toasts/ToastsContext';

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
  const toasts = useToasts();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const download: Download['download'] = async (requestTicket, name) => {
    setBusy(true);
    try {
      const ticket = await requestTicket();
      if (!ticket) throw new ProblemError({ code: 'UPSTREAM_INVALID' });
      follow(ticket);
    } catch (error) {
      toasts.error(problemText(problemOf(error) ?? { code: 'INTERNAL_SERVER_ERROR' }), name);
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
