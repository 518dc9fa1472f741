/**
 * Work lists: the rows of the report of campaigns behind a number of the dashboard, selected by the same rules
 * (docs/domain/reports.md).
 */
import type { Standing } from '@gdd/schema/reports';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { euroSum, percentageOf } from '../../ground/domain/incentive/underWay.js';
import {
  atStakeFields,
  atStakeOf,
  attainmentOf,
  dealersInWorkList,
  missingTires,
  prizeIfAccepted,
  underWayOn,
  type DealerUnderWay,
} from '../../programme/underWay/underWay.js';
import type { RowKey } from './rows.js';

/** The figures of the day, which only work lists have. */
interface DayFigures {
  readonly goalPercentage: string | null;
  readonly share: string | null;
  readonly tiresToNextThreshold: number | null;
  readonly euroAtStake: string | null;
  readonly isAtStakeLocked: boolean | null;
}

export const noDayFigures: DayFigures = {
  goalPercentage: null,
  share: null,
  tiresToNextThreshold: null,
  euroAtStake: null,
  isAtStakeLocked: null,
};

/** The rows of a work list. */
export interface WorkList {
  readonly keys: readonly RowKey[];
  /** The sort value of each row, in the order of the keys; null unless the sort column is a figure of the day. */
  readonly sortValues: readonly (number | string | null)[];
  readonly figuresOf: (key: RowKey) => DayFigures;
  /** EUR at stake in all rows of `close`; null for the other lists, which show no such sum. */
  readonly euroAtStake: string | null;
}

/** The stake of a dealer of each list: the gain of accepting, or of the next threshold. */
const stakeOf: Readonly<Record<Standing, (dealer: DealerUnderWay) => string | null>> = {
  notAccepted: prizeIfAccepted,
  close: (dealer) => atStakeOf(dealer)?.euro ?? null,
  behind: (dealer) => atStakeOf(dealer)?.euro ?? null,
};

/** The sort values of a list's dealers, where the column is a figure of the day. */
function sortValuesOf(name: Standing): Readonly<Record<string, (dealer: DealerUnderWay) => number | string | null>> {
  return {
    goalPercentage: ({ tires, goalThreshold }) => tires / goalThreshold,
    tiresToNextThreshold: toNextThreshold,
    euroAtStake: stakeOf[name],
  };
}

function toNextThreshold(dealer: DealerUnderWay): number | null {
  return dealer.next === null ? null : missingTires(dealer);
}

/**
 * The rows of a work list.
 *
 * @param today the programme's day
 * @param campaigns condition on the campaigns under way
 * @param visible condition on the dealers, as members
 * @param column the sort column: expensive figures are computed for all rows only where they are sorted by
 */
export async function workListOf(
  database: Database,
  name: Standing,
  today: string,
  {
    campaigns,
    visible,
    column,
  }: { readonly campaigns: SQL | undefined; readonly visible: SQL | undefined; readonly column: string },
): Promise<WorkList> {
  const dealers = await dealersInWorkList(database, visible, await underWayOn(database, today, campaigns), name);
  const byKey = new Map(dealers.map((dealer) => [textOf(keyOf(dealer)), dealer]));
  const sortValue = sortValuesOf(name)[column] ?? (() => null);
  return {
    keys: dealers.map(keyOf),
    sortValues: dealers.map(sortValue),
    figuresOf: (key) => figuresOf(name, byKey.get(textOf(key))),
    euroAtStake: name === 'close' ? euroSum(dealers.map((dealer) => atStakeOf(dealer)?.euro ?? '0.00')) : null,
  };
}

const keyOf = ({ dealerId, campaign }: DealerUnderWay): RowKey => ({ dealerId, splitValue: campaign.id });
const textOf = ({ dealerId, splitValue }: RowKey) => `${dealerId} ${splitValue}`;

function figuresOf(name: Standing, dealer: DealerUnderWay | undefined): DayFigures {
  if (dealer === undefined) return noDayFigures;
  const { numerator, denominator } = dealer.share;
  return {
    goalPercentage: attainmentOf(dealer),
    share: percentageOf(numerator, denominator),
    tiresToNextThreshold: toNextThreshold(dealer),
    ...(name === 'notAccepted'
      ? { euroAtStake: prizeIfAccepted(dealer), isAtStakeLocked: null }
      : atStakeFields(dealer)),
  };
}
