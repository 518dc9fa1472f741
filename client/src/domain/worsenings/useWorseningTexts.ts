import type { WorsenedTerm } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';

interface Term {
  readonly term: WorsenedTerm;
  readonly fromTires: number;
}

/** A term with the number of dealers for which it gets worse. */
export interface TermForDealers extends Term {
  readonly dealers: number;
}

/** Formats what gets worse: 'il premio per gli pneumatici, da 80 pneumatici in poi'. */
export function useWorseningTexts() {
  const { intl, say, format } = useTexts('worsening');
  const fromText = ({ term, fromTires: tires }: Term) =>
    say('from', { what: say(`term.${term}`), tires, number: format.number(tires) });
  return {
    list: (terms: readonly Term[]) => intl.formatList(terms.map(fromText), { type: 'unit' }),
    /** With the number of dealers for which it does. */
    forDealers: (term: TermForDealers) =>
      say('forDealers', { from: fromText(term), dealers: term.dealers, dealersNumber: format.number(term.dealers) }),
  };
}
