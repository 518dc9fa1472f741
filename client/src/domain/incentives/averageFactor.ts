import { millionths } from '../../shared/forms/fields/decimalText';

/** The figures of a prize's average factor. */
export interface AverageFactor {
  /** The sum of the sale lines. */
  readonly lineTires: number;
  /** The sum of tyres × factor. */
  readonly boostedTires: string;
  /** The bound that it stops at. */
  readonly factorLimit: string | null;
  /** With six places. */
  readonly averageFactor: string;
}

/**
 * The average factor as it can be written without being rounded: a decimal, or the fraction of tyres that it is. A prize
 * times a rounded factor may be a cent off.
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
