import { provincesByRegion, regions, type Region } from '@gdd/schema/geography';

/** The provinces of the given regions (of all if none is given): plate code → name, sorted by name. */
export function provincesOf(chosen: readonly Region[]): readonly (readonly [code: string, name: string])[] {
  return (chosen.length > 0 ? chosen : regions)
    .flatMap((region) => Object.entries<string>(provincesByRegion[region]))
    .sort(([, one], [, other]) => one.localeCompare(other, 'it'));
}
