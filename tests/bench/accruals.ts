/**
 * `npm run bench -- accruals [--dealers N] [--lines N]`: the closing of two months of the whole network, the second
 * with corrections, reads of the open month, and how long another request waits meanwhile.
 */
import { parseArgs } from 'node:util';
import { nameWriterVersion } from '../../rest/src/ground/database/connections/writerVersion.js';
import { copyProgramme } from './copiedProgramme.js';
import { benchServer, onDatabase } from './postgres.js';
import { filledDatabase, Service } from './service.js';
import { printTable } from './table.js';
import { timed } from './timed.js';

const { values: flags } = parseArgs({
  options: { dealers: { type: 'string', default: '100000' }, lines: { type: 'string', default: '2000000' } },
});
const size = { dealers: Number(flags.dealers), lines: Number(flags.lines) };

const server = await benchServer();
try {
  const url = await filledDatabase(server, size, copyProgramme);
  const service = await Service.start(url);
  await joinAll(url);
  const [first, second, third] = await firstMonths(url);
  const rows = [
    await timed(`closing of ${first}`, '60 s', service, () => service.call('POST', `/accruals/${first}/close`)),
    await timed(`closing of ${second}`, '60 s', service, () => service.call('POST', `/accruals/${second}/close`)),
    await timed(`the open month ${third}`, '', service, () => service.call('POST', `/accruals/${third}/table`, {})),
    await timed('the same again', '', service, () => service.call('POST', `/accruals/${third}/table`, {})),
    await timed('a closed month by dealer', '', service, () =>
      service.call('POST', `/accruals/${second}/table`, { filter: { by: 'dealer' }, sorting: { column: 'closing' } }),
    ),
    await timed('the closed months', '', service, () => service.call('POST', '/accruals/table', {})),
  ];
  const frozen = await onDatabase(url, async (client) => {
    const { rows: counts } = await client.query<{ rows: number }>('select row_count as rows from accrual_months');
    return counts.map((each) => each.rows);
  });
  await service.stop();
  printTable(['what', 'took', 'another request, longest', 'bar'], rows);
  console.log(`\n${size.dealers} dealers, ${size.lines} lines; frozen rows: ${frozen.join(', ')}`);
  if (frozen.length !== 2 || frozen.includes(0)) throw new Error('A closed month has no rows.');
} finally {
  server.stop();
}

/**
 * Adds every dealer, accepted, to the open campaign, by preference one that takes every line; sets plausible figures.
 */
async function joinAll(url: string): Promise<void> {
  await onDatabase(url, async (client) => {
    await client.query(nameWriterVersion);
    await client.query(`
      insert into memberships (campaign_id, dealer_id, goal_threshold, added_at, accepted_at, accepted_rules_version,
        quantity, boosted_quantity, tires_purchased, plafond_accumulated)
      select campaign.id, dealer.id, 10 + dealer.id % 40, now(), now(), campaign.rules_version, coalesce(bought, 0),
        coalesce(bought, 0), greatest(coalesce(bought, 0), 0), greatest(coalesce(bought, 0), 0)
      from (
        select * from campaigns where state = 'open' order by eligibility = '{}'::jsonb desc, starts_on, id limit 1
      ) as campaign cross join members as dealer left join lateral (
        select sum(quantity) as bought from sales
        where dealer_id = dealer.id and sold_on between campaign.starts_on and campaign.ends_on
      ) as line on true
      where dealer.role = 'Dealer' and dealer.deleted_at is null
      on conflict do nothing`);
    await client.query('analyze memberships');
  });
}

/** The first three months of the campaign that all dealers are in. */
async function firstMonths(url: string): Promise<readonly string[]> {
  return onDatabase(url, async (client) => {
    const { rows: months } = await client.query<{ month: string }>(`
      select to_char(starts_on + interval '1 month' * place, 'YYYY-MM') as month
      from (
        select * from campaigns where state = 'open' order by eligibility = '{}'::jsonb desc, starts_on, id limit 1
      ) as campaign cross join generate_series(0, 2) as place order by 1`);
    return months.map(({ month }) => month);
  });
}
