import type { WorsenedTerm } from '@gdd/schema/campaigns';
import type { Worsening } from './worsening.js';
import { italianNumber } from '../labels/italianFormats.js';

const termNames: Readonly<Record<WorsenedTerm, string>> = {
  prize: 'il premio per gli pneumatici',
  cap: 'il premio massimo',
  unlocking: 'la soglia da cui il premio è spendibile',
  boosts: 'i moltiplicatori',
  eligibility: 'gli pneumatici che contano',
  period: 'il periodo',
  figures: 'il premio accumulato finora',
};

const list = new Intl.ListFormat('it', { type: 'conjunction' });

/** What gets worse, in Italian: `il premio per gli pneumatici (da 80 pneumatici in poi) e i moltiplicatori`. */
export function italianWorsenings(worsenings: readonly Worsening[]): string {
  return list.format(
    worsenings.map(({ term, fromTires }) =>
      fromTires > 1 ? `${termNames[term]} (da ${italianNumber(fromTires)} pneumatici in poi)` : termNames[term],
    ),
  );
}
