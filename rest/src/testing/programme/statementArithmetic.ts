/** Checks the arithmetic of a statement from the values that it shows, without code of the product. */
import { expect } from '@jest/globals';
import type { z } from 'zod';
import type { campaignLine, statement } from '../../money/statements/schemas.js';

export type VisibleStatement = z.output<typeof statement>;
export type VisibleLine = z.output<typeof campaignLine>;

/** The lines listed behind a statement: those that count, and those that came after the closing. */
export interface VisibleLines {
  readonly counted: readonly VisibleLine[];
  readonly later: readonly VisibleLine[];
}

const one = 1_000_000n;

/** A decimal with at most six places as a whole number of millionths. */
function exact(text: string | number): bigint {
  const [, sign, whole = '', places = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(String(text)) ?? [];
  if (whole === '') throw new Error(`not a decimal: ${text}`);
  const value = BigInt(whole) * one + BigInt(places.padEnd(6, '0'));
  return sign === '-' ? -value : value;
}

const sum = <T>(list: readonly T[], of: (item: T) => bigint) => list.reduce((total, item) => total + of(item), 0n);
const greater = (a: bigint, b: bigint) => (a > b ? a : b);
/** The greatest multiple of b that is not above a. */
const below = (a: bigint, b: bigint) => a - (((a % b) + b) % b);
/** A quotient of whole numbers, rounded half up. */
const rounded = (dividend: bigint, divisor: bigint) => below(2n * dividend + divisor, 2n * divisor) / (2n * divisor);
const cents = (text: string) => exact(text) / 10_000n;

/** Fails if a line of a statement does not follow from the lines before it. */
export function expectToAddUp(visible: VisibleStatement, lines: VisibleLines): void {
  expectTiers(visible);
  expectBoosts(visible);
  expectPrize(visible);
  expectLines(visible, lines);
}

function expectTiers({ tiers, base, tiresPurchased, lineTires, tiresMissing, goalThreshold }: VisibleStatement): void {
  for (const { tires, rate, amount } of tiers) expect(exact(amount)).toBe(BigInt(tires) * exact(rate));
  expect(sum(tiers, ({ tires }) => BigInt(tires))).toBe(BigInt(tiresPurchased));
  expect(sum(tiers, ({ amount }) => exact(amount))).toBe(exact(base));
  expect(tiresPurchased).toBe(Math.max(lineTires, 0));
  expect(tiresMissing).toBe(Math.max(goalThreshold - tiresPurchased, 0));
}

function rowsOf({ boosts, unboostedTires: tires, unboostedFleetTires: fleetTires, unreconstructed }: VisibleStatement) {
  const unboosted = { label: null, factor: '1.00', tires, fleetTires, boostedTires: String(tires) };
  return {
    factored: [...boosts, unboosted],
    all: [...boosts, unboosted, ...(unreconstructed ? [unreconstructed] : [])],
  };
}

function expectBoosts(visible: VisibleStatement): void {
  const { factored, all } = rowsOf(visible);
  for (const { tires, factor, boostedTires } of factored) {
    expect(exact(boostedTires)).toBe(BigInt(tires) * exact(factor));
  }
  expect(sum(all, ({ tires }) => BigInt(tires))).toBe(BigInt(visible.lineTires));
  expect(sum(all, ({ boostedTires }) => exact(boostedTires))).toBe(exact(visible.boostedTires));
  expect(
    greater(
      sum(all, ({ fleetTires }) => BigInt(fleetTires)),
      0n,
    ),
  ).toBe(BigInt(visible.tiresFleet));
}

/** The average factor B as a fraction: the limit, a fraction of tyres, or 1. */
function factorOf({ factorLimit, boostedTires, lineTires }: VisibleStatement): { dividend: bigint; divisor: bigint } {
  if (factorLimit !== null) return { dividend: exact(factorLimit), divisor: 1n };
  return lineTires > 0 ? { dividend: exact(boostedTires), divisor: BigInt(lineTires) } : { dividend: one, divisor: 1n };
}

function expectPrize(visible: VisibleStatement): void {
  const { dividend, divisor } = factorOf(visible);
  expect(exact(visible.averageFactor)).toBe(rounded(dividend, divisor));
  if (visible.factorLimit !== null) {
    const whole = exact(visible.boostedTires);
    const bound = exact(visible.factorLimit) * BigInt(visible.lineTires);
    expect(whole > bound ? exact(visible.factorLimit) >= one : exact(visible.factorLimit) <= one).toBe(true);
    expect(whole).not.toBe(bound);
  }
  const product = greater(rounded(exact(visible.base) * dividend, one * 10_000n * divisor), 0n);
  expect(cents(visible.beforeCap)).toBe(product);
  const { cap } = visible.incentiveDetail;
  const isCapped = cap !== undefined && exact(cap) / 10_000n < product;
  expect(visible.capped).toBe(isCapped);
  const earned = isCapped ? exact(cap) / 10_000n : product;
  expect(cents(visible.plafondAccumulated)).toBe(visible.accepted ? earned : 0n);
  expect(visible.unlocked).toBe(visible.tiresPurchased >= visible.unlockTires);
  expect(sum(visible.redemptions, ({ amount }) => cents(amount))).toBe(cents(visible.redeemed));
  const balance =
    (visible.unlocked ? cents(visible.plafondAccumulated) : 0n) + sum(visible.entries, ({ amount }) => cents(amount));
  expect(cents(visible.balance)).toBe(balance);
  expect(cents(visible.adjusted) + cents(visible.setOff) - cents(visible.redeemed)).toBe(
    sum(visible.entries, ({ amount }) => cents(amount)),
  );
  expect(cents(visible.plafondExpendable)).toBe(greater(balance, 0n));
  expect(cents(visible.debt)).toBe(greater(-balance, 0n));
}

interface Counted {
  readonly tires: number;
  readonly fleetTires: number;
}

/** Tyres by boost; boosts with the same label and factor are one group, because readers cannot distinguish them. */
function byBoost(rows: readonly (Counted & { readonly label: string | null; readonly factor: string })[]) {
  const groups = new Map<string, Counted>();
  for (const { label, factor, tires, fleetTires } of rows) {
    const key = `${label ?? 'none'} ${exact(factor)}`;
    const before = groups.get(key) ?? { tires: 0, fleetTires: 0 };
    groups.set(key, { tires: before.tires + tires, fleetTires: before.fleetTires + fleetTires });
  }
  return new Map([...groups].filter(([, { tires, fleetTires }]) => tires !== 0 || fleetTires !== 0).sort());
}

/** Fails if the boosts do not count exactly the listed lines and the differences since the closing. */
function expectLines(visible: VisibleStatement, { counted, later }: VisibleLines): void {
  const listed = counted.map(({ boostLabel, factor, quantity, channel }) => ({
    label: boostLabel,
    factor,
    tires: quantity,
    fleetTires: channel === 'fleet' ? quantity : 0,
  }));
  const { sinceClosing } = visible;
  const differences = sinceClosing?.differences ?? [];
  expect(byBoost(listed)).toEqual(byBoost([...rowsOf(visible).factored, ...differences]));
  expect({ lines: later.length, tires: later.reduce((total, { quantity }) => total + quantity, 0) }).toEqual({
    lines: sinceClosing?.laterLines ?? 0,
    tires: sinceClosing?.laterTires ?? 0,
  });
  expect(sinceClosing === null).toBe(visible.campaign.state !== 'closed');
  expect(visible.linesChangedSinceClosing).toBe(differences.length > 0 || later.length > 0);
}
