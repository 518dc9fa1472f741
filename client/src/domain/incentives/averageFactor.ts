import { millionths } from '../../shared/forms/fields/decimalText';

/** The figures of a prize's average factor. */
export interface AverageFactor {
  /** The sum of the sale lines. */
  readonly lineTires: number;
  /** The sum of tyres × factor. */
  readonly boostedTires: string;
  /** The bound (1 or a boost's factor) to which the average was limited; null if it was not. */
  readonly factorLimit: string | null;
  /** Rounded to six decimals. */
  readonly averageFactor: string;
}

/**
 * The exact form of an average factor: a decimal, or else a fraction of tyres. A prize computed with a rounded factor
 * may be off by a cent.
 */
type WrittenFactor =
  { readonly decimal: string } | { readonly fraction: { readonly boostedTires: string; readonly tires: number } };

/** The written form of an average factor. */
export function writtenFactor({ lineTires, boostedTires, factorLimit, averageFactor }: AverageFactor): WrittenFactor {
  if (factorLimit !== null) return { decimal: factorLimit };
  if (lineTires <= 0) return { decimal: '1' };
  if (millionths(boostedTires) % BigInt(lineTires) === 0n) return { decimal: averageFactor };
  return { fraction: { boostedTires, tires: lineTires } };
}
