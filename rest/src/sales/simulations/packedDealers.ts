import { fixed, millionths } from '../../ground/domain/decimal.js';
import type { SimulatedDealer } from '../../ground/domain/incentive/simulation.js';

/** A dealer of a simulation, as it is read. */
export interface DealerToSimulate {
  readonly dealerId: number;
  readonly goalThreshold: number;
  readonly distributorId: number | null;
  /** EUR; null where the dealer is not in the campaign to compare with. */
  readonly against: string | null;
  /** The sums of its lines, decimals as texts. */
  readonly quantity: string;
  readonly boostedQuantity: string;
}

/** The dealers of a page, column by column. */
interface PackedPage {
  readonly dealerIds: Int32Array;
  readonly goals: Int32Array;
  /** 0 for none. */
  readonly distributorIds: Int32Array;
  readonly quantities: Float64Array;
  /** Millionths. */
  readonly boosted: BigInt64Array;
  /** Cents; `noPrize` for null. */
  readonly against: BigInt64Array;
}

const noPrize = -(2n ** 63n);
const millionthsOfACent = 10_000n;

/**
 * The dealers of a simulation between its two passes over them. As objects a hundred thousand of them, with their texts,
 * would survive in the heap and make it grow to a multiple; packed they take some megabytes outside of it.
 */
export class PackedDealers {
  private readonly pages: PackedPage[] = [];
  /** The number of dealers. */
  length = 0;

  add(dealers: readonly DealerToSimulate[]): void {
    this.length += dealers.length;
    this.pages.push({
      dealerIds: Int32Array.from(dealers, ({ dealerId }) => dealerId),
      goals: Int32Array.from(dealers, ({ goalThreshold }) => goalThreshold),
      distributorIds: Int32Array.from(dealers, ({ distributorId }) => distributorId ?? 0),
      quantities: Float64Array.from(dealers, ({ quantity }) => Number(quantity)),
      boosted: BigInt64Array.from(dealers, ({ boostedQuantity }) => millionths(boostedQuantity)),
      against: BigInt64Array.from(dealers, ({ against }) =>
        against === null ? noPrize : millionths(against) / millionthsOfACent,
      ),
    });
  }

  /** The dealers in the pages in which they were added, each with the index of its first dealer. */
  *batches(): Generator<[number, readonly SimulatedDealer[]]> {
    let from = 0;
    for (const page of this.pages) {
      yield [from, unpacked(page)];
      from += page.dealerIds.length;
    }
  }
}

function unpacked({ dealerIds, goals, distributorIds, quantities, boosted, against }: PackedPage): SimulatedDealer[] {
  return Array.from(dealerIds, (dealerId, place) => {
    const distributorId = distributorIds[place] ?? 0;
    const prize = against[place] ?? noPrize;
    return {
      dealerId,
      goalThreshold: goals[place] ?? 0,
      distributorId: distributorId === 0 ? null : distributorId,
      sums: { quantity: quantities[place] ?? 0, boostedQuantity: boosted[place] ?? 0n },
      against: prize === noPrize ? null : fixed(prize, 2),
    };
  });
}
