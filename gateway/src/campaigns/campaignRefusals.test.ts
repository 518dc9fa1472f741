import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import type { ErrorReason } from '@gdd/schema/errors';
import type { Role } from '@gdd/schema/permissions';
import { campaignInput } from '../test/campaignCases.js';
import { redemptionRecord } from '../test/campaignRecords.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse, userWith } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('KA Administrator');

describe('a refusal says why', () => {
  const add = `mutation { addDealerToCampaign(campaignId: 7, dealerId: 4, goalThreshold: 100, idempotencyKey: "k") { dealerId } }`;
  const edit =
    'mutation { editDealerGoal(campaignId: 7, dealerId: 4, input: { goalThreshold: 9, version: 2 }) { version } }';
  const remove = 'mutation { removeDealerFromCampaign(campaignId: 7, dealerId: 4) }';
  const accept = 'mutation { acceptCampaign(id: 7) { accepted } }';
  const remind = 'mutation { sendCampaignReminder(campaignId: 7, dealerId: 4) }';
  const open = 'mutation { openCampaign(id: 7, idempotencyKey: "k") { run { id } } }';
  const redeem = `mutation { recordRedemption(campaignId: 7, dealerId: 4, idempotencyKey: "k",
    input: { redeemedOn: "2025-12-01", amount: "12.50" }) { id } }`;

  test.each<[ErrorReason, string, string, Role]>([
    ['alreadyInCampaign', 'POST /campaigns/7/dealer/add', add, 'KA Administrator'],
    ['campaignClosed', 'PATCH /campaigns/7/dealer/4/edit', edit, 'KA Administrator'],
    ['hasEntries', 'DELETE /campaigns/7/dealer/4', remove, 'KA Administrator'],
    ['registrationClosed', 'PATCH /campaigns/7/dealer/accept', accept, 'Dealer'],
    ['periodOver', 'PATCH /campaigns/7/dealer/accept', accept, 'Dealer'],
    ['periodOver', 'GET /campaigns/7/dealer-email/4', remind, 'KA Administrator'],
    ['alreadyRemindedToday', 'GET /campaigns/7/dealer-email/4', remind, 'KA Administrator'],
    ['noMailAddress', 'GET /campaigns/7/dealer-email/4', remind, 'KA Administrator'],
    ['notADraft', 'POST /campaigns/7/open', open, 'KA Administrator'],
    ['goalsMissing', 'POST /campaigns/7/open', open, 'KA Administrator'],
    ['periodOver', 'POST /campaigns/7/open', open, 'KA Administrator'],
    ['notADraft', 'DELETE /campaigns/7', 'mutation { deleteCampaign(id: 7) }', 'KA Administrator'],
    ['campaignDraft', 'GET /campaigns/7/dealer-email/4', remind, 'KA Administrator'],
    ['looksRepeated', 'POST /campaigns/7/dealer/4/redemptions', redeem, 'KA Administrator'],
    ['notExpendable', 'POST /campaigns/7/dealer/4/redemptions', redeem, 'KA Administrator'],
  ])('%s', async (reason, call, operation, role) => {
    upstream.on('GET /user', userWith(role)).on(call, (_, reply) => refuse(reply, 'CONFLICT', { reason }));
    const { errors } = await gateway.send(operation);
    expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ code: 'CONFLICT', reason }]);
  });

  test('a stale version comes with the newer one and its goal', async () => {
    const details = { reason: 'staleVersion', currentVersion: 5, currentGoalThreshold: 130 };
    upstream.on('PATCH /campaigns/7/dealer/4/edit', (_, reply) => refuse(reply, 'CONFLICT', details));
    expect((await gateway.send(edit)).errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', ...details });
  });

  test('wrong rules are named by the number of their tier and boost', async () => {
    upstream.on('POST /campaigns', (_, reply) =>
      refuse(reply, 'BAD_USER_INPUT', {
        fields: {
          'incentiveDetail.tiers.1.from': 'invalid',
          'factorBoostDetail.boosts.0.match.brand.2': 'tooLong',
          'eligibility.rimTo': 'invalid',
          endsOn: 'invalid',
          secret: 'invalid',
        },
      }),
    );
    const { errors } = await gateway.send(
      `mutation { createCampaign(input: ${campaignInput}, idempotencyKey: "k") { id } }`,
    );
    expect(errors[0]?.extensions['fields']).toEqual({
      'incentiveDetail.tiers.1.from': 'invalid',
      'factorBoostDetail.boosts.0.match.brand': 'tooLong',
      'eligibility.rimTo': 'invalid',
      endsOn: 'invalid',
    });
  });

  test('a file that cannot be attached is named as the upload that brought it', async () => {
    upstream.on('POST /campaigns/7/attachments', (_, reply) =>
      refuse(reply, 'BAD_USER_INPUT', { fields: { file: 'notAllowed' } }),
    );
    const { errors } = await gateway.send('mutation { addCampaignAttachment(campaignId: 7, uploadId: 44) { id } }');
    expect(errors[0]?.extensions['fields']).toEqual({ uploadId: 'notAllowed' });
  });

  test('what a body calls otherwise is named as the argument is', async () => {
    upstream.on('POST /campaigns/7/dealer/add', (_, reply) =>
      refuse(reply, 'BAD_USER_INPUT', { fields: { 'data.dealer': 'unknown', 'data.goalThreshold': 'invalid' } }),
    );
    expect((await gateway.send(add)).errors[0]?.extensions['fields']).toEqual({
      dealerId: 'unknown',
      goalThreshold: 'invalid',
    });
  });
});

describe('a reminder is a write, although its route is a GET', () => {
  const remind = 'sendCampaignReminder(campaignId: 7, dealerId: 4)';
  const call = 'GET /campaigns/7/dealer-email/4';

  test('two of them in one operation are two calls', async () => {
    upstream.on(call, enveloped({}));
    await gateway.send(`mutation { a: ${remind} b: ${remind} }`);
    expect(upstream.requestsOf(call)).toHaveLength(2);
  });

  test('one whose answer is lost is not sent again, and is not called failed', async () => {
    upstream.on(call, (_, reply) => {
      reply.hijack();
      reply.raw.destroy();
    });
    const { errors } = await gateway.send(`mutation { ${remind} }`);
    expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', reason: 'outcomeUnknown' });
    expect(upstream.requestsOf(call)).toHaveLength(1);
  });
});

test('how a redemption was paid goes on as the REST service spells it', async () => {
  upstream.on(
    'POST /campaigns/7/dealer/4/redemptions',
    enveloped({ redemption: { ...redemptionRecord, method: 'goods' } }),
  );
  const { data } = await gateway.send(
    `mutation { recordRedemption(campaignId: 7, dealerId: 4, idempotencyKey: "k",
      input: { redeemedOn: "2025-12-01", amount: "12.50", method: GOODS }) { method } }`,
  );
  expect(upstream.requestsOf('POST /campaigns/7/dealer/4/redemptions')[0]?.body).toMatchObject({ method: 'goods' });
  expect(data).toEqual({ recordRedemption: { method: 'GOODS' } });
});

describe('a decimal', () => {
  const redeem = (amount: unknown) =>
    gateway.send(
      `mutation ($input: RedemptionInput!) {
        recordRedemption(campaignId: 7, dealerId: 4, idempotencyKey: "k", input: $input) { amount } }`,
      { variables: { input: { redeemedOn: '2025-12-01', amount } } },
    );

  test.each([
    ['12.50', '12.50'],
    [12.5, '12.5'],
    [0, '0'],
    ['-0.000001', '-0.000001'],
    ['999999999999999.999999', '999999999999999.999999'],
  ])('%j goes on as the text %j', async (given, text) => {
    upstream.on('POST /campaigns/7/dealer/4/redemptions', enveloped({ redemption: redemptionRecord }));
    expect((await redeem(given)).errors).toEqual([]);
    expect(upstream.requestsOf('POST /campaigns/7/dealer/4/redemptions')[0]?.body).toMatchObject({ amount: text });
  });

  test.each([
    '',
    '1,5',
    '1e3',
    1e21,
    1e-7,
    '0.1234567',
    '.5',
    '5.',
    ' 1',
    '0x1',
    'NaN',
    true,
    null,
    {},
    '1'.repeat(16),
  ])('%j is none', async (given) => {
    expect((await redeem(given)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(upstream.requestsOf('POST /campaigns/7/dealer/4/redemptions')).toEqual([]);
  });
});
