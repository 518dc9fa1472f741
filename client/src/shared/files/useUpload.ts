import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadPurpose } from '../apollo/schema.generated';
import { uploadFile } from './uploadFile';

/** One upload at a time, and how far it has come. */
interface Upload {
  /** From 0 to 1 while a file is being sent. */
  readonly sent: number | undefined;
  /**
   * Sends a file.
   *
   * @returns the upload's id; undefined where it was given up
   * @throws ProblemError where it was refused
   */
  readonly start: (file: File) => Promise<string | undefined>;
  readonly abort: () => void;
}

/** Uploads files with progress; leaving the page gives up what is under way. */
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
    const tell = (share: number | undefined) => {
      if (running.current === controller) setSent(share);
    };
    tell(0);
    try {
      return await uploadFile(client, purpose, file, { signal: controller.signal, onProgress: tell });
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error;
    } finally {
      tell(undefined);
    }
  };
  return { sent, start, abort };
}
