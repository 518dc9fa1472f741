import type { DocumentChange, ExchangeOutcome } from '../../../shared/apollo/schema.generated';
import type { DocumentDetailsFragment } from './documents.generated';

/** The changes of a document that take two persons, in the order of their buttons; the final ones come last. */
const changesOfTwo: readonly DocumentChange[] = [
  'PAYMENT_RETURNED',
  'PAYMENT_TAKEN_BACK',
  'NEVER_SENT',
  'DISCARDED',
  'ANSWERED',
  'CANCELLED',
];

/** The changes that a document's states allow, as the server says. */
export const possibleChanges = ({ possible }: Pick<DocumentDetailsFragment, 'possible'>) =>
  changesOfTwo.filter((change) => possible.includes(change));

const outcomes: readonly ExchangeOutcome[] = ['DELIVERED', 'UNDELIVERED', 'REJECTED'];

/** What the exchange system may answer about a document in its states, as the server says. */
export const possibleOutcomes = ({ possible }: Pick<DocumentDetailsFragment, 'possible'>) =>
  outcomes.filter((outcome) => possible.includes(outcome));
