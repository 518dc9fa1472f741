/** The seasons and semesters that the artwork is named for. */
type ArtworkPeriod = 'spring' | 'summer' | 'autumn' | 'winter' | 'firstHalf' | 'secondHalf';

type ArtworkTier = 'prospect' | 'gold' | 'platinum';

/** The season, year and tier of a picture (specification, section 2, modal 5). */
export interface Artwork {
  readonly period: ArtworkPeriod;
  readonly year: 2022 | 2023 | 2024 | 2025;
  readonly tier: ArtworkTier;
}

type Entry = readonly [ids: readonly number[], ...Readonly<[Artwork['period'], Artwork['year'], Artwork['tier']]>];

/** Campaign ids → picture. Ids 65 and 70 share one, 66 and 69, 85 and 86; every other listed id has its own. */
const table: readonly Entry[] = [
  [[43], 'firstHalf', 2022, 'prospect'],
  [[44], 'firstHalf', 2022, 'gold'],
  [[45], 'firstHalf', 2022, 'platinum'],
  [[46], 'summer', 2022, 'gold'],
  [[47], 'summer', 2022, 'platinum'],
  [[48], 'secondHalf', 2022, 'prospect'],
  [[49], 'secondHalf', 2022, 'gold'],
  [[50], 'secondHalf', 2022, 'platinum'],
  [[52], 'winter', 2022, 'prospect'],
  [[53], 'winter', 2022, 'gold'],
  [[54], 'winter', 2022, 'platinum'],
  [[55], 'firstHalf', 2023, 'prospect'],
  [[56], 'firstHalf', 2023, 'gold'],
  [[57], 'firstHalf', 2023, 'platinum'],
  [[58], 'summer', 2023, 'gold'],
  [[59], 'summer', 2023, 'platinum'],
  [[61], 'summer', 2023, 'prospect'],
  [[62], 'secondHalf', 2023, 'prospect'],
  [[63], 'secondHalf', 2023, 'gold'],
  [[64], 'secondHalf', 2023, 'platinum'],
  [[65, 70], 'autumn', 2023, 'gold'],
  [[66, 69], 'autumn', 2023, 'platinum'],
  [[67], 'winter', 2023, 'prospect'],
  [[68], 'winter', 2023, 'gold'],
  [[71], 'winter', 2023, 'platinum'],
  [[74], 'firstHalf', 2024, 'prospect'],
  [[75], 'firstHalf', 2024, 'gold'],
  [[76], 'firstHalf', 2024, 'platinum'],
  [[77], 'spring', 2024, 'gold'],
  [[82], 'summer', 2024, 'prospect'],
  [[83], 'summer', 2024, 'gold'],
  [[84], 'summer', 2024, 'platinum'],
  [[85, 86], 'secondHalf', 2024, 'gold'],
  [[96], 'secondHalf', 2024, 'platinum'],
  [[97], 'winter', 2024, 'prospect'],
  [[98], 'winter', 2024, 'gold'],
  [[99], 'winter', 2024, 'platinum'],
  [[107], 'firstHalf', 2025, 'prospect'],
  [[108], 'firstHalf', 2025, 'gold'],
  [[109], 'firstHalf', 2025, 'platinum'],
  [[113], 'secondHalf', 2025, 'gold'],
  [[114], 'secondHalf', 2025, 'platinum'],
];

const periodNames: Readonly<Record<ArtworkPeriod, string>> = {
  spring: 'primavera',
  summer: 'estate',
  autumn: 'autunno',
  winter: 'inverno',
  firstHalf: 'primo-semestre',
  secondHalf: 'secondo-semestre',
};

/** Campaign id → its picture. */
export const artworkById: ReadonlyMap<string, Artwork> = new Map(
  table.flatMap(([ids, period, year, tier]) => ids.map((id) => [String(id), { period, year, tier }] as const)),
);

/** The picture's name, which is also its file's: 'inverno-2022-gold'. */
export function artworkName({ period, year, tier }: Artwork): string {
  return `${periodNames[period]}-${year}-${tier}`;
}
