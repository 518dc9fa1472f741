import { largestGoal } from '@gdd/schema/campaigns';
import type { InvalidGoalReason } from '@gdd/schema/proposals';
import type { EditedGoals, GoalsOutcome } from './schemas.js';

/** A dealer with all ways of naming it, and its present goal; null where it is still to be set. */
export interface DealerGoal {
  readonly dealerId: number;
  readonly code: string;
  readonly vatNumber: string | null;
  readonly goalThreshold: number | null;
}

interface ChangedGoal {
  readonly dealer: DealerGoal;
  readonly goalThreshold: number;
}

/**
 * The outcome of typed or pasted goals, and those that change. A second goal of a dealer is reported as invalid, even
 * if it is the same: which one was intended is unknown.
 *
 * @param dealers the dealers that may have goals
 */
export function readGoals(
  goals: EditedGoals['goals'],
  dealers: readonly DealerGoal[],
): { readonly outcome: GoalsOutcome; readonly changed: readonly ChangedGoal[] } {
  const byName = new Map<number | string | null | undefined, DealerGoal>(
    dealers.flatMap((dealer) =>
      [dealer.dealerId, dealer.code, dealer.vatNumber].map((name) => [name, dealer] as const),
    ),
  );
  const seen = new Set<number>();
  const outcome: GoalsOutcome = { changed: 0, unchanged: 0, invalid: [] };
  const changed: ChangedGoal[] = [];
  for (const [index, typed] of goals.entries()) {
    const goalThreshold = goalIn(typed.goal);
    const dealer = byName.get(typed.dealer === undefined ? typed.dealerId : dealerName(typed.dealer));
    const isRepeated = dealer !== undefined && seen.has(dealer.dealerId);
    if (dealer !== undefined) seen.add(dealer.dealerId);
    const invalid = (reason: InvalidGoalReason) => outcome.invalid.push({ ...typed, place: index + 1, reason });
    if (dealer === undefined) invalid('unknownDealer');
    else if (isRepeated) invalid('repeatedDealer');
    else if (goalThreshold === undefined) invalid('invalidGoal');
    else if (goalThreshold === dealer.goalThreshold) outcome.unchanged += 1;
    else {
      outcome.changed += 1;
      changed.push({ dealer, goalThreshold });
    }
  }
  return { outcome, changed };
}

/** The dealers that goals name: by id, and by code or VAT number. */
export function namesIn(goals: EditedGoals['goals']): { readonly ids: readonly number[]; readonly names: string[] } {
  return {
    ids: goals.flatMap(({ dealerId }) => dealerId ?? []),
    names: goals.flatMap(({ dealer }) => (dealer === undefined ? [] : dealerName(dealer))),
  };
}

/** A code or VAT number as stored: 'it 12345670017' → '12345670017' */
function dealerName(text: string): string {
  return text
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^IT(?=\d{11}$)/, '');
}

/** Digits with one or two zeros as decimals, or with points between thousands and zeros after a comma. */
const wholeGoal = /^(?:(\d{1,7})(?:[.,]00?)?|(\d{1,3}(?:\.\d{3}){1,2})(?:,00?)?)$/;

/**
 * The number of a typed goal, from 1 to 1,000,000: with or without points between thousands, and with the zeros that a
 * spreadsheet shows behind whole numbers (`15,00`); undefined if invalid.
 */
export function goalIn(text: string): number | undefined {
  const [, plain, grouped = ''] = wholeGoal.exec(text.trim()) ?? [];
  const goal = Number(plain ?? grouped.replaceAll('.', ''));
  return goal >= 1 && goal <= largestGoal ? goal : undefined;
}
