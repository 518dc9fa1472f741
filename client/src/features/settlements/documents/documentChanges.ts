import type { DocumentChange } from '../../../shared/apollo/schema.generated';
import type { DocumentDetailsFragment } from './documents.generated';

/** The changes of a document that take two persons, as the page offers them; those that end something come last. */
const changesOfTwo: readonly DocumentChange[] = [
  'PAYMENT_RETURNED',
  'PAYMENT_TAKEN_BACK',
  'NEVER_SENT',
  'DISCARDED',
  'ANSWERED',
  'CANCELLED',
];

/** The changes that a document's states allow, by the server's word. */
export const possibleChanges = ({ possible }: Pick<DocumentDetailsFragment, 'possible'>) =>
  changesOfTwo.filter((change) => possible.includes(change));
