/** A file to send: a stored one, or one that is generated while it is sent. */
export interface Download {
  readonly filename: string;
  readonly contentType: string;
  readonly content: StoredContent | GeneratedContent;
}

export interface StoredContent {
  readonly kind: 'stored';
  readonly storageKey: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256, hexadecimal. */
  readonly contentHash: string;
}

export interface GeneratedContent {
  readonly kind: 'generated';
  /** Whether its number of rows has no limit: a user may fetch only a few such files at once (`exportLimit.ts`). */
  readonly isExport: boolean;
  /**
   * Starts generating the file. An error before the first chunk becomes an error response.
   *
   * @param watch for an export: called for each row
   */
  chunks(watch?: RowsWatch): AsyncIterable<Uint8Array>;
}

/** Called with the number of written rows and the total (0: not known yet); throws to stop the writing. */
export type RowsWatch = (done: number, total: number) => void;
