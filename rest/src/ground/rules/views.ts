/** Mapping of rules to responses. */
import type { IncentiveDetail } from '../domain/incentive/rules.js';
import type { RulesWorsening } from '../domain/incentive/rulesWorsening.js';

/** The incentive detail as it was entered; `unlockAt` gets its default, 100. */
export function detailView(detail: IncentiveDetail) {
  return { ...detail, unlockAt: detail.unlockAt ?? 100 };
}

/** What a change of rules makes worse, as the API returns it. */
export const worseningView = ({ dealers, terms }: RulesWorsening) => ({ dealers, terms: [...terms] });
