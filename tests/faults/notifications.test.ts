/**
 * A REST service that notifies many users is killed amid making their items, and again amid sending their mails: another one
 * on the same database goes on. In the end each has its item and its mail once; a mail that is sent again has the same
 * Message-ID.
 */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { nameWriterVersion } from '../../rest/src/ground/database/connections/writerVersion.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';

/** So many that a service is killed long before all are mailed. */
const dealers = 120;
const campaigns = 3;

const startPostgres = hasPostgres() ? describe : describe.skip;

// Skipped where no Postgres is installed: npm run test:faults says so.
startPostgres('a service that is killed amid the notifications of many users', () => {
  let postgres: PostgresServer;
  let database: pg.Client;
  const services: RestProcess[] = [];
  const taken: { readonly to: string; readonly id: string }[] = [];
  const mails = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      // a mail that the killed service broke off is none
      text(stream).then((mail) => {
        const [to] = envelope.rcptTo;
        taken.push({ to: to?.address ?? '', id: /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? '' });
        done();
      }, done);
    },
  });
  let env: Record<string, string>;

  beforeAll(async () => {
    mails.on('error', () => undefined);
    await new Promise<void>((listening) => void mails.listen(0, '127.0.0.1', listening));
    const smtpUrl = `smtp://127.0.0.1:${(mails.server.address() as AddressInfo).port}`;
    env = { SMTP_URL: smtpUrl, MAIL_FROM: 'portale@gdd.example' };
    postgres = await PostgresServer.start();
    services.push(await RestProcess.start({ databaseUrl: postgres.url, env }));
    database = new pg.Client({ connectionString: postgres.url });
    database.on('error', () => undefined);
    await database.connect();
    await database.query(nameWriterVersion);
    await database.query(`insert into members (code, business_name, role, parent_id, region, province, city, vat_number,
        status, tier, joined_on, created_at, updated_at)
      select 'K' || n, 'Gomme ' || n, 'Dealer', parent_id, region, province, city, lpad(n::text, 11, '0'),
        status, tier, joined_on, created_at, updated_at
      from (select * from members where role = 'Dealer' limit 1) as one, generate_series(1, ${dealers}) as n`);
    await database.query(`insert into users (username, email, email_confirmed_at, password_hash, member_id, created_at, updated_at)
      select lower(code), lower(code) || '@esempio.it', now(), 'none', id, now(), now() from members where code like 'K%'`);
    await database.query(`insert into user_roles (user_id, position, role)
      select id, 0, 'Dealer' from users where email like 'k%@esempio.it'`);
    await database.query(`
      insert into campaigns (title, type, duration, is_main, year, starts_on, ends_on, incentive_detail,
        factor_boost_detail, eligibility, created_at, updated_at)
      select 'Notifiche ' || n, 'all', 'annual', true, 2025, '2025-01-01', '2099-12-31',
        '{"basis": "marginal", "tiers": [{"from": 0, "rate": "1.00"}]}', '{"boosts": []}', '{}', now(), now()
      from generate_series(1, ${campaigns}) as n`);
    await database.query(`insert into memberships (campaign_id, dealer_id, goal_threshold, added_at)
      select c.id, m.id, 100, now() from campaigns c, members m where c.title like 'Notifiche %' and m.code like 'K%'`);
  });
  afterAll(async () => {
    await database.end();
    for (const service of services) await service.end('SIGKILL');
    postgres.stop();
    mails.close();
  });

  const count = async (what: string) =>
    Number((await database.query<{ count: string }>(`select count(*) from ${what}`)).rows[0]?.count);
  const next = async () => {
    await services.at(-1)?.kill();
    const dataDir = services[0]?.dataDir ?? '';
    services.push(await RestProcess.start({ databaseUrl: postgres.url, env, dataDir }));
    // as if the leases of the dead had run out
    await database.query('update outbox set lease_until = null where done_at is null');
  };

  test('leaves the rest to another: each has its item and its mail once, or again under the same name', async () => {
    await database.query(`insert into events (kind, cause, at, about)
      select 'campaignOpened', 'campaignOpened:' || id, now(), jsonb_build_object('campaignId', id)
      from campaigns where title like 'Notifiche %'`);
    await next();
    while (taken.length < 30) await pause(5);
    await next();
    expect(taken.length).toBeLessThan(dealers * campaigns);
    while ((await count('events where notified_at is null')) + (await count('outbox where done_at is null')) > 0) {
      await pause(100);
    }
    // those above the dealers get an item too, and no mail at once
    const dealersItems = `inbox_items i join users u on u.id = i.user_id where u.email like '%@esempio.it'`;
    expect(await count(dealersItems)).toBe(dealers * campaigns);
    const own = taken.filter(({ to }) => to.endsWith('@esempio.it'));
    const names = new Map(own.map(({ id, to }) => [id, to]));
    expect(names.size).toBe(dealers * campaigns);
    for (const { id, to } of own) expect(names.get(id)).toBe(to);
    const mailed = new Map<string, number>();
    for (const to of names.values()) mailed.set(to, (mailed.get(to) ?? 0) + 1);
    expect([mailed.size, [...mailed.values()].filter((each) => each !== campaigns)]).toEqual([dealers, []]);
    // no more again than those that the two dead ones had in hand, four each
    expect(own.length - names.size).toBeLessThanOrEqual(8);
  }, 120_000);
});
