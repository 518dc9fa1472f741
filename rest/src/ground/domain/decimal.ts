/**
 * Exact decimals with at most six places, stored as a whole number of millionths: money, rates, factors and percentages
 * are never binary fractions (docs/domain/campaigns-and-prizes.md).
 */
export type Millionths = bigint;

const scale = 1_000_000n;
const decimal = /^(-?)(\d{1,15})(?:\.(\d{1,6}))?$/;

/** Whether a number or text is a decimal with at most six places. */
export function isDecimal(text: string | number): boolean {
  return decimal.test(String(text));
}

/**
 * Reads a decimal from its text, so that 33.5 is 335/10.
 *
 * @throws RangeError where the text is not a decimal with at most six places
 */
export function millionths(text: string | number): Millionths {
  const [, sign, whole, places = ''] = decimal.exec(String(text)) ?? [];
  if (whole === undefined) throw new RangeError(`not a decimal with at most six places: ${text}`);
  const value = BigInt(whole) * scale + BigInt(places.padEnd(6, '0'));
  return sign === '-' ? -value : value;
}

/** The quotient rounded half up, towards positive infinity; the divisor is positive. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * dividend + divisor;
  const quotient = doubled / (2n * divisor);
  return doubled < 0n && quotient * 2n * divisor !== doubled ? quotient - 1n : quotient;
}

/** A whole number of tenths, hundredths … as text: `fixed(1234n, 2)` is `12.34`. */
export function fixed(value: bigint, places: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Millionths as text with at least two places and no further zeros at the end: `1.50`, `0.333333`. */
export function decimalText(value: Millionths): string {
  return fixed(value, 6).replace(/0{1,4}$/, '');
}
