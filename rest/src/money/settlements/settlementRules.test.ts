/** What a run rests on: days and numbers that rise together, amounts, terms, and credits on hold. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { settlementDocuments } from '../../ground/database/tables/programme/settlements.js';
import { findDifferences } from '../../figures/sums/differences.js';
import { conflict, settings, SettledDealers } from '../../testing/programme/settledDealers.js';

const office = new SettledDealers();
const { post, get } = office;

afterEach(() => office.service.fixDay('2025-10-15'));

const credit = async (amount = '100.00', changes: Parameters<typeof office.campaign>[0] = {}, dealer = 0) => {
  const campaignId = await office.campaign(changes);
  await office.adjust(office.dealers[dealer] ?? 0, campaignId, amount);
  return campaignId;
};
const propose = (id: number) => post(`settlements/${id}/proposal`);
const approve = (id: number) => post(`settlements/${id}/approval`, undefined, 'gd.admin');
const stateOf = async (id: number) =>
  (await get(`settlements/${id}`)).json<{ data: { settlement: { state: string } } }>().data.settlement.state;
const input = (campaignIds: readonly number[], day: string, minimum = '0') => ({
  ...{ title: 'Liquidazione', campaigns: campaignIds, minimum, day },
});

describe('the day of a run', () => {
  test('is not before the last document of its series: said at once, and asked again at the approval', async () => {
    const earlier = await office.run([await credit()], { day: '2025-10-13' });
    expect((await propose(earlier)).statusCode).toBe(200);
    await office.document();
    expect((await approve(earlier)).json()).toMatchObject(conflict('dayOutOfTurn'));
    expect(await stateOf(earlier)).toBe('draft');
    expect((await propose(earlier)).json()).toMatchObject(conflict('dayOutOfTurn'));
    const another = await credit();
    expect((await post('settlements', input([another], '2025-10-14'))).json()).toMatchObject(conflict('dayOutOfTurn'));
    // the notices have a series of their own
    const invoiced = await credit('100.00', { settlement: 'dealerInvoice' });
    expect((await post('settlements', input([invoiced], '2025-10-14'))).statusCode).toBe(201);
  });

  test('is not further back than the settings say, 12 days at first', async () => {
    office.service.fixDay('2025-10-28');
    const campaignId = await credit();
    expect((await post('settlements', input([campaignId], '2025-10-15'))).json()).toMatchObject(
      conflict('dayOutOfTurn'),
    );
    const id = await office.run([campaignId], { day: '2025-10-16' });
    await propose(id);
    office.service.fixDay('2025-10-29');
    expect((await approve(id)).json()).toMatchObject(conflict('dayOutOfTurn'));
    const more = await office.call('PUT', 'settlements/settings', { ...settings, daysBack: 13 });
    expect(more.json()).toMatchObject({ data: { settings: { daysBack: 13 } } });
    await propose(id);
    expect((await approve(id)).statusCode).toBe(200);
    // left out it stays as it is
    const kept = await office.call('PUT', 'settlements/settings', settings);
    expect(kept.json()).toMatchObject({ data: { settings: { daysBack: 13 } } });
    await office.call('PUT', 'settlements/settings', { ...settings, daysBack: 12 });
    // the other tests go on with documents of the 15th
    await office.service.database.update(settlementDocuments).set({ day: '2025-10-15' });
  });

  test('is not before the first of a campaign, also where that is later now', async () => {
    const campaignId = await credit();
    const id = await office.run([campaignId]);
    await propose(id);
    const moved = { startsOn: '2025-10-16' };
    await office.service.database.update(campaigns).set(moved).where(eq(campaigns.id, campaignId));
    expect((await approve(id)).json()).toMatchObject(conflict('dayOutOfTurn'));
    expect(await stateOf(id)).toBe('draft');
    expect((await propose(id)).json()).toMatchObject({ error: { fields: { day: 'invalid' } } });
  });
});

describe('an amount', () => {
  test('beyond 999,999,999.99 EUR is refused before anybody approves it', async () => {
    // with VAT
    const campaignId = await credit('819672131.14');
    const total = await office.run([campaignId]);
    await office.adjust(office.dealers[0] ?? 0, campaignId, '0.01');
    expect((await post('settlements', input([campaignId], '2025-10-15'))).json()).toMatchObject(
      conflict('amountTooLarge'),
    );
    expect((await propose(total)).json()).toMatchObject(conflict('amountTooLarge'));
    await office.adjust(office.dealers[0] ?? 0, campaignId, '-0.01');
    expect((await propose(total)).statusCode).toBe(200);
    expect((await approve(total)).statusCode).toBe(200);
    expect(await office.documents({ settlementId: total })).toMatchObject([{ total: '999999999.99' }]);
  });
});

describe('the terms of documents', () => {
  test('are frozen at the proposal: what differs at the approval makes a draft again', async () => {
    const id = await office.run([await credit()]);
    await propose(id);
    await office.call('PUT', 'settlements/settings', { ...settings, taxRate: '10' });
    expect((await approve(id)).json()).toMatchObject(conflict('settingsChanged'));
    expect(await stateOf(id)).toBe('draft');
    await propose(id);
    expect((await approve(id)).statusCode).toBe(200);
    expect(await office.documents({ settlementId: id })).toMatchObject([{ net: '100.00', total: '110.00' }]);
    await office.call('PUT', 'settlements/settings', settings);
  });

  test('of a run that was proposed before they said who bears the stamp duty are those in which the sender does', async () => {
    const { database } = office.service;
    const proposedBefore = async () => {
      const id = await office.run([await credit()]);
      await propose(id);
      await database.execute(sql`update settlements set settings = settings - 'stampCharged' where id = ${id}`);
      return id;
    };
    const [same, other] = [await proposedBefore(), await proposedBefore()];
    expect((await approve(same)).statusCode).toBe(200);
    await office.call('PUT', 'settlements/settings', { ...settings, stampCharged: true });
    expect((await approve(other)).json()).toMatchObject(conflict('settingsChanged'));
    await office.call('PUT', 'settlements/settings', { ...settings, stampCharged: false });
  });

  test('are those of the campaigns too: another kind of payment makes a draft again', async () => {
    const campaignId = await credit();
    const id = await office.run([campaignId]);
    await propose(id);
    const change = { settlement: 'dealerInvoice' as const };
    await office.service.database.update(campaigns).set(change).where(eq(campaigns.id, campaignId));
    expect((await approve(id)).json()).toMatchObject(conflict('settingsChanged'));
  });
});

test('a debt is covered by credits of its kind alone, and stays where there are none', async () => {
  const [dealer = 0] = office.dealers;
  const note = await credit('50.00');
  const notice = await credit('40.00', { settlement: 'dealerInvoice' });
  const owed = await credit('-60.00', { settlement: 'dealerInvoice' });
  const made = await office.paid([note, notice]);
  // nothing is left of the invoiced credit: its set-off has no document
  expect(made.map(({ kind, net }) => [kind, net])).toEqual([['creditNote', '50.00']]);
  expect([await office.balance(dealer, note), await office.balance(dealer, notice)]).toEqual(['0.00', '0.00']);
  expect(await office.balance(dealer, owed)).toBe('-20.00');
  expect(await findDifferences(office.service.database)).toEqual([]);
  await office.adjust(dealer, owed, '20.00');
});

describe('a credit on hold', () => {
  const hold = (body: object) => post('settlements/holds', { reason: 'Lite', isReasonShown: false, ...body });
  const release = async (response: Awaited<ReturnType<typeof hold>>) => {
    const { hold: made } = response.json<{ data: { hold: { id: number } } }>().data;
    return post(`settlements/holds/${made.id}/release`);
  };
  const dealersIn = async (id: number) =>
    (await post(`settlements/${id}/lines`, {})).json<{ data: { items: { dealerId: number }[] } }>().data.items;

  test('neither pays nor covers until it is released', async () => {
    const [dealer = 0] = office.dealers;
    const [held, other, owed] = [await credit('100.00'), await credit('30.00'), await credit('-50.00')];
    const made = await hold({ dealerId: dealer, campaignId: held });
    expect(made.statusCode).toBe(201);
    expect((await office.published('creditHeld')).at(-1)).toEqual({ dealerId: dealer, campaignId: held });
    expect(await office.paid([held, other])).toEqual([]);
    expect([await office.balance(dealer, held), await office.balance(dealer, owed)]).toEqual(['100.00', '-20.00']);
    expect((await release(made)).json()).toMatchObject({ data: { hold: { releasedBy: expect.any(String) } } });
    expect((await release(made)).json()).toMatchObject(conflict('notHeld'));
    expect(await office.paid([held])).toMatchObject([{ net: '80.00' }]);
  });

  test('of a whole dealer leaves it out of every run', async () => {
    const [one = 0, other = 0] = office.dealers;
    const campaignId = await credit();
    await office.adjust(other, campaignId, '10.00');
    const made = await hold({ dealerId: one });
    const id = await office.run([campaignId]);
    expect(await dealersIn(id)).toMatchObject([{ dealerId: other }]);
    await release(made);
    expect(await dealersIn(id)).toMatchObject([{ dealerId: one }, { dealerId: other }]);
  });

  test('since the proposal makes the run a draft again, and says whose it is', async () => {
    const [dealer = 0] = office.dealers;
    const campaignId = await credit();
    const id = await office.run([campaignId]);
    await propose(id);
    const made = await hold({ dealerId: dealer });
    expect((await approve(id)).json()).toMatchObject(
      conflict('held', { obstacles: [{ kind: 'held', id: dealer }], obstacleCount: 1 }),
    );
    expect(await stateOf(id)).toBe('draft');
    await release(made);
  });

  test('is held once, and for a dealer and a campaign that are there', async () => {
    const [dealer = 0] = office.dealers;
    const campaignId = await credit('10.00');
    const made = await hold({ dealerId: dealer, campaignId });
    expect((await hold({ dealerId: dealer, campaignId })).json()).toMatchObject(conflict('alreadyHeld'));
    for (const [body, fields] of [
      [{ dealerId: 2_000_000_000 }, { dealerId: 'unknown' }],
      [{ dealerId: dealer, campaignId: 2_000_000_000 }, { campaignId: 'unknown' }],
      [{ dealerId: dealer, reason: ' ' }, { reason: 'required' }],
    ] as const) {
      expect((await hold(body)).json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields } });
    }
    const open = await post('settlements/holds/table', { filter: { dealerId: dealer, campaignId, released: false } });
    expect(open.json()).toMatchObject({
      data: { total: 1, items: [{ reason: 'Lite', campaign: { id: campaignId } }] },
    });
    await release(made);
  });

  test('is seen by its dealer, who reads the reason where it is marked for it', async () => {
    const [dealer = 0] = office.dealers;
    const hidden = await hold({ dealerId: dealer });
    const campaignId = await credit('10.00');
    const shown = await hold({ dealerId: dealer, campaignId, reason: 'Manca la fattura', isReasonShown: true });
    expect((await get(`dealers/${dealer}/settlement-holds`, 'dealer')).json()).toMatchObject({
      data: {
        holds: [
          { reason: null, campaign: null, heldBy: null },
          { reason: 'Manca la fattura', campaign: { id: campaignId }, heldBy: null },
        ],
      },
    });
    expect((await get(`dealers/${office.dealers[1]}/settlement-holds`, 'dealer')).statusCode).toBe(404);
    for (const each of [hidden, shown]) await release(each);
    expect((await get(`dealers/${dealer}/settlement-holds`, 'dealer')).json()).toMatchObject({ data: { holds: [] } });
  });
});

// closes a month for good
test('the day of a run does not lie in a closed month, which is said when it is made', async () => {
  expect((await post('accruals/2025-09/close')).statusCode).toBe(200);
  const response = await post('settlements', input([await office.campaign()], '2025-09-30'));
  expect(response.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', reason: 'monthClosed' } });
});
