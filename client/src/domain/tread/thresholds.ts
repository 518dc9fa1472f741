/** A threshold of a dealer's progress: the tyres at which something changes. */
export interface Threshold {
  /** Tyres from which it holds. */
  readonly tires: number;
  /** The same as a percentage of the goal, an exact decimal: '33.5'. */
  readonly percent: string;
  /** The most important effect of the threshold: the goal, the unlocked prize, a better rate. */
  readonly kind: 'goal' | 'unlock' | 'tier';
}

interface Course {
  readonly goal: number;
  /** Percentages of the goal, exact decimals. */
  readonly tiers: readonly { readonly from: string }[];
  readonly unlockAt?: string;
}

/** Percentages have at most six decimals (docs/domain/campaigns-and-prizes.md). */
const decimalPlaces = 6;
const hundredPercent = 100n * 10n ** BigInt(decimalPlaces);

/** The first whole tyre at or above a percentage of the goal, exactly: (33.5, 1000) → 335. */
export function tiresAt(percent: string, goal: number): number {
  const [whole = '', decimals = ''] = percent.split('.');
  const scaled = BigInt(whole + decimals.slice(0, decimalPlaces).padEnd(decimalPlaces, '0'));
  return Number((scaled * BigInt(goal) + hundredPercent - 1n) / hundredPercent);
}

/** The thresholds of a campaign for one goal, ascending; a tier from 0 tyres is not one. */
export function thresholdsOf({ goal, tiers, unlockAt }: Course): readonly Threshold[] {
  const byTires = new Map<number, Threshold>();
  const add = (percent: string, kind: Threshold['kind']) => {
    const tires = tiresAt(percent, goal);
    if (tires > 0 && !byTires.has(tires)) byTires.set(tires, { tires, percent, kind });
  };
  // The first kind wins where two thresholds are the same tyre, so the order is that of importance.
  add('100', 'goal');
  if (unlockAt !== undefined) add(unlockAt, 'unlock');
  for (const { from } of tiers) add(from, 'tier');
  return [...byTires.values()].sort((one, other) => one.tires - other.tires);
}
