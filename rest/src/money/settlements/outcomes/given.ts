import type { ExchangeOutcome, GivenCode, OutcomeProblem } from '@gdd/schema/settlements';

/** The place of an outcome in what was given: a row of a table, or a file. */
export interface Place {
  readonly row: number | null;
  /** The number of the document as it was written, or the name of the receipt's file. */
  readonly name: string;
}

/** An outcome of one document, named by its number or by the file that was sent. */
export interface GivenOutcome {
  readonly place: Place;
  readonly about: { readonly fileName: string } | { readonly number: string };
  readonly outcome: ExchangeOutcome;
  /** yyyy-mm-dd */
  readonly day: string;
  readonly codes: readonly GivenCode[];
  /** Of a receipt. */
  readonly exchangeId: string | null;
}

/** What was given and cannot be read. */
export interface WrongOutcome {
  readonly place: Place;
  readonly problem: OutcomeProblem;
}

export const isWrong = (given: GivenOutcome | WrongOutcome): given is WrongOutcome => 'problem' in given;

export const isGiven = (given: GivenOutcome | WrongOutcome): given is GivenOutcome => !isWrong(given);
