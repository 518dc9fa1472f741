import { provincesByRegion } from '@gdd/schema/geography';

/** 'BA' → 'Bari'; the code itself where no region knows it. */
export function provinceName(code: string): string {
  for (const provinces of Object.values<Readonly<Record<string, string>>>(provincesByRegion)) {
    const name = provinces[code];
    if (name !== undefined) return name;
  }
  return code;
}

/** 'Bari (BA), Puglia'; a city that gives its province the name is written once. */
export function seat({ city, province, region }: { city: string; province: string; region: string }): string {
  return `${city} (${province}), ${region}`;
}
