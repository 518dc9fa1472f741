/** The prizes of a dealer in parts that add up (docs/domain/ledger.md, 'The prizes of a dealer'). */
import { euroSum } from '../../../ground/domain/incentive/underWay.js';
import type { PrizeFlow } from './schemas.js';

/** The stored sums of a dealer in a campaign. EUR, two decimals. */
export interface PrizeSums {
  readonly isClosed: boolean;
  readonly accumulated: string;
  readonly adjusted: string;
  readonly setOff: string;
  readonly redeemed: string;
  readonly expendable: string;
  readonly debt: string;
}

/** What documents of settlements redeemed of it. */
export interface Documented {
  readonly paid: string;
  readonly unpaid: string;
}

/** The flow of one campaign. */
export function flowOf({ isClosed, redeemed, ...sums }: PrizeSums, { paid, unpaid }: Documented): PrizeFlow {
  const { accumulated, adjusted, setOff, expendable, debt } = sums;
  // of the balance, what is no entry is the unlocked prize: all of it, or nothing
  const unlocked = euroSum([expendable, redeemed], [debt, adjusted, setOff]);
  const notUnlocked = euroSum([accumulated], [unlocked]);
  return {
    ...{ accumulated, adjusted, setOff, expendable, debt },
    spent: euroSum([redeemed], [paid, unpaid]),
    documentsPaid: paid,
    documentsUnpaid: unpaid,
    locked: isClosed ? '0.00' : notUnlocked,
    lapsed: isClosed ? notUnlocked : '0.00',
  };
}

/** The sum of flows. */
export function sumOfFlows(flows: readonly PrizeFlow[]): PrizeFlow {
  const sum = (part: keyof PrizeFlow) => euroSum(flows.map((flow) => flow[part]));
  return {
    accumulated: sum('accumulated'),
    adjusted: sum('adjusted'),
    setOff: sum('setOff'),
    spent: sum('spent'),
    documentsPaid: sum('documentsPaid'),
    documentsUnpaid: sum('documentsUnpaid'),
    expendable: sum('expendable'),
    debt: sum('debt'),
    locked: sum('locked'),
    lapsed: sum('lapsed'),
  };
}
