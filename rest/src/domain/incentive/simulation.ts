/** The cost of a campaign's rules over real lines, before it opens (docs/domain/simulations.md): sums, no I/O. */
import { simulationBands } from '@gdd/schema/simulations';
import { decimalText, fixed, millionths, roundedQuotient, type Millionths } from '../decimal.js';
import { prizesInCents, type PrizeRules } from './incentive.js';
import { factorOne, type BoostSums } from './lineSums.js';

/** A dealer of a simulation: its goal, and the sums of its lines in the base period. */
export interface SimulatedDealer {
  readonly dealerId: number;
  readonly goalThreshold: number;
  readonly distributorId: number | null;
  readonly sums: BoostSums;
  /** What it accumulated in the campaign that is compared with, EUR; null where it is not in it. */
  readonly against: string | null;
}

/** What a dealer comes to at one volume, as if it had accepted. */
export interface SimulatedPrize {
  readonly tires: number;
  /** EUR. */
  readonly accumulated: string;
  /** EUR; 0 where it is not unlocked. */
  readonly expendable: string;
  readonly unlocked: boolean;
}

/** A group of dealers and what they cost. */
export interface CostShare {
  readonly dealers: number;
  readonly tires: number;
  /** EUR. */
  readonly accumulated: string;
  /** EUR. */
  readonly expendable: string;
}

/** The result of a simulation at one volume. */
export interface VolumeResult extends CostShare {
  readonly volume: string;
  /** Dealers with at least one tyre. */
  readonly withTires: number;
  readonly goalReached: number;
  readonly unlocked: number;
  /** The dealers by their expendable prize: at or below each of `simulationBands`, and above the last. */
  readonly distribution: readonly number[];
  /** By the highest tier of the rules that a dealer reaches, in their order. */
  readonly byTier: readonly (CostShare & { readonly from: string })[];
  /** By distributor, the most expensive first. */
  readonly byDistributor: readonly (CostShare & { readonly distributorId: number | null })[];
  /** The comparison with another campaign, over the dealers that are in both; null without one. */
  readonly against: {
    readonly winners: number;
    readonly losers: number;
    readonly same: number;
    /** EUR: accumulated here less there. */
    readonly difference: string;
  } | null;
}

/** The tyres of a dealer at a volume: the product is rounded half away from zero, and not below 0. */
export function tiresAtVolume(quantity: number, volume: Millionths): number {
  return Number(roundedQuotient(BigInt(Math.max(quantity, 0)) * volume, factorOne));
}

const perCent = 10_000n;
const bandCents = simulationBands.map((euro) => millionths(euro) / perCent);

/** Adds up one group of dealers. */
class Share {
  private dealers = 0;
  private tires = 0;
  private accumulated = 0n;
  private expendable = 0n;

  add(tires: number, accumulated: bigint, expendable: bigint): void {
    this.dealers += 1;
    this.tires += tires;
    this.accumulated += accumulated;
    this.expendable += expendable;
  }

  get cost(): bigint {
    return this.expendable;
  }

  result(): CostShare {
    const { dealers, tires } = this;
    return { dealers, tires, accumulated: fixed(this.accumulated, 2), expendable: fixed(this.expendable, 2) };
  }
}

/** A simulation at one volume: dealers are added one by one, in any order. */
export class VolumeSimulation {
  private readonly volume: Millionths;
  private readonly prizes: ReturnType<typeof prizesInCents>;
  private readonly all = new Share();
  private readonly byTier: Share[];
  private readonly byDistributor = new Map<number | null, Share>();
  private readonly bands = Array<number>(bandCents.length + 1).fill(0);
  private readonly outcomes = { winners: 0, losers: 0, same: 0 };
  private difference = 0n;
  private withTires = 0;
  private goalReached = 0;
  private unlocked = 0;

  /** @param volume a decimal that the tyres of the base period are multiplied by */
  constructor(
    private readonly rules: PrizeRules,
    volume: string,
    private readonly compares: boolean,
  ) {
    this.volume = millionths(volume);
    this.prizes = prizesInCents(rules);
    this.byTier = rules.incentiveDetail.tiers.map(() => new Share());
  }

  /** The prize of a dealer, which is added to the result. */
  add({ goalThreshold, distributorId, sums, against }: SimulatedDealer): SimulatedPrize {
    const tires = tiresAtVolume(sums.quantity, this.volume);
    const { earned, unlocked, tier } = this.prizes(goalThreshold, sums, tires);
    const expendable = unlocked ? earned : 0n;
    this.all.add(tires, earned, expendable);
    this.byTier[Math.max(tier, 0)]?.add(tires, earned, expendable);
    const ofDistributor = this.byDistributor.get(distributorId) ?? new Share();
    this.byDistributor.set(distributorId, ofDistributor);
    ofDistributor.add(tires, earned, expendable);
    const found = bandCents.findIndex((most) => expendable <= most);
    const band = found < 0 ? bandCents.length : found;
    this.bands[band] = (this.bands[band] ?? 0) + 1;
    if (tires > 0) this.withTires += 1;
    if (tires >= goalThreshold) this.goalReached += 1;
    if (unlocked) this.unlocked += 1;
    if (against !== null) this.compare(earned - millionths(against) / perCent);
    return { tires, accumulated: fixed(earned, 2), expendable: fixed(expendable, 2), unlocked };
  }

  private compare(difference: bigint): void {
    this.difference += difference;
    this.outcomes[difference > 0n ? 'winners' : difference < 0n ? 'losers' : 'same'] += 1;
  }

  result(): VolumeResult {
    const { withTires, goalReached, unlocked, rules } = this;
    const distributors = [...this.byDistributor].sort(([, one], [, other]) => Number(other.cost - one.cost));
    return {
      volume: decimalText(this.volume),
      ...this.all.result(),
      withTires,
      goalReached,
      unlocked,
      distribution: this.bands,
      byTier: rules.incentiveDetail.tiers.map(({ from }, index) => ({
        from: decimalText(millionths(from)),
        ...(this.byTier[index] ?? new Share()).result(),
      })),
      byDistributor: distributors.map(([distributorId, share]) => ({ distributorId, ...share.result() })),
      against: this.compares ? { ...this.outcomes, difference: fixed(this.difference, 2) } : null,
    };
  }
}
