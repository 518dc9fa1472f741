import { provincesByRegion } from '@gdd/schema/geography';

/** The name of a province: 'BA' → 'Bari'; the code itself if it is unknown. */
export function provinceName(code: string): string {
  for (const provinces of Object.values<Readonly<Record<string, string>>>(provincesByRegion)) {
    const name = provinces[code];
    if (name !== undefined) return name;
  }
  return code;
}

/** The seat in one line: 'Bari (BA), Puglia'. */
export function seat({ city, province, region }: { city: string; province: string; region: string }): string {
  return `${city} (${province}), ${region}`;
}
