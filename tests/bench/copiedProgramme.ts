/**
 * A programme of 100,000 dealers in minutes: a hundredth is generated, then every dealer is copied with its sale lines.
 * Sums and figures are not recomputed for the copies: only for benchmarks that do not read those.
 */
import { nameWriterVersion } from '../../rest/src/ground/database/connections/writerVersion.js';
import { onDatabase } from './postgres.js';
import { generate } from './service.js';

const copies = 100;

/** Fills an empty database with about so many dealers and lines. */
export async function copyProgramme(
  databaseUrl: string,
  { dealers, lines }: { readonly dealers: number; readonly lines: number },
): Promise<void> {
  generate(databaseUrl, { dealers: Math.ceil(dealers / copies), lines: Math.ceil(lines / copies) });
  await onDatabase(databaseUrl, async (client) => {
    await client.query(nameWriterVersion);
    await client.query(`
      insert into members (code, business_name, role, parent_id, region, province, city, vat_number, email, phone, status,
        tier, joined_on, created_at, updated_at)
      select code || '-' || copy, business_name, role, parent_id, region, province, city, vat_number || '-' || copy, email, phone, status,
        tier, joined_on, created_at, updated_at
      from members cross join generate_series(2, ${copies}) as copy where role = 'Dealer'`);
    await client.query('analyze members');
    // in the order of their days, as files come
    await client.query(`
      insert into sales (document, line, dealer_id, sold_on, brand_id, season, segment, rim, channel, quantity, amount,
        import_id)
      select document || '-' || split_part(dealer.code, '-', 2), line, dealer.id, sold_on, brand_id, season, segment, rim,
        channel, quantity, amount, import_id
      from sales
        join members as original on original.id = sales.dealer_id
        join members as dealer on split_part(dealer.code, '-', 1) = original.code and dealer.id <> original.id
      order by sold_on, document, line`);
  });
}
