import 'reflect-metadata';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { getDealer, listMembersByIds } from './endpoints.generated.js';
import { dealerRecord, enveloped, memberRecord } from '../test/stubUpstream.js';
import { DriftAlarm, type Drift } from './drift.js';

let time: number;
let reported: Drift[];
let alarm: DriftAlarm;
beforeEach(() => {
  time = 1_700_000_000_000;
  reported = [];
  alarm = alarmFor(1, () => 0);
});

function alarmFor(share: number, random: () => number): DriftAlarm {
  return new DriftAlarm({ share, random, clock: { now: () => time }, warn: (drift) => reported.push(drift) });
}

/** Lets the alarm look at a response. */
async function look(endpoint: Parameters<DriftAlarm['sample']>[0], body: unknown, status = 200): Promise<void> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  alarm.sample(endpoint, { status, headers: {}, body: text });
  await new Promise(setImmediate);
}

const dealerWith = (changes: object) => enveloped({ dealer: { ...dealerRecord(4), ...changes } });

describe('an answer of the REST service', () => {
  test('that is what its description says is no drift', async () => {
    await look(getDealer, dealerWith({}));
    await look(listMembersByIds, enveloped({ members: [memberRecord(1)] }));
    expect(reported).toEqual([]);
  });

  test.each([
    ['a field more', { secret: 'value' }, '/data/dealer/secret additionalProperties'],
    ['a field less', { version: undefined }, '/data/dealer/version required'],
    ['another type', { version: 'value' }, '/data/dealer/version type'],
    ['a value that is not of the list', { status: 'value' }, '/data/dealer/status enum'],
    ['a text that is no date', { joinedOn: 'value' }, '/data/dealer/joinedOn format'],
  ])('a response with %s is reported by its operation and place, without the value', async (_, changes, difference) => {
    await look(getDealer, dealerWith(changes));
    expect(reported).toContainEqual({ operation: 'getDealer', difference });
    expect(JSON.stringify(reported)).not.toContain('value');
  });

  test('a response that differs in many items of a list is reported once', async () => {
    const members = [1, 2, 3].map((id) => ({ ...memberRecord(id), extra: true }));
    await look(listMembersByIds, enveloped({ members }));
    expect(reported).toEqual([
      { operation: 'listMembersByIds', difference: '/data/members/*/extra additionalProperties' },
    ]);
  });

  test('a response whose status is not described is reported with that status', async () => {
    await look(getDealer, { success: true }, 418);
    expect(reported).toEqual([{ operation: 'getDealer', difference: 'status 418' }]);
  });

  test('that refuses in its own form is no drift', async () => {
    await look(getDealer, { success: false, error: { code: 'NOT_FOUND', message: 'x', requestId: 'y' } }, 404);
    expect(reported).toEqual([]);
  });

  test('that is no JSON is left to whoever asked', async () => {
    await look(getDealer, '<html>', 502);
    expect(reported).toEqual([]);
  });
});

describe('the alarm', () => {
  test('the same difference is reported once an hour, and counted every time', async () => {
    for (const minutes of [0, 20, 59]) {
      time = 1_700_000_000_000 + minutes * 60_000;
      await look(getDealer, dealerWith({ extra: true }));
    }
    expect(reported).toHaveLength(1);
    time += 60_000;
    await look(getDealer, dealerWith({ extra: true }));
    expect(reported).toHaveLength(2);
    expect([...alarm.found].filter(([, count]) => count > 0)).toEqual([['dealers', 4]]);
  });

  test('the configured share of responses is compared', async () => {
    const drawn = [0.0009, 0.001, 0.5];
    alarm = alarmFor(0.001, () => drawn.shift() ?? 1);
    for (const field of ['a', 'b', 'c']) await look(getDealer, dealerWith({ [field]: true }));
    expect(reported.map(({ difference }) => difference)).toEqual(['/data/dealer/a additionalProperties']);
  });

  test('draws no number where it is off', async () => {
    alarm = alarmFor(0, () => {
      throw new Error('drawn');
    });
    await look(getDealer, dealerWith({ extra: true }));
    expect(reported).toEqual([]);
  });

  test('does not hold up the answer that it looks at', async () => {
    const looking = look(getDealer, dealerWith({ extra: true }));
    expect(reported).toEqual([]);
    await looking;
    expect(reported).toHaveLength(1);
  });

  test('leaves an answer that is too large to be looked at beside others', async () => {
    await look(getDealer, dealerWith({ extra: 'x'.repeat(600_000) }));
    expect(reported).toEqual([]);
  });
});
