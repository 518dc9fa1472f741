import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ExportFormat } from '../apollo/schema.generated';
import { useErrorToast } from '../apollo/useErrorToast';
import { useIdempotencyKey } from '../forms/saving/useIdempotencyKey';
import { useToasts } from '../toasts/ToastsContext';

/** Requests a file that is made in the background; requests with the same key make one file. */
export type RequestJob = (format: ExportFormat, idempotencyKey: string) => Promise<unknown>;

/**
 * Files that are made in the background and found again in the account (docs/domain/reports.md, 'Exports').
 *
 * @param name the file's name for the user, as the toasts' title
 */
export function useExportJob(requestJob: RequestJob, name: string) {
  const intl = useIntl();
  const toasts = useToasts();
  const reportError = useErrorToast();
  const keyFor = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  // Part of the key: a request after a successful one makes another file. The list's filters are in the address.
  const [jobs, setJobs] = useState(0);
  const request = async (format: ExportFormat) => {
    setBusy(true);
    try {
      await requestJob(format, keyFor({ format, jobs, at: window.location.href }));
      setJobs((before) => before + 1);
      toasts.success(intl.formatMessage({ id: 'files.job.asked' }), name);
    } catch (error) {
      reportError(error, name);
    } finally {
      setBusy(false);
    }
  };
  return { busy, request };
}
