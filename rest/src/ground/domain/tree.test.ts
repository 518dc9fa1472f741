import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { memberRoles } from '@gdd/schema/members';
import { exceeds, rolePermissions } from '@gdd/schema/permissions';
import { codesOnCycles, mayStandBelow, rolesFitMember } from './tree.js';

describe('who may stand below whom', () => {
  test.each([
    ['Regional Manager', 'Programme', true],
    ['Account', 'Programme', true],
    ['Distributor', 'Account', true],
    ['Distributor', 'Programme', false],
    ['Distributor Area Manager', 'Distributor', true],
    ['Agent', 'Distributor Area Manager', true],
    ['Agent', 'Agent', false],
    ['Dealer', 'Distributor', true],
    ['Dealer', 'Agent', true],
    ['Dealer', 'Dealer', false],
    ['Dealer', 'Regional Manager', false],
  ] as const)('%s below %s: %s', (role, parent, allowed) => {
    expect(mayStandBelow(role, parent)).toBe(allowed);
  });

  test('the root stands below nobody', () => {
    expect(memberRoles.filter((parent) => mayStandBelow('Programme', parent))).toEqual([]);
  });
});

describe('roles and members', () => {
  test('a distributor has its users and consultants', () => {
    expect(rolesFitMember(['Distributor User', 'Distributor Consultant'], 'Distributor')).toBe(true);
    expect(rolesFitMember(['Distributor User', 'Dealer'], 'Distributor')).toBe(false);
    expect(rolesFitMember(['KA Administrator'], 'Distributor')).toBe(false);
  });

  test('only the other administrator exceeds an administrator', () => {
    const roles = Object.keys(rolePermissions) as (keyof typeof rolePermissions)[];
    expect(roles.filter((role) => exceeds(rolePermissions['GD Administrator'], role))).toEqual(['KA Administrator']);
    expect(roles.filter((role) => exceeds(rolePermissions['KA Administrator'], role))).toEqual([]);
  });
});

describe('circles', () => {
  test('are found, and who hangs below one is not on it', () => {
    const parentOf = new Map([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['below', 'a'],
      ['self', 'self'],
      ['fine', 'root'],
    ]);
    expect([...codesOnCycles(parentOf)].sort()).toEqual(['a', 'b', 'c', 'self']);
  });

  test('are what walking up finds, in any list', () => {
    const codes = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    fc.assert(
      fc.property(fc.array(fc.tuple(codes, codes)), (pairs) => {
        const parentOf = new Map<string, string>(pairs);
        const isOnCircle = (start: string) => {
          let code = parentOf.get(start);
          for (let steps = 0; steps < 6 && code !== undefined && code !== start; steps++) code = parentOf.get(code);
          return code === start;
        };
        expect([...codesOnCycles(parentOf)].sort()).toEqual([...parentOf.keys()].filter(isOnCircle).sort());
      }),
    );
  });
});
