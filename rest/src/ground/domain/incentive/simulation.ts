/**
 * Computes the cost of a campaign's rules over real sale lines before it opens (docs/domain/simulations.md); no I/O.
 */
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
  /** The prize accumulated in the compared campaign, EUR; null where the dealer is not in it. */
  readonly against: string | null;
}

/** The prize of a dealer at one volume, as if it had accepted. */
export interface SimulatedPrize {
  readonly tires: number;
  /** Cents. */
  readonly accumulated: bigint;
  /** Cents; 0 where it is not unlocked. */
  readonly expendable: bigint;
  readonly unlocked: boolean;
  /** The index of the highest tier of the rules that is reached; -1 for none. */
  readonly tier: number;
}

/** A group of dealers with its tyres and prizes. */
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
  /**
   * The numbers of dealers by expendable prize: one for each of `simulationBands` (upper bounds), one above the last.
   */
  readonly distribution: readonly number[];
  /** The dealers by the highest tier that they reach, in the order of the tiers. */
  readonly byTier: readonly (CostShare & { readonly from: string })[];
  /** The dealers by distributor, highest expendable prize first. */
  readonly byDistributor: readonly (CostShare & { readonly distributorId: number | null })[];
  /** The comparison with another campaign, over the dealers that are in both; null without one. */
  readonly against: {
    readonly winners: number;
    readonly losers: number;
    readonly same: number;
    /** EUR: accumulated in this simulation minus accumulated in the other campaign. */
    readonly difference: string;
  } | null;
}

/** The tyres of a dealer times a volume, rounded half up; never below 0. */
export function tiresAtVolume(quantity: number, volume: Millionths): number {
  return Number(roundedQuotient(BigInt(Math.max(quantity, 0)) * volume, factorOne));
}

/** Millionths of a euro in a cent. */
const perCent = 10_000n;
const bandCents = simulationBands.map((euro) => millionths(euro) / perCent);

/** Totals of one group of dealers. */
class GroupTotals {
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

/**
 * The prizes of dealers at some volumes, in the order of the volumes; the rules are parsed once for all dealers.
 *
 * @param volumes decimals by which the tyres of the base period are multiplied
 */
export function prizesAtVolumes(
  rules: PrizeRules,
  volumes: readonly string[],
): (dealer: SimulatedDealer) => SimulatedPrize[] {
  const factors = volumes.map(millionths);
  const prizes = prizesInCents(rules);
  return ({ goalThreshold, sums }) => {
    const prizeOf = prizes(goalThreshold, sums);
    return factors.map((factor) => {
      const tires = tiresAtVolume(sums.quantity, factor);
      const { earned, unlocked, tier } = prizeOf(tires);
      return { tires, accumulated: earned, expendable: unlocked ? earned : 0n, unlocked, tier };
    });
  };
}

/** Totals at one volume; dealers are added one by one, in any order. */
class VolumeTotals {
  private readonly all = new GroupTotals();
  private readonly byTier: GroupTotals[];
  private readonly byDistributor = new Map<number | null, GroupTotals>();
  private readonly bands = Array<number>(bandCents.length + 1).fill(0);
  private readonly outcomes = { winners: 0, losers: 0, same: 0 };
  private difference = 0n;
  private withTires = 0;
  private goalReached = 0;
  private unlocked = 0;

  constructor(
    private readonly rules: PrizeRules,
    private readonly volume: string,
    private readonly compares: boolean,
  ) {
    this.byTier = rules.incentiveDetail.tiers.map(() => new GroupTotals());
  }

  add({ goalThreshold, distributorId, against }: SimulatedDealer, prize: SimulatedPrize): void {
    const { tires, accumulated, expendable, unlocked, tier } = prize;
    this.all.add(tires, accumulated, expendable);
    // -1 does not occur: the first tier of valid rules starts at 0 tyres
    this.byTier[Math.max(tier, 0)]?.add(tires, accumulated, expendable);
    const ofDistributor = this.byDistributor.get(distributorId) ?? new GroupTotals();
    this.byDistributor.set(distributorId, ofDistributor);
    ofDistributor.add(tires, accumulated, expendable);
    const found = bandCents.findIndex((most) => expendable <= most);
    const band = found < 0 ? bandCents.length : found;
    this.bands[band] = (this.bands[band] ?? 0) + 1;
    if (tires > 0) this.withTires += 1;
    if (tires >= goalThreshold) this.goalReached += 1;
    if (unlocked) this.unlocked += 1;
    if (against !== null) this.compare(accumulated - millionths(against) / perCent);
  }

  private compare(difference: bigint): void {
    this.difference += difference;
    this.outcomes[difference > 0n ? 'winners' : difference < 0n ? 'losers' : 'same'] += 1;
  }

  result(): VolumeResult {
    const { withTires, goalReached, unlocked, rules } = this;
    const distributors = [...this.byDistributor].sort(([, one], [, other]) => Number(other.cost - one.cost));
    return {
      volume: decimalText(millionths(this.volume)),
      ...this.all.result(),
      withTires,
      goalReached,
      unlocked,
      distribution: this.bands,
      byTier: rules.incentiveDetail.tiers.map(({ from }, index) => ({
        from: decimalText(millionths(from)),
        ...(this.byTier[index] ?? new GroupTotals()).result(),
      })),
      byDistributor: distributors.map(([distributorId, share]) => ({ distributorId, ...share.result() })),
      against: this.compares ? { ...this.outcomes, difference: fixed(this.difference, 2) } : null,
    };
  }
}

/** A simulation at some volumes: dealers are added one by one, in any order. */
export class Simulation {
  private readonly prizesOf: ReturnType<typeof prizesAtVolumes>;
  private readonly totals: readonly VolumeTotals[];

  /**
   * @param volumes as for `prizesAtVolumes`
   * @param compares whether the prizes are compared with those of another campaign (`against`)
   */
  constructor(rules: PrizeRules, volumes: readonly string[], compares: boolean) {
    this.prizesOf = prizesAtVolumes(rules, volumes);
    this.totals = volumes.map((volume) => new VolumeTotals(rules, volume, compares));
  }

  add(dealer: SimulatedDealer): void {
    const prizes = this.prizesOf(dealer);
    prizes.forEach((prize, index) => this.totals[index]?.add(dealer, prize));
  }

  /** The results, one for each volume, in the order of the volumes. */
  results(): VolumeResult[] {
    return this.totals.map((totals) => totals.result());
  }
}
