import type { ExportType } from '@gdd/schema/exports';

/** A file to send: a stored one, or one that is generated while it is sent. */
export interface Download {
  readonly filename: string;
  readonly contentType: string;
  readonly content: StoredContent | GeneratedContent;
  /** Of the file of an export that ran as a job: its type. */
  readonly exportType?: ExportType;
}

export interface StoredContent {
  readonly kind: 'stored';
  readonly storageKey: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256, hexadecimal. */
  readonly contentHash: string;
  /** The number of rows in it; null or undefined where it is no table. */
  readonly rows?: number | null;
}

export interface GeneratedContent {
  readonly kind: 'generated';
  /** Whether its number of rows has no limit: a user may fetch only a few such files at once (`exportLimit.ts`). */
  readonly isExport: boolean;
  /**
   * Starts generating the file. An error before the first chunk becomes an error response.
   *
   * @param watch for a table: called for each row
   */
  readonly chunks: (watch?: RowsWatch) => AsyncIterable<Uint8Array>;
}

/** Follows the writing of a table. */
export interface RowsWatch {
  /** Called with the number of written rows and the total (0: not known, or not yet); throws to stop the writing. */
  readonly row: (done: number, total: number) => void;
  /** Whether the total is wanted, which costs a query of its own. */
  readonly wantsTotal: boolean;
}
