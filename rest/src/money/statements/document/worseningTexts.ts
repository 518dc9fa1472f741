/** The Italian sentences about what got worse since a dealer accepted; the client's page has the same. */
import type { WorsenedTerm } from '@gdd/schema/campaigns';
import { italianWorsenings } from '../../../ground/domain/incentive/worseningTexts.js';
import {
  dayWithArticle,
  italianDay,
  italianEuro,
  italianNumber,
  italianPercent,
  periodWithArticles,
} from '../../../ground/domain/labels/italianFormats.js';
import { romeDay } from '../../../ground/domain/romeDay.js';
import type { StatementView } from '../statement.js';
import { capital, matchText, tierText } from './documentTexts.js';

type WorsenedRules = NonNullable<StatementView['rules']['changes'][number]['worsening']>;
type GoalChange = StatementView['goalChanges'][number];

/** 'Peggiora per il dealer: il premio massimo. Prima: …. Confermato da una seconda persona.' */
export function worsenedRulesText({ terms, before, ...confirmation }: WorsenedRules): string {
  const former = terms.flatMap(({ term }) => formerTerm(term, before) ?? []);
  const was = former.length === 0 ? '' : ` Prima: ${former.join('; ')}.`;
  return `Peggiora per il dealer: ${italianWorsenings(terms)}.${was}${confirmationText(confirmation)}`;
}

/** 'Dal 03/10/2025 l’obiettivo accettato è di 120 pneumatici (prima 100): premio da … a …. Peggiora per il dealer: …' */
export function goalChangeText({
  at,
  goalBefore,
  goalAfter,
  isWithdrawn,
  terms,
  reason,
  ...change
}: GoalChange): string {
  const from = capital(dayWithArticle('dal', italianDay(romeDay(new Date(at)))));
  const what = isWithdrawn
    ? `l’accettazione, registrata da un file che è stato annullato, non vale più`
    : `l’obiettivo accettato è di ${italianNumber(goalAfter)} pneumatici (prima ${italianNumber(goalBefore)})`;
  const { accumulatedBefore, accumulatedAfter } = change;
  const prize =
    accumulatedBefore === accumulatedAfter
      ? 'il premio accumulato è rimasto lo stesso'
      : `premio da ${italianEuro(accumulatedBefore)} a ${italianEuro(accumulatedAfter)}`;
  const worse = terms.length === 0 || isWithdrawn ? '' : ` Peggiora per il dealer: ${italianWorsenings(terms)}.`;
  const why = reason === null ? '' : ` Motivo: ${reason}.`;
  return `${from} ${what}: ${prize}.${worse}${confirmationText(change)}${why}`;
}

function confirmationText({ isConfirmed, confirmedBy }: Pick<WorsenedRules, 'isConfirmed' | 'confirmedBy'>): string {
  if (!isConfirmed) return '';
  return ` Confermato da una seconda persona${confirmedBy === null ? '' : ` (${confirmedBy})`}.`;
}

/** How a term was until then; undefined for what the figures say. */
function formerTerm(term: WorsenedTerm, before: WorsenedRules['before']): string | undefined {
  const { basis, tiers, unlockAt, cap } = before.incentiveDetail;
  switch (term) {
    case 'prize': {
      const rates = tiers.map(({ from, rate }) => `${italianEuro(rate)} a pneumatico ${tierText(String(from))}`);
      return `${rates.join(', ')}${basis === 'whole' ? ', su tutti gli pneumatici' : ''}`;
    }
    case 'cap':
      return cap === undefined ? 'nessun premio massimo' : `premio massimo ${italianEuro(cap)}`;
    case 'unlocking':
      return `premio spendibile dal raggiungimento del ${italianPercent(unlockAt)} dell’obiettivo`;
    case 'boosts': {
      const { boosts } = before.factorBoostDetail;
      if (boosts.length === 0) return 'nessun moltiplicatore';
      return boosts.map(({ label, factor }) => `${label} × ${italianNumber(factor, 2)}`).join(', ');
    }
    case 'eligibility':
      return `contano gli pneumatici: ${matchText(before.eligibility)}`;
    case 'period':
      return periodWithArticles(italianDay(before.startsOn), italianDay(before.endsOn));
    case 'figures':
      return undefined;
  }
}
