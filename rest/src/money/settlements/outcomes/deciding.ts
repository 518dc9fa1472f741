/** What becomes of outcomes that were given together: decided in memory, for documents that the transaction has locked. */
import type { ExchangeOutcome, OutcomeProblem } from '@gdd/schema/settlements';
import type { settlementDocumentEvents } from '../../../ground/database/tables/programme/documentEvents.js';
import { groupedBy } from '../../../ground/domain/grouped.js';
import type { LockedDocument } from '../documents/queries.js';
import { allows } from '../documents/states.js';
import type { GivenOutcome } from './given.js';

/** The file of one attempt to send a note. */
export interface SentFile {
  readonly id: number;
  readonly documentId: number;
  readonly name: string;
}

type Recorded = typeof settlementDocumentEvents.$inferSelect;

/** What is known of the documents that outcomes are about. */
export interface Known {
  readonly documents: readonly LockedDocument[];
  /** Of all attempts; each document's in order. */
  readonly files: readonly SentFile[];
  /** What the exchange system answered so far, oldest first. */
  readonly recorded: readonly Recorded[];
  /** The beginnings of file names that are the sender's of today, or of a file of before. */
  readonly ownBeginnings: ReadonlySet<string>;
  readonly today: string;
}

/** An outcome with its document, as it is before. */
export interface TakenOutcome {
  readonly given: GivenOutcome;
  readonly document: LockedDocument;
  readonly fileId: number | null;
}

/** The decision about one outcome. */
export type Decision =
  | { readonly taken: TakenOutcome }
  | { readonly unchanged: GivenOutcome }
  | { readonly refused: GivenOutcome; readonly problem: OutcomeProblem; readonly document: LockedDocument | undefined };

/** The document that outcomes are about, and the file: of a document named by its number the last one. */
interface Subject {
  readonly document: LockedDocument;
  readonly file: SentFile | undefined;
  readonly isLastFile: boolean;
}

/** Of one note the exchange system first says that it could not be delivered, and later that it was. */
const orderOfReceipts: readonly ExchangeOutcome[] = ['undelivered', 'delivered', 'rejected'];

/** Decides about outcomes, each by what those before it have changed. */
export function decided(given: readonly GivenOutcome[], known: Known): readonly Decision[] {
  const subjectOf = subjectFinder(known);
  const recordedByDocument = groupedBy(known.recorded, ({ documentId }) => documentId);
  return [...groupedBy(given, (outcome) => nameOf(outcome)).values()].flatMap((group) => {
    const subject = subjectOf(group[0]);
    const outcomes = inOrder(group);
    if (typeof subject === 'string') return outcomes.map((outcome) => refusal(outcome, subject));
    const recorded = recordedByDocument.get(subject.document.id) ?? [];
    return decidedOfSubject(outcomes, subject, recorded, known.today);
  });
}

/** Receipts in the order in which they were written; of a table the first row of a document counts. */
const inOrder = (given: readonly GivenOutcome[]) =>
  given.some(({ about }) => 'number' in about)
    ? given
    : given.toSorted((one, other) => orderOfReceipts.indexOf(one.outcome) - orderOfReceipts.indexOf(other.outcome));

/** What names the document: two names are never the same, for a number has no ending. */
const nameOf = ({ about }: GivenOutcome) => ('number' in about ? about.number : sentName(about.fileName));

/** The name of a file before it was signed on its way. */
export function sentName(fileName: string): string {
  return fileName.toLowerCase().endsWith('.p7m') ? sentName(fileName.slice(0, -'.p7m'.length)) : fileName;
}

/** `IT01234567897_` of a file's name: country and number of the sender. */
export const beginningOf = (fileName: string) => fileName.slice(0, fileName.indexOf('_') + 1);

/** Returns what finds the document of an outcome, or says why there is none. */
function subjectFinder({ documents, files, ownBeginnings }: Known) {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const byNumber = new Map(documents.map((document) => [document.number, document]));
  const byName = new Map(files.map((file) => [file.name, file]));
  const lastFileOf = new Map(files.map((file) => [file.documentId, file]));
  return (given: GivenOutcome | undefined): Subject | OutcomeProblem => {
    if (given === undefined) return 'unknownNumber';
    if ('number' in given.about) {
      const document = byNumber.get(given.about.number);
      return document === undefined
        ? 'unknownNumber'
        : { document, file: lastFileOf.get(document.id), isLastFile: true };
    }
    const name = sentName(given.about.fileName);
    const file = byName.get(name);
    const document = file && byId.get(file.documentId);
    if (document === undefined) {
      const beginning = beginningOf(name);
      return beginning === '' || ownBeginnings.has(beginning) ? 'unknownFile' : 'anotherCompany';
    }
    return { document, file, isLastFile: lastFileOf.get(document.id) === file };
  };
}

const refusal = (refused: GivenOutcome, problem: OutcomeProblem, document?: LockedDocument): Decision => ({
  refused,
  problem,
  document,
});

/** @param recorded what was recorded of the document before */
function decidedOfSubject(
  given: readonly GivenOutcome[],
  { document: before, file, isLastFile }: Subject,
  recorded: readonly Recorded[],
  today: string,
): readonly Decision[] {
  const ofFile = recorded.filter(({ fileId }) => fileId === (file?.id ?? null));
  const ofOtherFiles = recorded.filter((event) => !ofFile.includes(event));
  const unrecorded = given.filter((each) => recordedAs(each, ofFile) === undefined).map(({ outcome }) => outcome);
  const areContradictory = unrecorded.includes('rejected') && unrecorded.some((outcome) => outcome !== 'rejected');
  const seen = new Set<ExchangeOutcome>();
  let document = before;
  return given.map((each) => {
    const { outcome, day } = each;
    const isNamedByNumber = 'number' in each.about;
    const isSecond = isNamedByNumber ? seen.size > 0 : seen.has(outcome);
    seen.add(outcome);
    if (isSecond) return refusal(each, 'twiceInUpload', document);
    if (isNamedByNumber && ofOtherFiles.some((event) => event.event === outcome && event.day === day)) {
      return { unchanged: each };
    }
    const same = recordedAs(each, ofFile);
    if (same !== undefined) {
      return isNamedByNumber && same.day !== day ? refusal(each, 'anotherDay', document) : { unchanged: each };
    }
    const problem = problemOf(each, document, today);
    if (problem !== undefined) return refusal(each, problem, document);
    if (areContradictory) return refusal(each, 'contradictory', document);
    const isOlder = isNamedByNumber && ofOtherFiles.some((event) => event.day !== null && day < event.day);
    if (isOlder || !isLastFile) return refusal(each, 'olderAttempt', document);
    if (!allows(document, outcome)) return refusal(each, 'documentState', document);
    const taken = { given: each, document, fileId: file?.id ?? null };
    document = { ...document, delivery: outcome, isSentAssumed: false };
    return { taken };
  });
}

/** What is wrong with an outcome of a document whatever its state. A receipt bears the day of the exchange system's clock. */
function problemOf({ day, about }: GivenOutcome, document: LockedDocument, today: string): OutcomeProblem | undefined {
  if (document.kind === 'notice') return 'notACreditNote';
  if (document.cancelledAt !== null) return 'cancelled';
  if ('fileName' in about) return undefined;
  if (day > today) return 'dayInFuture';
  return day < document.day ? 'beforeDocument' : undefined;
}

/** The same outcome of the same file, as it was recorded; one that was given without a receipt is the same as with it. */
const recordedAs = ({ outcome, exchangeId }: GivenOutcome, ofFile: readonly Recorded[]): Recorded | undefined =>
  ofFile.findLast(
    (event) =>
      event.event === outcome && (exchangeId === null || event.exchangeId === null || event.exchangeId === exchangeId),
  );
