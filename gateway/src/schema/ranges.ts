import { InputType } from 'type-graphql';
import { decimal, int } from './fields.js';
import { given } from './given.js';

@InputType({ description: 'A range of whole numbers; both ends are included.' })
export class IntRange {
  @int.orNull('This or more.') from?: number | null;
  @int.orNull('This or less.') to?: number | null;
}

@InputType({ description: 'A range of decimal numbers; both ends are included.' })
export class DecimalRange {
  @decimal.orNull('This or more.') from?: string | null;
  @decimal.orNull('This or less.') to?: string | null;
}

/** A range as the REST service's filters take it. */
type RangeState<Range extends IntRange | DecimalRange> = {
  readonly [End in 'from' | 'to']?: NonNullable<Range[End]>;
};

/** The ranges that are set, under their columns, as the REST service's filters take them. */
export function rangesOf<Ranges extends Readonly<Record<string, IntRange | DecimalRange | null | undefined>>>(
  ranges: Ranges,
): { readonly [Column in keyof Ranges]?: RangeState<NonNullable<Ranges[Column]>> } {
  const set = Object.entries(ranges).flatMap(([column, range]) => {
    if (!range) return [];
    const ends = given(range);
    return Object.keys(ends).length === 0 ? [] : [[column, ends] as const];
  });
  return Object.fromEntries(set) as { readonly [Column in keyof Ranges]?: RangeState<NonNullable<Ranges[Column]>> };
}
