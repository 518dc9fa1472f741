/**
 * A REST service that mails the reminders of a run is killed amid them: another one on the same database goes on. In the
 * end everybody has been mailed, and nobody twice.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { nameWriterVersion } from '../../rest/src/ground/database/connections/writerVersion.js';
import { Office } from '../programme/office.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';

/** So many that the first service is killed long before all are mailed. */
const dealers = 2000;

interface Run {
  readonly id: number;
  readonly status: string;
  readonly total: number;
  readonly counts: readonly { readonly outcome: string; readonly count: number }[];
}

const startPostgres = hasPostgres() ? describe : describe.skip;

// Skipped where no Postgres is installed: npm run test:faults says so.
startPostgres('a service that is killed amid the reminders of many dealers', () => {
  let postgres: PostgresServer;
  let database: pg.Client;
  let first: RestProcess;
  let second: RestProcess | undefined;
  let campaignId: number;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
    first = await RestProcess.start({ databaseUrl: postgres.url });
    database = new pg.Client({ connectionString: postgres.url });
    database.on('error', () => undefined);
    await database.connect();
    await database.query(`insert into members (code, business_name, role, parent_id, region, province, city, vat_number,
        email, status, tier, joined_on, created_at, updated_at)
      select 'K' || n, 'Gomme ' || n, 'Dealer', parent_id, region, province, city, lpad(n::text, 11, '0'),
        'dealer' || n || '@esempio.it', status, tier, joined_on, created_at, updated_at
      from (select * from members where role = 'Dealer' limit 1) as one, generate_series(1, ${dealers}) as n`);
    const { rows } = await database.query<{ id: number }>(`
      insert into campaigns (title, type, duration, is_main, year, starts_on, ends_on, incentive_detail,
        factor_boost_detail, eligibility, created_at, updated_at)
      values ('Solleciti', 'all', 'annual', true, 2025, '2025-01-01', '2099-12-31',
        '{"basis": "marginal", "tiers": [{"from": 0, "rate": "1.00"}]}', '{"boosts": []}', '{}', now(), now())
      returning id`);
    campaignId = rows[0]?.id ?? 0;
    await database.query(nameWriterVersion);
    await database.query(
      `insert into memberships (campaign_id, dealer_id, goal_threshold, added_at)
       select $1, id, 100, now() from members where code like 'K%'`,
      [campaignId],
    );
  });
  afterAll(async () => {
    await database.end();
    await second?.end('SIGKILL');
    await first.end('SIGKILL');
    postgres.stop();
  });

  /** The mails that there are, by the addresses that they were written for: a name each, whatever a second try does. */
  const mails = () =>
    readdirSync(path.join(first.dataDir, 'mail')).filter(
      (name) => name.includes('-reminder-') && name.endsWith('.eml'),
    );

  async function runOf(office: Office, id: number): Promise<Run> {
    return (await office.call<{ run: Run }>('GET', `/campaigns/reminders/${id}`)).run;
  }

  test('leaves the rest to another: all are mailed in the end, none twice', async () => {
    const body = { campaign: { campaignId, filter: { accepted: false } } };
    const { run } = await (await Office.signIn(first.url)).call<{ run: Run }>('POST', '/campaigns/reminders', body);
    expect(run.total).toBe(dealers);
    const settled = async () =>
      Number(
        (await database.query<{ count: string }>('select count(*) from outbox where done_at is not null')).rows[0]
          ?.count,
      );
    while ((await settled()) < 50) await pause(5);
    await first.kill();
    const sentBefore = await settled();
    expect(sentBefore).toBeLessThan(dealers);

    second = await RestProcess.start({ databaseUrl: postgres.url, dataDir: first.dataDir });
    const office = await Office.signIn(second.url);
    expect(await runOf(office, run.id)).toMatchObject({ status: 'running', total: dealers });
    // as if the leases of the dead had run out
    await database.query('update outbox set lease_until = null where done_at is null');
    for (;;) {
      const { status, counts } = await runOf(office, run.id);
      if (status === 'done') {
        expect(counts).toEqual([{ outcome: 'sent', count: dealers }]);
        break;
      }
      await pause(100);
    }
    // a mail that was written and not yet noted is written again under its own name: a server knows it by its Message-ID
    expect(mails()).toHaveLength(dealers);
    const { rows } = await database.query<{ sends: number; tries: string }>(
      `select count(*)::int as sends, tries::text from outbox where kind = 'reminder' group by tries order by tries`,
    );
    const again = rows.filter(({ tries }) => tries !== '1').reduce((sum, { sends }) => sum + sends, 0);
    // no more than those that the dead had taken at once
    expect(again).toBeLessThanOrEqual(10);

    // another run of the same day mails nobody
    const repeated = await office.call<{ run: Run }>('POST', '/campaigns/reminders', body);
    expect(repeated.run.counts).toEqual([{ outcome: 'alreadyRemindedToday', count: dealers }]);
    expect(mails()).toHaveLength(dealers);
  }, 120_000);
});
