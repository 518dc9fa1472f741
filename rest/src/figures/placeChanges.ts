/** Moves the contributions of dealers in the rollups when their places change (docs/rollups.md). */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';
import { intArray } from '../ground/database/intArray.js';
import { rowsIn } from '../ground/database/rows.js';
import { addCampaignFigures, contributionsNow } from './campaignFigures.js';
import { addLineFigures, linePlacesFrom } from './lineFigures.js';
import { placeColumns } from './places.js';
import { addSalesFigures, allMonths } from './salesFigures.js';

interface DealerPlace {
  readonly dealer_id: number;
  readonly above: string;
  readonly region: string;
  readonly status: string;
  readonly tier: string;
  readonly is_deleted: boolean;
  readonly distributor_id: number;
}

/**
 * Changes members, and moves the contributions of their dealers in the rollups to the new places. This is the only way
 * to change a member's parent, region, status, tier or deletion.
 *
 * @param transaction holds the tree lock where members get other parents
 * @param changing the members that `change` changes, and whether the places of those below them change too
 */
export async function changePlaces<T>(
  transaction: Database,
  changing: { readonly ids: readonly number[]; readonly withBelow: boolean },
  change: () => Promise<T>,
): Promise<T> {
  const before = await lockedPlaces(transaction, changing);
  const result = await change();
  const after = new Map((await placesOf(transaction, before)).map((place) => [place.dealer_id, place]));
  const differs = (keys: readonly (keyof DealerPlace)[]) =>
    before.filter((place) => keys.some((key) => place[key] !== after.get(place.dealer_id)?.[key]));
  const moved = differs(['above', 'region', 'status', 'tier', 'is_deleted']);
  if (moved.length === 0) return result;
  const ids = idsOf(moved);
  const places = movedPlaces(moved);
  await addCampaignFigures(transaction, contributionsNow(sql`dealer_id = any(${ids})`), places);
  await addSalesFigures(transaction, allMonths(sql`dealer_id = any(${ids})`), places);
  const movedLines = differs(['distributor_id', 'region', 'tier']);
  if (movedLines.length > 0) {
    const lines = sql`select * from sales where dealer_id = any(${idsOf(movedLines)})`;
    await addLineFigures(transaction, linePlacesFrom(lines, movedPlaces(movedLines)), 1);
  }
  return result;
}

const idsOf = (places: readonly DealerPlace[]) => intArray(places.map(({ dealer_id }) => dealer_id));

/**
 * The places of the dealers among some members and below them, locked so that their figures cannot change concurrently.
 */
async function lockedPlaces(
  transaction: Database,
  { ids, withBelow }: { readonly ids: readonly number[]; readonly withBelow: boolean },
): Promise<readonly DealerPlace[]> {
  // paths end in '/', and '0' is the character after it: the range holds exactly the paths below
  const below = sql`
    union all
    select below.id from members as above join members as below
      on below.path > above.path and below.path < rtrim(above.path, '/') || '0'
    where above.id = any(${intArray(ids)}) and above.role <> 'Dealer'`;
  return rowsIn<DealerPlace>(
    await transaction.execute(sql`
      select ${placeColumns} from members
      where role = 'Dealer' and id in (select unnest(${intArray(ids)}) ${withBelow ? below : sql``})
      order by id for no key update`),
  );
}

async function placesOf(transaction: Database, places: readonly DealerPlace[]): Promise<readonly DealerPlace[]> {
  return rowsIn<DealerPlace>(
    await transaction.execute(sql`select ${placeColumns} from members where id = any(${idsOf(places)})`),
  );
}

/** The former places of dealers with sign -1 and their present ones with sign 1. */
function movedPlaces(before: readonly DealerPlace[]): SQL {
  return sql`
    select -1 as sign, former.*
    from json_to_recordset(${JSON.stringify(before)}::json) as former(dealer_id int, above text, region text collate "C",
      status text collate "C", tier text collate "C", is_deleted boolean, distributor_id int)
    union all
    select 1, ${placeColumns} from members where id = any(${idsOf(before)})`;
}
