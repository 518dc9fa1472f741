import { provincesByRegion, regions, type Region } from '@gdd/schema/geography';

/** The provinces of these regions, of all where none is named: plate code → name, by name. */
export function provincesOf(chosen: readonly Region[]): readonly (readonly [code: string, name: string])[] {
  return (chosen.length > 0 ? chosen : regions)
    .flatMap((region) => Object.entries<string>(provincesByRegion[region]))
    .sort(([, one], [, other]) => one.localeCompare(other, 'it'));
}
