import type { XmlElement } from '../elements.js';

/** A file as the exchange system receives it. */
export interface ExchangeFile {
  /** With its ending. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** FatturaElettronicaHeader. */
  readonly header: XmlElement;
  /** FatturaElettronicaBody: one document. */
  readonly body: XmlElement;
  /** The day on which it is received, yyyy-mm-dd. */
  readonly receivedOn: string;
}

/** A value that the exchange system rejects. */
export interface Finding {
  /** The number of its element in the format. */
  readonly field: string;
  readonly value: string;
}

/** The check of one code. @returns what it rejects; empty if the file passes */
export type Rule = (file: ExchangeFile) => readonly Finding[];

/** The finding for a value that a check rejects. */
export const found = (isRejected: boolean, field: string, value: string | undefined): readonly Finding[] =>
  isRejected ? [{ field, value: value ?? '' }] : [];
