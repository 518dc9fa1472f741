import { describe, expect, test } from '@jest/globals';
import { permissionsOf } from '@gdd/schema/permissions';
import { asksMore, factorDeadline, needsFactor, type FactorPolicy } from './factorDeadline.js';

const permissions = {
  administrator: permissionsOf(['KA Administrator']),
  consultant: permissionsOf(['Consultant']),
  dealer: permissionsOf(['Dealer']),
  nobody: [],
};

test.each([
  ['off', []],
  ['offered', []],
  ['administrators', ['administrator']],
  ['office', ['administrator']],
  ['everyone', ['administrator', 'consultant', 'dealer', 'nobody']],
] as const)('with %s a factor is asked of %j', (mode, asked) => {
  const found = Object.entries(permissions).filter(([, own]) => needsFactor(mode, own));
  expect(found.map(([who]) => who)).toEqual(asked);
});

test('the office is whoever has one of its permissions, also without the users', () => {
  expect(needsFactor('office', ['accessImportManager'])).toBe(true);
  expect(needsFactor('administrators', ['accessImportManager', 'accessCampaigns'])).toBe(false);
});

test('only a wider circle asks more', () => {
  expect(asksMore('offered', 'administrators')).toBe(true);
  expect(asksMore('administrators', 'everyone')).toBe(true);
  expect(asksMore('everyone', 'office')).toBe(false);
  expect(asksMore('offered', 'off')).toBe(false);
});

describe('the last day for a factor', () => {
  const policy: FactorPolicy = {
    mode: 'everyone',
    graceDays: 14,
    requiredSince: new Date('2026-03-02T09:00:00Z'),
  };
  const user = { createdAt: new Date('2025-01-01T00:00:00Z'), permissions: permissions.dealer };

  test('is that of the days of grace after it was asked for, in Rome', () => {
    expect(factorDeadline(policy, user)).toBe('2026-03-16');
    const late = { ...policy, requiredSince: new Date('2026-03-02T23:30:00Z') };
    expect(factorDeadline(late, user)).toBe('2026-03-17');
  });

  test('counts from the account where that is newer', () => {
    expect(factorDeadline(policy, { ...user, createdAt: new Date('2026-05-01T09:00:00Z') })).toBe('2026-05-15');
  });

  test('is none for who needs no factor, or where it was never asked for', () => {
    expect(factorDeadline({ ...policy, mode: 'office' }, user)).toBeUndefined();
    expect(factorDeadline({ ...policy, requiredSince: null }, user)).toBeUndefined();
  });
});
