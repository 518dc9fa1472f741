/** A file to answer with: a stored one, or one that is made while it is sent. */
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
  /** Whether its rows are without end: of such files a user gets a few at once (`exportLimit.ts`). */
  readonly isExport: boolean;
  /**
   * Begins to make the file; nothing is made before. What fails before the first chunk is answered as a refusal.
   *
   * @param watch of an export: hears of each row
   */
  chunks(watch?: RowsWatch): AsyncIterable<Uint8Array>;
}

/** Called with the number of written rows and of all (0: not known yet); throws to stop the writing. */
export type RowsWatch = (done: number, total: number) => void;
