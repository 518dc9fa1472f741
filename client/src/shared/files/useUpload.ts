import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadPurpose } from '../apollo/schema.generated';
import { uploadFile } from './uploadFile';

/** The one upload that may run, and its progress. */
interface Upload {
  /** From 0 to 1 while a file is being sent. */
  readonly sent: number | undefined;
  /**
   * Sends a file.
   *
   * @returns the upload's id; undefined if it was cancelled
   * @throws ProblemError if it was refused
   */
  readonly start: (file: File) => Promise<string | undefined>;
  readonly abort: () => void;
}

/** Uploads files with progress; leaving the page, or another file, cancels the running upload. */
export function useUpload(purpose: UploadPurpose): Upload {
  const client = useApolloClient();
  const [sent, setSent] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const abort = useCallback(() => running.current?.abort(), []);
  useEffect(() => abort, [abort]);

  const start = async (file: File): Promise<string | undefined> => {
    abort();
    const controller = new AbortController();
    running.current = controller;
    const report = (share: number | undefined) => {
      if (running.current === controller) setSent(share);
    };
    report(0);
    try {
      return await uploadFile(client, purpose, file, { signal: controller.signal, onProgress: report });
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error;
    } finally {
      report(undefined);
    }
  };
  return { sent, start, abort };
}
