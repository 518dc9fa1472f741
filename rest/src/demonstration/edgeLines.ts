/** Rare cases among the sale lines of the demonstration. */
import type { Channel, Season, Segment } from '@gdd/schema/campaigns';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';
import { demonstrationCodes } from './network.js';

/** The ids of the brands as an array, the best-selling first. */
export function brandIds(): SQL {
  return sql`(select array_agg(id order by id) from brands)`;
}

interface EdgeLine {
  readonly code: string;
  readonly soldOn: string;
  readonly season: Season;
  readonly segment: Segment;
  readonly rim: number;
  readonly channel: Channel;
  readonly quantity: number;
  readonly amount: string;
}

const tyre = { season: 'winter', segment: 'car', rim: 16 } as const;
const ownDealer = { code: demonstrationCodes.dealer, channel: 'retail' } as const;

/** Large returns, free tyres, the smallest and the largest rim, lines just before a campaign. */
const edgeLines: readonly EdgeLine[] = [
  // returns greater than the purchases of the half-year
  { ...tyre, code: 'DE00051', soldOn: '2025-09-26', channel: 'retail', quantity: -400, amount: '-31200.00' },
  // returns in the retail channel, so that fleet tyres exceed all tyres
  { ...tyre, code: 'DE00052', soldOn: '2025-09-10', channel: 'fleet', quantity: 600, amount: '46800.00' },
  { ...tyre, code: 'DE00052', soldOn: '2025-10-10', channel: 'retail', quantity: -300, amount: '-23400.00' },
  // free of charge; the smallest and the largest rim
  { ...tyre, code: 'DE00053', soldOn: '2025-09-30', channel: 'retail', quantity: 4, amount: '0.00', rim: 10 },
  { ...tyre, code: 'DE00053', soldOn: '2025-09-30', channel: 'retail', quantity: 1, amount: '899.99', rim: 25 },
  // tyres for a whole fleet in one line
  {
    code: 'DE00054',
    soldOn: '2025-10-13',
    season: 'allSeason',
    segment: 'truck',
    rim: 22,
    channel: 'fleet',
    quantity: 1000,
    amount: '285000.00',
  },
  // a day before the campaigns of the demonstration's own dealer in the second half-year and in winter
  { ...tyre, ...ownDealer, soldOn: '2025-06-30', quantity: 8, amount: '598.40' },
  { ...tyre, ...ownDealer, soldOn: '2025-09-30', quantity: 8, amount: '612.80' },
  // the first winter tyres of the demonstration's own dealer
  { ...tyre, ...ownDealer, soldOn: '2025-10-03', quantity: 12, amount: '946.80' },
  { ...tyre, ...ownDealer, soldOn: '2025-10-09', segment: 'suv', rim: 18, quantity: 16, amount: '1942.40' },
  { ...tyre, ...ownDealer, soldOn: '2025-10-14', quantity: 8, amount: '631.20' },
];

/**
 * Inserts the rare lines of some months, except those of dealers that do not exist in a small network.
 *
 * @param importId the import that brought them
 * @param months the first and the last, yyyy-mm
 */
export async function insertEdgeLines(
  transaction: Database,
  importId: number,
  months: { readonly from: string; readonly to: string },
): Promise<void> {
  const lines = edgeLines
    .map((line, index) => ({
      ...line,
      // number of a credit note, or of a manual invoice
      document: `${line.quantity < 0 ? 'NC' : 'FM'}-2025-${String(index + 1).padStart(7, '0')}`,
    }))
    .filter(({ soldOn }) => months.from <= soldOn.slice(0, 7) && soldOn.slice(0, 7) <= months.to);
  if (lines.length === 0) return;
  await transaction.execute(sql`
    insert into sales (document, line, dealer_id, sold_on, brand_id, season, segment, rim, channel, quantity, amount,
      import_id)
    select edge.document, 1, members.id, edge."soldOn", (${brandIds()})[1], edge.season, edge.segment,
      edge.rim, edge.channel, edge.quantity, edge.amount, ${importId}
    from json_to_recordset(${JSON.stringify(lines)}::json) as edge(document text, code text, "soldOn" date, season text,
      segment text, rim smallint, channel text, quantity int, amount numeric)
      join members on members.code = edge.code`);
}
