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

interface Found {
  readonly document: LockedDocument;
  /** The file that it is about; of a document named by its number the last one. */
  readonly file: SentFile | undefined;
  readonly isLast: boolean;
}

// of one note the exchange system first says that it could not be delivered, and later that it was
const order: readonly ExchangeOutcome[] = ['undelivered', 'delivered', 'rejected'];

/** Decides about outcomes, each by what those before it have changed. */
export function decided(given: readonly GivenOutcome[], known: Known): readonly Decision[] {
  const find = finder(known);
  const recorded = groupedBy(known.recorded, ({ documentId }) => documentId);
  const decisions: Decision[] = [];
  for (const ofOne of groupedBy(given, (each) => nameOf(each)).values()) {
    const found = find(ofOne[0]);
    const ofDocument = typeof found === 'string' ? [] : (recorded.get(found.document.id) ?? []);
    decisions.push(...decidedOfOne(inOrder(ofOne), found, ofDocument, known.today));
  }
  return decisions;
}

/** Receipts in the order in which they were written; of a table the first row of a document counts. */
const inOrder = (given: readonly GivenOutcome[]) =>
  given.some(({ about }) => 'number' in about)
    ? given
    : given.toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome));

/** What names the document: two names are never the same, for a number has no ending. */
const nameOf = ({ about }: GivenOutcome) => ('number' in about ? about.number : sentName(about.fileName));

/** The name of a file before it was signed on its way. */
export function sentName(fileName: string): string {
  return fileName.toLowerCase().endsWith('.p7m') ? sentName(fileName.slice(0, -'.p7m'.length)) : fileName;
}

/** `IT01234567897_` of a file's name: country and number of the sender. */
export const beginningOf = (fileName: string) => fileName.slice(0, fileName.indexOf('_') + 1);

function finder({ documents, files, ownBeginnings }: Known) {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const byNumber = new Map(documents.map((document) => [document.number, document]));
  const byName = new Map(files.map((file) => [file.name, file]));
  const last = new Map(files.map((file) => [file.documentId, file]));
  return (given: GivenOutcome | undefined): Found | OutcomeProblem => {
    if (given === undefined) return 'unknownNumber';
    if ('number' in given.about) {
      const document = byNumber.get(given.about.number);
      return document === undefined ? 'unknownNumber' : { document, file: last.get(document.id), isLast: true };
    }
    const name = sentName(given.about.fileName);
    const file = byName.get(name);
    const document = file && byId.get(file.documentId);
    if (document === undefined) {
      const beginning = beginningOf(name);
      return beginning === '' || ownBeginnings.has(beginning) ? 'unknownFile' : 'anotherCompany';
    }
    return { document, file, isLast: last.get(document.id) === file };
  };
}

function decidedOfOne(
  given: readonly GivenOutcome[],
  found: Found | OutcomeProblem,
  ofDocument: readonly Recorded[],
  today: string,
): readonly Decision[] {
  const refusal = (refused: GivenOutcome, problem: OutcomeProblem, document?: LockedDocument) => ({
    ...{ refused, problem, document },
  });
  if (typeof found === 'string') return given.map((each) => refusal(each, found));
  const { file, isLast } = found;
  let { document } = found;
  const ofFile = ofDocument.filter(({ fileId }) => fileId === (file?.id ?? null));
  const ofOthers = ofDocument.filter((event) => !ofFile.includes(event));
  const seen = new Set<ExchangeOutcome>();
  const fresh = given.filter((each) => sameOf(each, ofFile) === undefined).map(({ outcome }) => outcome);
  const contradict = fresh.includes('rejected') && fresh.some((outcome) => outcome !== 'rejected');
  return given.map((each) => {
    const isNamedByNumber = 'number' in each.about;
    const isSecond = isNamedByNumber ? seen.size > 0 : seen.has(each.outcome);
    seen.add(each.outcome);
    if (isSecond) return refusal(each, 'twiceInUpload', document);
    if (isNamedByNumber && ofOthers.some(({ event, day }) => event === each.outcome && day === each.day)) {
      return { unchanged: each };
    }
    const same = sameOf(each, ofFile);
    if (same !== undefined) {
      return isNamedByNumber && same.day !== each.day ? refusal(each, 'anotherDay', document) : { unchanged: each };
    }
    const problem = problemOf(each, document, today);
    if (problem !== undefined) return refusal(each, problem, document);
    if (contradict) return refusal(each, 'contradictory', document);
    const isOlder = isNamedByNumber && ofOthers.some(({ day }) => day !== null && each.day < day);
    if (isOlder || !isLast) return refusal(each, 'olderAttempt', document);
    if (!allows(document, each.outcome)) return refusal(each, 'documentState', document);
    const taken = { given: each, document, fileId: file?.id ?? null };
    document = { ...document, delivery: each.outcome, isSentAssumed: false };
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

/** The same answer about the same file, as it was recorded; one that was given without a receipt is the same as with it. */
const sameOf = ({ outcome, exchangeId }: GivenOutcome, ofFile: readonly Recorded[]): Recorded | undefined =>
  ofFile.findLast(
    (event) =>
      event.event === outcome && (exchangeId === null || event.exchangeId === null || event.exchangeId === exchangeId),
  );
