/** The parts of a dealer's prizes, as a page shows them: they add up (docs/domain/ledger.md, 'The prizes of a dealer'). */
import { compareDecimals } from '../../shared/forms/fields/decimalText';
import type { PrizePartsFragment } from './rewards.generated';

export type PrizeFlow = Omit<PrizePartsFragment, '__typename'>;

/** What a prize becomes, in the order of the bar; what is owed back is taken off their sum. */
export const prizeParts = ['spent', 'documentsPaid', 'documentsUnpaid', 'expendable', 'locked', 'lapsed'] as const;

/** What a prize is made of. */
export const prizeSources = ['accumulated', 'adjusted', 'setOff'] as const;

export type PrizeWord = (typeof prizeParts)[number] | (typeof prizeSources)[number] | 'debt';

/** The lists of the page, and for each word of the bar the one that it consists of. */
export type PrizeList = 'campaigns' | 'documents' | 'movements' | 'debts';

export const listOf: Readonly<Record<PrizeWord, PrizeList>> = {
  ...{ accumulated: 'campaigns', adjusted: 'movements', setOff: 'movements', spent: 'movements' },
  ...{ documentsPaid: 'documents', documentsUnpaid: 'documents' },
  ...{ expendable: 'campaigns', locked: 'campaigns', lapsed: 'campaigns', debt: 'debts' },
};

/** The id of a list's section. */
export const listAnchor = (list: PrizeList) => `prizes-${list}`;

export const isZero = (amount: string): boolean => compareDecimals(amount, '0') === 0;

/** The words that a flow has, in their order. */
export const wordsOf = (flow: PrizeFlow, words: readonly PrizeWord[]): readonly PrizeWord[] =>
  words.filter((word) => !isZero(flow[word]));
