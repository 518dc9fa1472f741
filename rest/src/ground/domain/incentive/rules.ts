import type { Channel, IncentiveBasis, Season, Segment } from '@gdd/schema/campaigns';

/** Conditions on a sale line: all given ones must hold, each list is a choice of values; `{}` matches every line. */
export interface Match {
  /** Compared without case. */
  readonly brand?: readonly string[] | undefined;
  readonly season?: readonly Season[] | undefined;
  readonly segment?: readonly Segment[] | undefined;
  /** Inches, both included. */
  readonly rimFrom?: number | undefined;
  readonly rimTo?: number | undefined;
  readonly channel?: Channel | undefined;
}

/** A number or its text, parsed as an exact decimal with at most six places. */
export type DecimalInput = number | string;

export interface Tier {
  /** Percentage of the goal from which the rate holds. */
  readonly from: DecimalInput;
  /** EUR a tyre. */
  readonly rate: DecimalInput;
}

export interface IncentiveDetail {
  readonly basis: IncentiveBasis;
  /** Ascending, the first from 0. */
  readonly tiers: readonly Tier[];
  /** Percentage of the goal from which the prize can be spent; default 100. */
  readonly unlockAt?: DecimalInput | undefined;
  /** The most that can accumulate, EUR. */
  readonly cap?: DecimalInput | undefined;
}

export interface Boost {
  readonly label: string;
  readonly match: Match;
  readonly factor: DecimalInput;
}

export interface FactorBoostDetail {
  readonly boosts: readonly Boost[];
}

/** The rules of a campaign (docs/domain/campaigns-and-prizes.md). */
export interface Rules {
  /** Both days included. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly incentiveDetail: IncentiveDetail;
  readonly factorBoostDetail: FactorBoostDetail;
  readonly eligibility?: Match | undefined;
}

export interface SaleLine {
  readonly soldOn: string;
  readonly brand: string;
  readonly season: Season;
  readonly segment: Segment;
  readonly rim: number;
  readonly channel: Channel;
  readonly quantity: number;
}
